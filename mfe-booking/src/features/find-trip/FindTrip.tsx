import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import { isEmail } from '@roost/shared/domain/email';
import { Button, Heading, Note, TextField } from '@roost/shared/ui';
import { mailTripLink } from '../../api/trip-link.ts';
import { copy } from '../../copy.ts';
import styles from './FindTrip.module.css';

export type FindTripProps = {
  /** The reservation code, where the page already names it. */
  code?: string;
  /** The form is all there is on the page. */
  level?: 1 | 2;
  mail?: typeof mailTripLink;
};

/** Mails a link to a stay. What it answers never says whether there is such a stay: only the mailbox learns that. */
export function FindTrip({ code: known, level = 2, mail = mailTripLink }: FindTripProps) {
  const id = useId();
  const [code, setCode] = useState(known ?? '');
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(0);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const problems = {
    code: code.trim() === '' ? copy.find.codeMissing : undefined,
    email:
      email.trim() === '' ? bookingErrorMessage('1010') : isEmail(email.trim()) ? undefined : copy.details.emailForm,
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setSent(sent + 1);
    setAnswer(null);
    const first = problems.code ? codeField : problems.email ? emailField : null;
    if (first) {
      first.current?.focus();
      return;
    }
    setBusy(true);
    const result = await mail(code.trim(), email.trim());
    setBusy(false);
    if (result.ok) setAnswer({ tone: 'good', text: copy.find.sent(email.trim()) });
    else
      setAnswer({
        tone: 'bad',
        text: result.failure.type === 'refused' && result.failure.status === 429 ? copy.find.tooMany : copy.find.failed,
      });
  };
  return (
    <section className={styles.find} aria-labelledby={`${id}-title`}>
      <Heading level={level} look={level === 1 ? 'd2' : 'd1'} id={`${id}-title`}>
        {copy.find.title}
      </Heading>
      <p>{copy.find.text}</p>
      {answer && (
        <Note tone={answer.tone} role={answer.tone === 'bad' ? 'alert' : 'status'}>
          {answer.text}
        </Note>
      )}
      {/* `dialog` outside of a dialog sends nothing: before the script is there no e-mail address ends up in an address. */}
      <form noValidate method="dialog" onSubmit={(event) => void submit(event)}>
        {known === undefined && (
          <TextField
            ref={codeField}
            id={`${id}-code`}
            name="code"
            label={copy.find.code}
            autoComplete="off"
            value={code}
            error={sent > 0 ? problems.code : undefined}
            required
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        <TextField
          ref={emailField}
          id={`${id}-email`}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={copy.details.email}
          value={email}
          error={sent > 0 ? problems.email : undefined}
          required
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" variant={level === 1 ? 'primary' : 'line'} icon="mail" busy={busy}>
          {copy.find.send}
        </Button>
      </form>
    </section>
  );
}
