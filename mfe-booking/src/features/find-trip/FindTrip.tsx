import { useId, useRef } from 'react';
import { Button, Heading, Note, TextField } from '@roost/shared/ui';
import { mailTripLink } from '../../api/trip-link.ts';
import { copy } from '../../copy.ts';
import { staysCopy } from '../../stays-copy.ts';
import { useTripLink } from './use-trip-link.ts';
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
  const codeField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const { busy, answer, submit, code, email } = useTripLink(known, mail, (field) =>
    (field === 'code' ? codeField : emailField).current?.focus(),
  );
  return (
    <section className={styles.find} aria-labelledby={`${id}-title`}>
      <Heading level={level} look={level === 1 ? 'd2' : 'd1'} id={`${id}-title`}>
        {copy.heads.find}
      </Heading>
      <p>{staysCopy.find.text}</p>
      <noscript>
        <Note tone="warn">{staysCopy.find.noScript}</Note>
      </noscript>
      {answer && (
        <Note tone={answer.tone} role={answer.tone === 'bad' ? 'alert' : 'status'}>
          {answer.text}
        </Note>
      )}
      {/* The method `dialog` outside of a dialog sends nothing: without script no email address ends up in the address bar. */}
      <form
        noValidate
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {known === undefined && (
          <TextField
            ref={codeField}
            id={`${id}-code`}
            name="code"
            label={staysCopy.find.code}
            autoComplete="off"
            value={code.value}
            error={code.error}
            required
            onChange={(event) => code.set(event.currentTarget.value)}
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
          value={email.value}
          error={email.error}
          required
          onChange={(event) => email.set(event.currentTarget.value)}
        />
        <Button type="submit" variant={level === 1 ? 'primary' : 'line'} icon="mail" busy={busy}>
          {staysCopy.find.send}
        </Button>
      </form>
    </section>
  );
}
