import type { ApiError } from '@roost/shared/contracts/booking';
import { bookingErrorField } from '@roost/shared/domain/booking-errors';
import { refusalText } from '../../api/refusal-text.ts';
import { Button, Note } from '@roost/shared/ui';
import form from '../../components/form.module.css';
import { copy } from '../../copy.ts';
import { useCheckout } from '../checkout/index.ts';
import { EditDates, EditGuests } from './EditStay.tsx';
import type { CheckoutPhase } from '../checkout/index.ts';

/**
 * Phases in which the price of the page is spoken of. While a payment is under way, or its end is unknown, its own hold
 * makes the stay look taken.
 */
const PHASES: ReadonlySet<CheckoutPhase['type']> = new Set([
  'editing',
  'card-refused',
  'details-refused',
  'refused',
  'not-sent',
]);

/** The button for what the refusal is about, where dates or guests are. */
function Edit({ error: { code, field = bookingErrorField(code) } }: { error: ApiError }) {
  if (field === 'adults' || field === 'guests' || field === 'pets') return <EditGuests bar />;
  return field?.toLowerCase().endsWith('date') || field === 'dates' ? <EditDates bar /> : null;
}

/** Says why the stay of the address cannot be booked as it is, and changes its dates and guests. */
export function StayNote() {
  const { phase, price, reloading, retryPrice } = useCheckout();
  if (price.type === 'quote' || !PHASES.has(phase.type)) return null;
  if (price.type === 'refused')
    return (
      <div className={form.note}>
        <Note tone="warn" role="status" action={<Edit error={price.error} />}>
          {refusalText(price.error) || copy.stay.quoteFailed}
        </Note>
      </div>
    );
  const retry = (
    <Button icon="refresh" busy={reloading} onClick={retryPrice}>
      {copy.stay.retry}
    </Button>
  );
  return (
    <div className={form.note}>
      <Note tone="bad" role="alert" action={retry}>
        {copy.stay.quoteFailed}
      </Note>
    </div>
  );
}
