/** The billing address that a wallet gives, put into the form where the guest sees it (BOOK-2). Pure. */
import type { PaymentForm } from '../../state/forms.ts';
import { COUNTRIES, getStates, toChoice } from '../../state/places.ts';

/** As the vault's library tells it. Wallets leave out what their owner has not filled in. */
export type WalletBilling = {
  name?: string | null;
  address?: {
    line1?: string | null;
    line2?: string | null;
    city?: string | null;
    state?: string | null;
    postal_code?: string | null;
    country?: string | null;
  } | null;
};

type AddressForm = Omit<PaymentForm, 'promo'>;
const FIELDS = ['nameOnCard', 'address1', 'address2', 'city', 'state', 'zip'] as const;

/**
 * Returns the form with the wallet's address. What the wallet leaves out stays as the guest has filled it in, where
 * that was for the same address: no parts of two addresses come together.
 */
export function takeWalletAddress<Form extends AddressForm>(form: Form, given: WalletBilling | undefined): Form {
  const text = (value: string | null | undefined) => value?.trim() ?? '';
  const code = text(given?.address?.country).toUpperCase();
  if (!given?.address || !/^[A-Z]{2}$/.test(code)) return form;
  const { name, address } = given;
  const country = toChoice(COUNTRIES, code);
  const theirs: AddressForm = {
    nameOnCard: text(name),
    address1: text(address.line1),
    address2: text(address.line2),
    city: text(address.city),
    state: toState(country.iso, text(address.state)),
    zip: text(address.postal_code),
    country,
  };
  const differs = (field: (typeof FIELDS)[number]) => {
    const [one, other] = [read(theirs, field), read(form, field)];
    return one !== '' && one.toLowerCase() !== other.toLowerCase();
  };
  if (form.country.iso !== country.iso || FIELDS.some(differs)) return { ...form, ...theirs };
  const left = FIELDS.filter((field) => read(theirs, field) !== '');
  return { ...form, ...Object.fromEntries(left.map((field) => [field, theirs[field]])) };
}

const read = (form: AddressForm, field: (typeof FIELDS)[number]): string =>
  field === 'state' ? form.state.iso || form.state.value.trim() : form[field].trim();

/** Wallets say states by their code or by their name. */
function toState(country: string, given: string): AddressForm['state'] {
  const states = getStates(country);
  if (states.length === 0) return { value: given, iso: '' };
  const state = states.find(({ value, label }) =>
    [value, label].some((word) => word.toLowerCase() === given.toLowerCase()),
  );
  return state ? { value: state.label, iso: state.value } : { value: '', iso: '' };
}
