import { refusalText } from '../../api/refusal-text.ts';
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import { useOnline } from '@roost/shared/query';
import { Button, Note } from '@roost/shared/ui';
import form from '../../components/form.module.css';
import { copy } from '../../copy.ts';
import { isEndUnknown, isRunning, useCheckout } from '../checkout/index.ts';

/** Says how the last attempt ended, where that is not about the card, the price, the dates or a field. */
export function EndNote() {
  const note = useNote();
  return note && <div className={form.note}>{note}</div>;
}

/** Refusals whose own text says that nothing was charged. */
const SAYS_NOTHING_CHARGED: ReadonlySet<string> = new Set(['not_arrived', 'split_gone']);

function useNote() {
  const { page, phase, checkAgain, pay } = useCheckout();
  const online = useOnline();
  const { phone } = page.contact;
  const asked = phase.type === 'challenge' ? copy.payment.challenge : copy.unknown.resumed;
  // The one way to go on: the form is hidden, so that nothing is booked or charged a second time. The button keeps the
  // focus while it works.
  if (isEndUnknown(phase))
    return (
      <Note
        tone="warn"
        role="alert"
        action={
          <Button icon="refresh" busy={isRunning(phase)} onClick={checkAgain}>
            {copy.unknown.check}
          </Button>
        }
      >
        {isRunning(phase) ? asked : `${copy.unknown.text} ${online ? copy.unknown.call(phone) : copy.offline.unknown}`}
      </Note>
    );
  if (isRunning(phase)) return phase.resumed ? <Note role="status">{asked}</Note> : null;
  switch (phase.type) {
    case 'not-sent':
      return (
        <Note
          tone="bad"
          role="alert"
          // A wallet opens from its own button only.
          action={
            phase.wallet ? null : (
              <Button icon="refresh" onClick={pay}>
                {copy.payment.retry}
              </Button>
            )
          }
        >
          <strong>{online ? bookingErrorMessage('1000', { phone }) : copy.offline.title}</strong>{' '}
          {online ? copy.taken.nothing : copy.offline.notSent}
        </Note>
      );
    case 'refused':
      return (
        <Note tone="bad" role="alert">
          <strong>{refusalText(phase.error) || copy.help(phone)}</strong>
          {SAYS_NOTHING_CHARGED.has(phase.error.code) ? null : ` ${copy.taken.nothing}`}
        </Note>
      );
    default:
      return null;
  }
}
