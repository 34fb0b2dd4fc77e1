/**
 * Looks whether the browser has a wallet, before its place in the page is decided: what is shown later would move what
 * is there.
 */
import type { Stripe } from '@stripe/stripe-js';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { loadVault } from './stripe-script.ts';
import { toElementsOptions, toWalletOptions } from './wallet-options.ts';

/** Whether there is a wallet does not depend on the amount. */
const ANY_AMOUNT_CENTS = 10_000;
const TIME_LIMIT_MS = 10_000;

/**
 * Returns the vault's library when it has a wallet to offer in this browser, else null. Rejects when the library does
 * not load, or does not say in time.
 */
export async function findWallet(config: PublicConfig['stripe'], timeLimit = TIME_LIMIT_MS): Promise<Stripe | null> {
  const stripe = await loadVault(config);
  const element = stripe
    .elements(toElementsOptions(ANY_AMOUNT_CENTS))
    .create('expressCheckout', toWalletOptions(false));
  // The library tells what there is when its buttons stand in a page: here where nobody sees or reaches them.
  const place = document.createElement('div');
  place.inert = true;
  place.style.cssText = 'position:fixed;inset-block-start:0;inset-inline-start:0;inline-size:20rem;visibility:hidden';
  document.body.append(place);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const found = await new Promise<boolean>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The vault did not say whether there is a wallet.')), timeLimit);
    element.on('loaderror', () => resolve(false));
    element.on('ready', ({ availablePaymentMethods: has }) =>
      resolve(has !== undefined && (has.applePay || has.googlePay)),
    );
    element.mount(place);
  }).finally(() => {
    clearTimeout(timer);
    element.destroy();
    place.remove();
  });
  return found ? stripe : null;
}
