/**
 * What of the payment, and of an attempt that came to nothing, loads after the page is interactive. One file on
 * purpose: each adds its name and integrity to the remote's entry.
 */
export { PriceChanged, Taken } from '../outcome/index.ts';
export { CardSection } from './CardSection.tsx';
export { findWallet } from './find-wallet.ts';
export { WalletSection } from './WalletSection.tsx';
