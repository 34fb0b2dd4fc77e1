import { useMemo } from 'react';
import { Button, Note, Spinner, Wrap } from '@roost/shared/ui';
import { answerAsHost, getHostDrafts, openHostThread } from '../../api/messages.ts';
import { useHostLink } from '../../hooks/use-host-link.ts';
import { messagesCopy as copy } from './messages-copy.ts';
import { ThreadView } from './ThreadView.tsx';
import type { ThreadRequests } from './use-thread.ts';
import styles from './Messages.module.css';

const browserRequests = { open: openHostThread, answer: answerAsHost };

/**
 * `/messages/answer`: the host's side of a thread, behind the link of a mail. The token stays in the address, so that a
 * reload works.
 */
export function HostMessages({
  phone,
  requests = browserRequests,
}: {
  phone: string;
  requests?: typeof browserRequests;
}) {
  const { token, data: thread, failure, isLoading, reload } = useHostLink('host-thread', requests.open);
  const own = useMemo<ThreadRequests>(
    () => ({
      load: () => requests.open(token),
      send: (message) => requests.answer(token, message),
      drafts: getHostDrafts(token),
    }),
    [requests, token],
  );
  if (thread)
    return (
      <div className={styles.hostLayout}>
        <ThreadView thread={thread} requests={own} phone={phone} />
      </div>
    );
  const isOver = failure?.type === 'refused' && failure.status === 404;
  return (
    <Wrap width="narrow" className={styles.waiting}>
      <h1>{copy.host.title}</h1>
      {isLoading && (
        <p role="status">
          <Spinner /> {copy.host.opening}
        </p>
      )}
      {!isLoading && isOver && (
        <Note tone="warn" role="alert">
          {copy.host.expired(phone)}
        </Note>
      )}
      {!isLoading && !isOver && (
        <Note
          tone="bad"
          role="alert"
          action={
            <Button icon="refresh" onClick={reload}>
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
