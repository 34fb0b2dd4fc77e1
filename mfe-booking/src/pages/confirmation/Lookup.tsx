import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { Reservation } from '@roost/shared/contracts/booking';
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import { isEmail } from '@roost/shared/domain/email';
import { Button, Heading, Note, TextField, Wrap } from '@roost/shared/ui';
import { findReservationByEmail } from '../../api/find-reservation.ts';
import { copy } from '../../copy.ts';
import { staysCopy } from '../../stays-copy.ts';
import { getDayAtHome } from '../../features/receipt/booked-terms.ts';
import { Confirmed } from './Confirmed.tsx';
import styles from './Lookup.module.css';

/** Opens a stay in another browser than the one that booked it. The email address never gets into the address bar. */
export function Lookup({
  code,
  phone,
  find = findReservationByEmail,
}: {
  code: string;
  phone: string;
  find?: typeof findReservationByEmail;
}) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<{ stay: Reservation; at: Date } | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong =
      email.trim() === '' ? bookingErrorMessage('1010') : isEmail(email.trim()) ? undefined : copy.details.emailForm;
    setError(wrong);
    setProblem(undefined);
    if (wrong) {
      field.current?.focus();
      return;
    }
    setBusy(true);
    const answer = await find(code, email.trim());
    setBusy(false);
    if (answer.ok) setFound({ stay: answer.value, at: new Date() });
    else
      setProblem(
        answer.failure.type === 'refused' ? staysCopy.confirmation.lookupWrong : staysCopy.confirmation.lookupFailed,
      );
  };
  if (found) {
    const { stay, at } = found;
    return <Confirmed reservation={stay} today={getDayAtHome(stay, at)} phone={phone} lookedUp />;
  }
  return (
    <Wrap width="narrow" className={styles.lookup}>
      <Heading level={1} look="d2">
        {copy.heads.lookup}
      </Heading>
      <p>{staysCopy.confirmation.lookupText(code)}</p>
      {problem && (
        <Note tone="bad" role="alert">
          {problem}
        </Note>
      )}
      <noscript>
        <Note tone="warn">{staysCopy.confirmation.noScript(phone)}</Note>
      </noscript>
      {/* The method `dialog` outside of a dialog sends nothing: without script no email address ends up in the address bar. */}
      <form noValidate method="dialog" className={styles.scripted} onSubmit={(event) => void submit(event)}>
        <TextField
          ref={field}
          id={`${id}-email`}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={staysCopy.confirmation.lookupEmail}
          error={error}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary" busy={busy}>
          {staysCopy.confirmation.lookupButton}
        </Button>
      </form>
    </Wrap>
  );
}
