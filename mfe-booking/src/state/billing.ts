import type { ReservationRequest } from '@roost/shared/contracts/booking';
import type { PaymentForm } from './forms.ts';

export type Billing = ReservationRequest['billing'];

/** Returns the form as services want it: codes where there are some, names where a state is written freely. */
export function toBilling({ nameOnCard, address1, address2, city, state, zip, country }: PaymentForm): Billing {
  return { nameOnCard, address1, address2, city, state: state.iso || state.value, zip, country: country.iso };
}
