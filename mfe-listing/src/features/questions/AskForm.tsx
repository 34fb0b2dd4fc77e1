import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { QUESTION_NAME_MOST, QUESTION_TEXT } from '@roost/shared/contracts/question';
import { browserApi, createServicesClient } from '@roost/shared/clients/services';
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import { isEmail } from '@roost/shared/domain/email';
import { Button, FieldGrid, Icon, Note, TextField } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import styles from './Questions.module.css';

const FIELDS = ['question', 'name', 'email'] as const;
type Field = (typeof FIELDS)[number];
type Form = Record<Field, string>;
type Problems = Partial<Record<Field, string>>;
type Sent = { question: string; email: string; responseHours: number };

const words = copy.questions;
const isField = (value: string | undefined): value is Field => FIELDS.some((field) => field === value);

/** Which fields are wrong, in words. The same rules as services keep. */
export function askProblems({ question, name, email }: Form): Problems {
  const text = question.trim();
  return {
    ...(text.length < QUESTION_TEXT.least
      ? { question: words.missing.question }
      : text.length > QUESTION_TEXT.most
        ? { question: words.missing.long(QUESTION_TEXT.most) }
        : {}),
    ...(name.trim() === '' ? { name: words.missing.name } : {}),
    ...(email.trim() === ''
      ? { email: bookingErrorMessage('1010') }
      : isEmail(email.trim())
        ? {}
        : { email: words.missing.email }),
  };
}

/** A public question to the host. It is told as what it is: sent and waiting, not yet on the page. */
export function AskForm({ listingId }: { listingId: string }) {
  const [form, setForm] = useState<Form>({ question: '', name: '', email: '' });
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const element = useRef<HTMLFormElement>(null);
  // Kept until the question is taken: a retry after a lost answer must not ask twice.
  const key = useRef<string | null>(null);

  const show = (found: Problems) => {
    setProblems(found);
    const first = FIELDS.find((field) => found[field] !== undefined);
    if (first) element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || show(askProblems(form))) return;
    setBusy(true);
    setFailure(null);
    key.current ??= crypto.randomUUID();
    const asked = { question: form.question.trim(), name: form.name.trim(), email: form.email.trim() };
    const result = await createServicesClient(browserApi).postQuestion(listingId, {
      ...asked,
      idempotencyKey: key.current,
    });
    setBusy(false);
    if (result.ok) {
      key.current = null;
      setSent({ ...asked, responseHours: result.value.responseHours });
      return;
    }
    const refused = result.failure.type === 'refused' ? result.failure.error : null;
    if (isField(refused?.field)) show({ [refused.field]: refused.message });
    else setFailure(refused?.message || words.notSent);
  };

  if (sent) {
    return (
      <div className={styles.yours} role="status">
        <h3 className={styles.text}>{sent.question}</h3>
        <p className={styles.wait}>
          <Icon name="info" /> {words.waiting(sent.responseHours)}
        </p>
        <p className={styles.quiet}>
          {words.sent(sent.email)}{' '}
          <Button
            variant="text"
            onClick={() => {
              setSent(null);
              setForm({ ...form, question: '' });
            }}
          >
            {words.another}
          </Button>
        </p>
      </div>
    );
  }
  const field = (name: Field) => ({
    name,
    value: form[name],
    error: problems[name],
    required: true,
    onChange: (event: { currentTarget: { value: string } }) => {
      setForm({ ...form, [name]: event.currentTarget.value });
      const { [name]: _, ...rest } = problems;
      setProblems(rest);
    },
  });
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField multiline label={words.yours} rows={3} maxLength={QUESTION_TEXT.most} {...field('question')} />
      <FieldGrid>
        <TextField label={words.name} autoComplete="given-name" maxLength={QUESTION_NAME_MOST} {...field('name')} />
        <TextField label={words.email} type="email" inputMode="email" autoComplete="email" {...field('email')} />
      </FieldGrid>
      {failure !== null && (
        <Note tone="bad" role="alert">
          {failure}
        </Note>
      )}
      <div className={styles.send}>
        <p className={styles.quiet}>{words.hint}</p>
        <Button type="submit" variant="primary" busy={busy}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
