import { useMemo } from 'react';
import type { Thread, Threads } from '@roost/shared/contracts/messages';
import { SEARCH_PATH } from '@roost/shared/domain/search-path';
import { cx, EmptyState, Heading, LinkButton, Note } from '@roost/shared/ui';
import { getGuestDrafts, getThread, markThreadRead, sendMessage } from '../../api/messages.ts';
import { messagesCopy as copy } from './messages-copy.ts';
import { ThreadList } from './ThreadList.tsx';
import { ThreadView } from './ThreadView.tsx';
import type { ThreadRequests } from './use-thread.ts';
import styles from './Messages.module.css';

const SIGN_IN = `/api/auth/signin?${new URLSearchParams({ callbackUrl: '/messages' })}`;

export type GuestMessagesProps = {
  threads: Threads;
  /** The open one; null on `/messages`. */
  thread: Thread | null;
  phone: string;
  /** Tests give their own. */
  requests?: ThreadRequests;
};

/** The list beside the open thread; on narrow windows one of the two. */
export function GuestMessages({ threads, thread, phone, requests }: GuestMessagesProps) {
  const code = thread?.code ?? null;
  const own = useMemo<ThreadRequests>(
    () => ({
      load: () => getThread(code ?? ''),
      send: (message) => sendMessage(code ?? '', message),
      markRead: (upTo) => markThreadRead(code ?? '', upTo),
      drafts: getGuestDrafts(code ?? ''),
    }),
    [code],
  );
  return (
    <div className={cx(styles.layout, thread !== null && styles.open)}>
      <div className={styles.column}>
        <div className={styles.columnHead}>
          <Heading level={thread === null ? 1 : 2} look="d1">
            {copy.title}
          </Heading>
        </div>
        {!threads.signedIn && (
          <div className={styles.notice}>
            <Note action={<LinkButton href={SIGN_IN}>{copy.signIn}</LinkButton>}>{copy.thisBrowser}</Note>
          </div>
        )}
        {threads.threads.length > 0 && <ThreadList threads={threads.threads} current={code} />}
        {threads.hasMore && (
          <div className={styles.notice}>
            <Note>{copy.older}</Note>
          </div>
        )}
        {threads.threads.length === 0 && thread === null && (
          <div className={styles.notice}>
            <EmptyState
              title={copy.none}
              actions={
                <LinkButton variant="primary" href={SEARCH_PATH}>
                  {copy.search}
                </LinkButton>
              }
            >
              {copy.noneText}
            </EmptyState>
          </div>
        )}
      </div>
      {thread && <ThreadView key={thread.code} thread={thread} requests={requests ?? own} phone={phone} />}
    </div>
  );
}
