/** Texts of paying with a wallet of the browser. They load with their chunk. */
import { defineTexts } from '@roost/shared/texts';

export const walletCopy = /* @__PURE__ */ defineTexts('mfe-booking/wallet', {
  title: 'Pay with a wallet',
  gives:
    'You see the total before you approve it. From your wallet we take the name and the billing address of the card.',
  applies: 'The house rules, the cancellation policy and the terms on this page apply however you pay.',
  dismissed: 'You closed your wallet. Nothing was charged, and everything you filled in is still here.',
  pricing: 'We were still updating your total. Please open your wallet again.',
  missing: 'Your wallet left out a part of the billing address. Please add it below, then open your wallet again.',
  silent: 'Your wallet didn’t answer. Nothing was charged. Open it again, or pay with a card.',
  declined: 'Your bank declined the card in your wallet. Nothing was charged.',
  another: 'Choose another card in your wallet, or type one in below. Your dates are still free.',
});
