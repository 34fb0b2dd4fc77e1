import type { ReservationRequest } from '@roost/shared/contracts/booking';
import type { PaymentForm } from './forms.ts';
import { toChoice, COUNTRIES, getStates } from './places.ts';

export type Billing = ReservationRequest['billing'];

/** Returns the form as services want it: codes where there are some, names where a state is written freely. */
export function toBilling({ nameOnCard, address1, address2, city, state, zip, country }: PaymentForm): Billing {
  return { nameOnCard, address1, address2, city, state: state.iso || state.value, zip, country: country.iso };
}

/** Returns the form of an attempt that was sent before a reload. */
export function toBillingForm({ state, country, ...rest }: Billing): Omit<PaymentForm, 'promo'> {
  const states = getStates(country);
  const known = states.some((option) => option.value === state);
  return {
    ...rest,
    country: toChoice(COUNTRIES, country),
    state: known ? toChoice(states, state) : { value: state, iso: '' },
  };
}
