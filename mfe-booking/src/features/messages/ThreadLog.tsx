import { formatHosts } from '@roost/shared/domain/hosts';
import { useState } from 'react';
import type { Message, Thread, ThreadEvent } from '@roost/shared/contracts/messages';
import { toThreadItems } from '@roost/shared/domain/thread';
import type { ThreadItem } from '@roost/shared/domain/thread';
import { formatDayRange } from '@roost/shared/domain/dates';
import { formatWhatChanged } from '@roost/shared/domain/what-changed';
import { formatCents } from '@roost/shared/domain/money';
import { useOnline } from '@roost/shared/query';
import { Button, cx, Icon, VisuallyHidden } from '@roost/shared/ui';
import { asWritten } from '@roost/shared/texts';
import { Dollars } from '../../components/Dollars.tsx';
import { MessageTime } from './MessageTime.tsx';
import { messagesCopy as copy } from './messages-copy.ts';
import type { Outgoing } from './use-thread.ts';
import styles from './Messages.module.css';

type Props = {
  thread: Thread;
  newFrom: number;
  outgoing: readonly Outgoing[];
  onRetry: (message: Outgoing) => void;
  onDiscard: (key: string) => void;
};

/** The pressed button goes with what was not sent: the focus goes on to where one writes. */
const focusComposer = () => document.querySelector<HTMLElement>('main textarea, textarea')?.focus();

/** Messages and what Roost knows of the stay, oldest first. New ones are read out as "Ellen: …". */
export function ThreadLog({ thread, newFrom, outgoing, onRetry, onDiscard }: Props) {
  const items = toThreadItems({ ...thread, readUpTo: newFrom });
  const other = thread.side === 'guest' ? formatHosts(thread.hostName) : thread.guestName;
  const [now] = useState(() => new Date());
  const online = useOnline();
  return (
    <div role="log" aria-label={copy.log(other)} className={styles.log} tabIndex={0}>
      {items.map((item, index) =>
        item.type === 'event' ? (
          <EventLine key={`${item.event.type}-${item.event.at}`} event={item.event} now={now} />
        ) : (
          <Bubble
            key={item.message.id}
            item={item}
            thread={thread}
            now={now}
            isLast={isLastOfRun(items, index) && (outgoing.length === 0 || item.message.from !== thread.side)}
          />
        ),
      )}
      {outgoing.map((message) => (
        <div
          key={message.idempotencyKey}
          className={cx(styles.bubble, styles.own, message.state !== 'sending' && styles.failed)}
        >
          <p>
            <VisuallyHidden>{copy.you}: </VisuallyHidden>
            {message.text}
          </p>
          {message.state === 'sending' ? (
            <span>{copy.sending}</span>
          ) : (
            <div role="alert" className={styles.notSent}>
              <span>
                {message.state === 'unsure' ? copy.unsure : copy.notSent}{' '}
                {message.reason || (online ? '' : copy.offline)}
              </span>
              <Button
                variant="text"
                onClick={() => {
                  focusComposer();
                  onRetry(message);
                }}
              >
                {copy.again}
              </Button>
              <Button
                variant="text"
                onClick={() => {
                  focusComposer();
                  onDiscard(message.idempotencyKey);
                }}
              >
                {copy.discard}
              </Button>
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

/** One time stands below several messages of one side. */
function isLastOfRun(items: readonly ThreadItem[], index: number): boolean {
  const [item, next] = [items[index], items[index + 1]];
  return (
    item?.type === 'message' && (next?.type !== 'message' || next.message.from !== item.message.from || next.isFirstNew)
  );
}

function Bubble({
  item: { message, isFirstNew },
  thread,
  now,
  isLast,
}: {
  item: { message: Message; isFirstNew: boolean };
  thread: Thread;
  now: Date;
  isLast: boolean;
}) {
  const own = message.from === thread.side;
  const author = own ? copy.you : thread.side === 'guest' ? formatHosts(thread.hostName) : thread.guestName;
  // Since the page opened, time goes on with each new message.
  const latest = new Date(Math.max(now.getTime(), Date.parse(message.at)));
  return (
    <>
      {isFirstNew && (
        <p className={styles.fresh}>
          <span>{copy.fresh}</span>
        </p>
      )}
      <div className={cx(styles.bubble, own && styles.own)}>
        <p>
          <VisuallyHidden>{author}: </VisuallyHidden>
          <span {...(message.from === 'host' ? asWritten() : {})}>{message.text}</span>
        </p>
        {isLast && (
          <MessageTime
            at={message.at}
            now={latest}
            after={own && message.id <= thread.otherReadUpTo ? `, ${copy.read}` : ''}
          />
        )}
      </div>
    </>
  );
}

const EVENT_ICONS = { asked: 'message', booked: 'check', changed: 'calendar', rest: 'check', cancelled: 'x' } as const;

function EventLine({ event, now }: { event: ThreadEvent; now: Date }) {
  const { type, startDate, endDate, change, paidCents, refundCents, at } = event;
  const words = [
    ...(change
      ? formatWhatChanged(change, event).map((changed) => `${changed}.`)
      : startDate !== '' && endDate !== ''
        ? [`${formatDayRange(startDate, endDate)}.`]
        : []),
    ...(paidCents > 0 ? [copy.event.paid(formatCents(paidCents))] : []),
    ...(refundCents > 0 ? [copy.event.refunded(formatCents(refundCents))] : []),
  ].join(' ');
  return (
    <div className={styles.event}>
      <Icon name={EVENT_ICONS[type]} size="s" />
      <p>
        <b>{copy.event[type]}</b>
        <Dollars>{words}</Dollars>
      </p>
      <MessageTime at={at} now={now} />
    </div>
  );
}
