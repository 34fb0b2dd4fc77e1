import { useEffect, useMemo, useState } from 'react';
import type { Thread } from '@roost/shared/contracts/messages';
import { useLocation } from '@roost/shared/router';
import { Button, Note, Spinner, Wrap } from '@roost/shared/ui';
import { answerAsHost, openHostThread } from '../../api/messages.ts';
import { messagesCopy as copy } from './messages-copy.ts';
import { ThreadView } from './ThreadView.tsx';
import type { ThreadRequests } from './use-thread.ts';
import styles from './Messages.module.css';

const browserRequests = { open: openHostThread, answer: answerAsHost };

type State = { type: 'opening' } | { type: 'open'; thread: Thread } | { type: 'expired' } | { type: 'failed' };

/** `/messages/answer`: the host's side of a thread, behind the link of a mail. The token stays in the address, so that a reload works. */
export function HostMessages({
  phone,
  requests = browserRequests,
}: {
  phone: string;
  requests?: typeof browserRequests;
}) {
  const token = useLocation().hash.slice(1);
  const [state, setState] = useState<State>({ type: 'opening' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    void requests.open(token).then((answer) => {
      if (!current) return;
      if (answer.ok) setState({ type: 'open', thread: answer.value });
      else
        setState({ type: answer.failure.type === 'refused' && answer.failure.status === 404 ? 'expired' : 'failed' });
    });
    return () => {
      current = false;
    };
  }, [requests, token, tries]);
  const own = useMemo<ThreadRequests>(
    () => ({ load: () => requests.open(token), send: (message) => requests.answer(token, message) }),
    [requests, token],
  );
  if (state.type === 'open')
    return (
      <div className={styles.hostLayout}>
        <ThreadView thread={state.thread} requests={own} phone={phone} />
      </div>
    );
  const retry = () => {
    setState({ type: 'opening' });
    setTries(tries + 1);
  };
  return (
    <Wrap width="narrow" className={styles.waiting}>
      <h1>{copy.host.title}</h1>
      {state.type === 'opening' && (
        <p role="status">
          <Spinner /> {copy.host.opening}
        </p>
      )}
      {state.type === 'expired' && (
        <Note tone="warn" role="alert">
          {copy.host.expired(phone)}
        </Note>
      )}
      {state.type === 'failed' && (
        <Note
          tone="bad"
          role="alert"
          action={
            <Button icon="refresh" onClick={retry}>
              {copy.again}
            </Button>
          }
        >
          {copy.host.failed}
        </Note>
      )}
    </Wrap>
  );
}
