import { useEffect, useState } from 'react';
import type { OpenQuestion } from '@roost/shared/contracts/question';
import { useLocation } from '@roost/shared/router';
import { Button, Note, Spinner } from '@roost/shared/ui';
import { answerQuestion, openQuestion } from '../../api/answer-question.ts';
import { copy } from '../../copy.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { answerCopy } from './answer-copy.ts';

const browserRequests = { openQuestion, answerQuestion };
export type AnswerRequests = typeof browserRequests;

export type AnswerQuestionProps = { phone: string; /** Tests give their own. */ requests?: AnswerRequests };

type State = { type: 'opening' } | { type: 'open'; question: OpenQuestion } | { type: 'expired' } | { type: 'failed' };

/**
 * The question that the link in the address is about, and the form for its answer. A second visit shows the answer, to
 * be changed.
 */
export function AnswerQuestion({ phone, requests = browserRequests }: AnswerQuestionProps) {
  const token = useLocation().hash.slice(1);
  const [state, setState] = useState<State>({ type: 'opening' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    void requests.openQuestion(token).then((result) => {
      if (!current) return;
      if (result.ok) setState({ type: 'open', question: result.value });
      else
        setState({
          type: result.failure.type === 'refused' && result.failure.status === 404 ? 'expired' : 'failed',
        });
    });
    return () => {
      current = false;
    };
  }, [requests, token, tries]);
  const retry = () => {
    setState({ type: 'opening' });
    setTries(tries + 1);
  };

  switch (state.type) {
    case 'opening':
      return (
        <p role="status">
          <Spinner /> {copy.answer.opening}
        </p>
      );
    case 'expired':
      return (
        <Note tone="warn" role="alert">
          {answerCopy.expired(phone)}
        </Note>
      );
    case 'failed':
      return (
        <Note
          tone="bad"
          role="alert"
          action={
            <Button icon="refresh" onClick={retry}>
              {copy.answer.retry}
            </Button>
          }
        >
          {copy.answer.failed}
        </Note>
      );
    case 'open':
      return <AnswerForm question={state.question} token={token} answerQuestion={requests.answerQuestion} />;
  }
}
