/** What a refused card says: the catalogue's text for 1012 to 1014, else that the bank declined (BOOK-3, BOOK-6). */
import { refusalText } from '../../api/refusal-text.ts';
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import { copy } from '../../copy.ts';
import type { CardRefusal } from '../checkout/index.ts';

export type CardRefusalTexts = {
  title: string;
  /** Shown at the card's number; empty when the refusal is not about what was typed. */
  field: string;
  /** Says what the guest can do now. */
  explain: boolean;
};

/** Returns the texts for a refusal. */
export function formatCardRefusal(refusal: CardRefusal): CardRefusalTexts {
  const { message } = refusal;
  if (refusal.by === 'vault') {
    return refusal.reason === 'unreachable'
      ? { title: navigator.onLine ? copy.payment.vaultFailed : copy.offline.card, field: '', explain: false }
      : { title: message || bookingErrorMessage('1014'), field: message, explain: false };
  }
  const text = bookingErrorMessage(refusal.code);
  // Nothing is wrong with the card, and the bank declined nothing: it was not answered.
  if (refusal.values?.decline === 'asked')
    return { title: `${refusalText(refusal)} ${copy.taken.nothing}`, field: '', explain: true };
  return text
    ? { title: text, field: text, explain: false }
    : {
        title: copy.declined.title,
        field: refusalText(refusal),
        explain: true,
      };
}
