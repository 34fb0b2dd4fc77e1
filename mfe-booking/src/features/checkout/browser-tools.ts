import { readFromForm } from '@roost/shared/fraud/form';
import { fraudSessionId } from '@roost/shared/fraud/session';
import { nanoid } from '@roost/shared/state';
import { holdQuote } from '../../api/hold-quote.ts';
import { reserve } from '../../api/reserve.ts';
import { resumeReservation } from '../../api/resume-reservation.ts';
import { sessionAttempts } from './attempt.ts';
import type { BookTools } from './book-stay.ts';
import { PAYMENT_FORM_ID } from './payment-form.ts';

/** What a checkout needs of the browser; tests bring their own. */
export type PageTools = Omit<BookTools, 'vault' | 'onChallenge'>;

export const browserTools: PageTools = {
  calls: { holdQuote, reserve, resumeReservation },
  attempts: sessionAttempts(),
  newKey: () => nanoid(32),
  // The form has it once its code was loaded; until then the stored one is the same.
  fraudSession: () => readFromForm(document, PAYMENT_FORM_ID) ?? fraudSessionId(),
  wait: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
};
