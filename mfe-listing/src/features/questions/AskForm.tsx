import { QUESTION_NAME_MOST, QUESTION_TEXT } from '@roost/shared/contracts/question';
import { Button, FieldGrid, Icon, Note, TextField } from '@roost/shared/ui';
import { askCopy as words } from './ask-copy.ts';
import type { QuestionField } from './question-problems.ts';
import { useQuestionForm } from './use-question-form.ts';
import type { SentQuestion } from './use-question-form.ts';
import styles from './Questions.module.css';

/**
 * The form for a public question to the host. A question that was sent is shown as waiting: it is not on the page yet.
 */
export function AskForm({ listingId }: { listingId: string }) {
  const { values, problems, failure, busy, sent, form, submit, change, startAnother } = useQuestionForm(listingId);
  if (sent) return <WaitingQuestion sent={sent} onAnother={startAnother} />;
  const field = (name: QuestionField) => ({
    name,
    value: values[name],
    error: problems[name],
    required: true,
    onChange: (event: { currentTarget: { value: string } }) => change(name, event.currentTarget.value),
  });
  return (
    <form ref={form} className={styles.form} noValidate method="dialog" onSubmit={(event) => void submit(event)}>
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

function WaitingQuestion({ sent, onAnother }: { sent: SentQuestion; onAnother: () => void }) {
  return (
    <div className={styles.yours} role="status">
      <h3 className={styles.text}>{sent.question}</h3>
      <p className={styles.wait}>
        <Icon name="info" /> {words.waiting}
      </p>
      <p className={styles.quiet}>
        {words.sent(sent.email)}{' '}
        <Button variant="text" onClick={onAnother}>
          {words.another}
        </Button>
      </p>
    </div>
  );
}
