/** What the booking's two forms hold (BOOK-2). */
export type SummaryForm = {
  firstName: string;
  lastName: string;
  email: string;
  phone: { dialCode: string; value: string };
};
/** A choice of a list: its name and its ISO code. Where a state is written freely it has no code. */
export type NamedChoice = { value: string; iso: string };
export type PaymentForm = {
  nameOnCard: string;
  promo: string;
  address1: string;
  address2: string;
  city: string;
  state: NamedChoice;
  zip: string;
  country: NamedChoice;
};
