/** What page, wallet button and wallet sheet say to each other. Types only: nothing of this reaches the browser. */
import type { BillingInput } from './frame-messages.ts';

/** What the sheet shows before anybody approves it. */
export type WalletOffer = {
  amount: number;
  currency: string;
  lineItems: { name: string; amount: number }[];
};

/** What a wallet tells of the chosen card and its owner. */
export type WalletBilling = {
  name: string;
  address: { line1: string; line2: string | null; city: string; state: string; postal_code: string; country: string };
};

/** From the button's frame to its page. */
export type FromWalletButton = { element: string } & (
  | { kind: 'ready'; available: boolean }
  | { kind: 'press' | 'focus' | 'blur' | 'escape' }
);

/** From the page to the sheet. */
export type ToWalletSheet = { sheet: string } & (
  | ({ kind: 'offer' } & WalletOffer)
  | { kind: 'create'; request: string; key: string; billing: BillingInput }
);

/** From the sheet to its page. Never card data. */
export type FromWalletSheet = { sheet: string } & (
  | { kind: 'ready' }
  | { kind: 'dismissed' }
  | { kind: 'approved'; billing: WalletBilling }
  | { kind: 'created'; request: string; paymentMethod?: object; error?: object }
);
