import type { ReservationRequest } from '@roost/shared/contracts/booking';
import type { PaymentForm } from './forms.ts';
import { choiceOf, COUNTRIES, statesOf } from './places.ts';

export type Billing = ReservationRequest['billing'];

/** The form as services want it: codes where there are some, names where a state is written freely. */
export function billingOf({ nameOnCard, address1, address2, city, state, zip, country }: PaymentForm): Billing {
  return { nameOnCard, address1, address2, city, state: state.iso || state.value, zip, country: country.iso };
}

/** The form of a try that was sent before a reload. */
export function formOfBilling({ state, country, ...rest }: Billing): Omit<PaymentForm, 'promo'> {
  const states = statesOf(country);
  const known = states.some((option) => option.value === state);
  return {
    ...rest,
    country: choiceOf(COUNTRIES, country),
    state: known ? choiceOf(states, state) : { value: state, iso: '' },
  };
}
