/** The card form as the booking knows it. The page never sees a card, only what the vault says about it (BOOK-6). */

export type BillingDetails = {
  name: string;
  email: string;
  phone: string;
  address: { line1: string; line2: string; city: string; state: string; postal_code: string; country: string };
};

export type CardResult =
  | { ok: true; paymentMethodId: string }
  | { ok: false; reason: 'incomplete' | 'refused' | 'unreachable'; message: string };

/** The card form, once its fields stand in the page. */
export type CardVault = {
  /** Makes a one-time payment method from what the guest has typed into the vault's fields. */
  createPaymentMethod: (billing: BillingDetails) => Promise<CardResult>;
  /**
   * Opens the bank's window and resolves when it is closed, whatever the guest did in it; services know the outcome.
   */
  handleChallenge: (clientSecret: string) => Promise<void>;
  /** Returns the fields of the card that are missing or wrong, in the order on the page. */
  problems: () => readonly CardProblem[];
  focus: (field: CardFieldName) => void;
  /** Empties the security code, which has to be typed again after a refusal. */
  clearSecurityCode: () => void;
};

/** What a payment takes of whatever offers a way to pay: the card form, or a wallet of the browser. */
export type PaymentSource = Pick<CardVault, 'createPaymentMethod' | 'handleChallenge'>;

export const CARD_FIELDS = ['cardNumber', 'cardExpiry', 'cardCvc'] as const;
export type CardFieldName = (typeof CARD_FIELDS)[number];
export type CardProblem = { field: CardFieldName; message: string };
