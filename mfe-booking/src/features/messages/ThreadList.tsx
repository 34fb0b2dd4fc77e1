import { formatHosts } from '@roost/shared/domain/hosts';
import { useState } from 'react';
import type { ThreadRow } from '@roost/shared/contracts/messages';
import { formatDayRange } from '@roost/shared/domain/dates';
import { AppLink, cx, Picture, VisuallyHidden } from '@roost/shared/ui';
import { asWritten } from '@roost/shared/texts';
import { MessageTime } from './MessageTime.tsx';
import { messagesCopy as copy } from './messages-copy.ts';
import styles from './Messages.module.css';

/** Threads, the newest message first. Unread ones have a dot and a bold last line. */
export function ThreadList({ threads, current }: { threads: readonly ThreadRow[]; current: string | null }) {
  const [now] = useState(() => new Date());
  return (
    <ul className={styles.list} aria-label={copy.list}>
      {threads.map((thread) => {
        const dates =
          thread.startDate !== '' && thread.endDate !== '' ? formatDayRange(thread.startDate, thread.endDate) : '';
        const isCurrent = thread.code === current;
        const isNew = thread.unread > 0 && !isCurrent;
        return (
          <li key={thread.code}>
            <AppLink
              href={`/messages/${encodeURIComponent(thread.code)}`}
              className={cx(styles.row, isNew && styles.unread) ?? ''}
              aria-current={isCurrent ? 'page' : undefined}
            >
              <Picture
                src={thread.listing.imageUrl}
                alt=""
                sizes="3.75rem"
                widths={[320, 320]}
                quality={50}
                ratio="1 / 1"
              />
              <span className={styles.rowTop}>
                <b>{formatHosts(thread.hostName)}</b>
                <span>
                  {isNew && <i className={styles.dot} aria-hidden="true" />}
                  {thread.last && <MessageTime at={thread.last.at} now={now} />}
                </span>
              </span>
              <span className={styles.rowHome} {...asWritten()}>
                {thread.listing.headline}
              </span>
              <span className={styles.rowAbout}>{thread.kind === 'inquiry' ? copy.inquiry(dates) : dates}</span>
              <span className={styles.rowLast}>
                {isNew && <VisuallyHidden>{copy.unread(thread.unread)}: </VisuallyHidden>}
                {thread.last?.from === 'guest' && `${copy.you}: `}
                {thread.last?.text}
              </span>
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
