import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ANSWER_TEXT, type OpenQuestion } from '@roost/shared/contracts/question';
import { browserApi, createServicesClient } from '@roost/shared/clients/services';
import type { ServicesClient } from '@roost/shared/clients/services';
import { useLocation } from '@roost/shared/router';
import { AppLink, Button, Note, Spinner, TextField } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { answerCopy } from './answer-copy.ts';
import styles from './Answer.module.css';

const browserClient = createServicesClient(browserApi);
const words = { ...copy.answer, ...answerCopy };

export type AnswerPageProps = {
  phone: string;
  client?: Pick<ServicesClient, 'postQuestionOpen' | 'postQuestionAnswer'>;
};
type Opened = { type: 'opening' } | { type: 'open'; question: OpenQuestion } | { type: 'over' } | { type: 'failed' };

/** The question of the link in this address, and a form for its answer. Opened again later, it shows the answer to be changed. */
export function AnswerPage({ phone, client = browserClient }: AnswerPageProps) {
  const token = useLocation().hash.slice(1);
  const [opened, setOpened] = useState<Opened>({ type: 'opening' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    void client.postQuestionOpen(token).then((answer) => {
      if (!current) return;
      if (answer.ok) setOpened({ type: 'open', question: answer.value });
      else setOpened({ type: answer.failure.type === 'refused' && answer.failure.status === 404 ? 'over' : 'failed' });
    });
    return () => {
      current = false;
    };
  }, [client, token, tries]);

  if (opened.type === 'opening')
    return (
      <p role="status">
        <Spinner /> {words.opening}
      </p>
    );
  if (opened.type === 'over')
    return (
      <Note tone="warn" role="alert">
        {words.over(phone)}
      </Note>
    );
  if (opened.type === 'failed') {
    const retry = () => {
      setOpened({ type: 'opening' });
      setTries(tries + 1);
    };
    return (
      <Note
        tone="bad"
        role="alert"
        action={
          <Button icon="refresh" onClick={retry}>
            {words.retry}
          </Button>
        }
      >
        {words.failed}
      </Note>
    );
  }
  return <AnswerForm question={opened.question} token={token} client={client} />;
}

function AnswerForm({
  question,
  token,
  client,
}: {
  question: OpenQuestion;
  token: string;
  client: NonNullable<AnswerPageProps['client']>;
}) {
  const [text, setText] = useState(question.answer ?? '');
  const [stored, setStored] = useState(question.answer);
  const [problem, setProblem] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wrong = (message: string) => {
    setProblem(message);
    form.current?.querySelector('textarea')?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = text.trim();
    setFailure(null);
    if (busy) return;
    if (answer.length < ANSWER_TEXT.least) return wrong(words.missing);
    if (answer.length > ANSWER_TEXT.most) return wrong(words.long(ANSWER_TEXT.most));
    setBusy(true);
    const result = await client.postQuestionAnswer(token, answer);
    setBusy(false);
    if (result.ok) return setStored(result.value.answer);
    const refused = result.failure.type === 'refused' ? result.failure.error : null;
    if (refused?.field === 'answer') wrong(refused.message);
    else setFailure(refused?.message || words.notSent);
  };
  const page = `/vacation-rentals/${encodeURIComponent(question.listingId)}`;
  return (
    <>
      <section className={styles.question}>
        <p className={styles.quiet}>{words.asked(question.author)}</p>
        <blockquote>{question.question}</blockquote>
        <p className={styles.quiet}>
          {words.home}: <AppLink href={page}>{question.headline}</AppLink>
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
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
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
          onChange={(event: { currentTarget: { value: string } }) => {
            setText(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" variant="primary" busy={busy}>
          {stored === null ? words.send : words.change}
        </Button>
      </form>
    </>
  );
}
