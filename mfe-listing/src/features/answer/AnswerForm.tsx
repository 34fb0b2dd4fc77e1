import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ANSWER_TEXT } from '@roost/shared/contracts/question';
import type { OpenQuestion } from '@roost/shared/contracts/question';
import { mayHaveArrived } from '@roost/shared/http';
import { AppLink, Button, Note, TextField } from '@roost/shared/ui';
import type { answerQuestion as answerQuestionRequest } from '../../api/answer-question.ts';
import { answerCopy as words } from './answer-copy.ts';
import { asWritten } from '@roost/shared/texts';
import styles from './AnswerQuestion.module.css';

type Props = { question: OpenQuestion; token: string; answerQuestion: typeof answerQuestionRequest };

/** The guest's question and a form for the host's answer. */
export function AnswerForm({ question, token, answerQuestion }: Props) {
  const { text, setText, stored, problem, failure, busy, form, submit } = useAnswer(question, token, answerQuestion);
  const page = `/vacation-rentals/${encodeURIComponent(question.listingId)}`;
  return (
    <>
      <section className={styles.question}>
        <p className={styles.quiet}>{words.asked(question.author)}</p>
        <blockquote>{question.question}</blockquote>
        <p className={styles.quiet}>
          {words.home}:{' '}
          <AppLink href={page} {...asWritten()}>
            {question.headline}
          </AppLink>
        </p>
      </section>
      {stored !== null && !busy && (
        <Note tone="good" role="status">
          {words.done(question.author)} <AppLink href={`${page}#questions`}>{words.see}</AppLink>
        </Note>
      )}
      {failure !== null && (
        <Note tone="bad" role="alert">
          {failure}
        </Note>
      )}
      <form ref={form} className={styles.form} noValidate method="dialog" onSubmit={(event) => void submit(event)}>
        <TextField
          multiline
          name="answer"
          label={words.label}
          hint={words.hint}
          rows={5}
          maxLength={ANSWER_TEXT.most}
          value={text}
          error={problem}
          required
          onChange={(event: { currentTarget: { value: string } }) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary" busy={busy}>
          {stored === null ? words.send : words.change}
        </Button>
      </form>
    </>
  );
}

/** The answer while it is written, and what became of it when it was sent. */
function useAnswer(question: OpenQuestion, token: string, answerQuestion: Props['answerQuestion']) {
  const [text, setText] = useState(question.answer ?? '');
  const [stored, setStored] = useState(question.answer);
  const [problem, setProblem] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const showProblem = (message: string) => {
    setProblem(message);
    form.current?.querySelector('textarea')?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = text.trim();
    setFailure(null);
    if (busy) return;
    if (answer.length < ANSWER_TEXT.least) return showProblem(words.missing);
    if (answer.length > ANSWER_TEXT.most) return showProblem(words.long(ANSWER_TEXT.most));
    setBusy(true);
    const result = await answerQuestion(token, answer);
    setBusy(false);
    if (result.ok) return setStored(result.value.answer);
    const refused = result.failure.type === 'refused' ? result.failure.error : null;
    if (refused?.field === 'answer') showProblem(refused.message);
    else setFailure(refused?.message || (mayHaveArrived(result.failure) ? words.unsure : words.notSent));
  };
  const change = (next: string) => {
    setText(next);
    setProblem(undefined);
  };
  return { text, setText: change, stored, problem, failure, busy, form, submit };
}
