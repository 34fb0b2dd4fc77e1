import { useState } from 'react';
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import { isEmail } from '@roost/shared/domain/email';
import type { mailTripLink } from '../../api/trip-link.ts';
import { copy } from '../../copy.ts';
import { staysCopy } from '../../stays-copy.ts';

/** The form that has a link to a stay mailed. `known` is the reservation code where the page already names it. */
export function useTripLink(
  known: string | undefined,
  mail: typeof mailTripLink,
  focusField: (field: 'code' | 'email') => void,
) {
  const [code, setCode] = useState(known ?? '');
  const [email, setEmail] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const problems = {
    code: code.trim() === '' ? staysCopy.find.codeMissing : undefined,
    email:
      email.trim() === '' ? bookingErrorMessage('1010') : isEmail(email.trim()) ? undefined : copy.details.emailForm,
  };

  const submit = async () => {
    if (busy) return;
    setSubmitted(true);
    setAnswer(null);
    if (problems.code || problems.email) {
      focusField(problems.code ? 'code' : 'email');
      return;
    }
    setBusy(true);
    const result = await mail(code.trim(), email.trim());
    setBusy(false);
    if (result.ok) {
      setAnswer({ tone: 'good', text: staysCopy.find.sent(email.trim()) });
      return;
    }
    const tooMany = result.failure.type === 'refused' && result.failure.status === 429;
    setAnswer({ tone: 'bad', text: tooMany ? staysCopy.find.tooMany : copy.wentWrong });
  };
  return {
    busy,
    answer,
    submit,
    code: { value: code, error: submitted ? problems.code : undefined, set: setCode },
    email: { value: email, error: submitted ? problems.email : undefined, set: setEmail },
  };
}
