import { dialAddress } from '@roost/shared/domain/dial-address';
import { formatHosts, hasSeveralHosts } from '@roost/shared/domain/hosts';
import { useRepeatKey } from '@roost/shared/hooks/use-repeat-key';
import { useEffect, useRef } from 'react';
import type { Thread } from '@roost/shared/contracts/messages';
import { formatDate, formatWeekday } from '@roost/shared/domain/dates';
import { formatParty } from '@roost/shared/domain/party';
import { AppLink, Icon, LinkButton, Picture } from '@roost/shared/ui';
import { asWritten } from '@roost/shared/texts';
import { Composer } from './Composer.tsx';
import { forgetDraft } from './drafts.ts';
import { messagesCopy as copy } from './messages-copy.ts';
import { ThreadLog } from './ThreadLog.tsx';
import { useThread } from './use-thread.ts';
import type { Outgoing, ThreadRequests } from './use-thread.ts';
import styles from './Messages.module.css';

export type ThreadViewProps = {
  thread: Thread;
  requests: ThreadRequests;
  phone: string;
  /** Milliseconds between questions for new messages; tests give their own. */
  pollMs?: number;
};

/** A page as high as the window may end a part of a pixel below it. */
const ROUNDING_PX = 1;

/** Returns by which name somebody is thanked or greeted: the first one, and of two hosts both. */
const getGreetedName = (name: string): string =>
  hasSeveralHosts(name) ? formatHosts(name) : (name.split(' ')[0] ?? name);

/** Nobody arrives any more, and there is nothing to manage. */
const isCancelled = ({ events }: Thread): boolean => events.some(({ type }) => type === 'cancelled');

/** A message that is not on its way any more has arrived, or was discarded: a reload does not bring it back. */
function useForgottenDrafts(code: string, outgoing: readonly Outgoing[]): void {
  const before = useRef<readonly Outgoing[]>([]);
  useEffect(() => {
    for (const { text, idempotencyKey } of before.current)
      if (!outgoing.some((message) => message.idempotencyKey === idempotencyKey)) forgetDraft(code, text);
    before.current = outgoing;
  }, [code, outgoing]);
}

/** Nobody is sorry for what the other side cancelled. */
function getQuickAnswers(thread: Thread, name: string): readonly string[] {
  const isOver = thread.side === 'guest' && isCancelled(thread);
  const words = copy.quickAnswers[isOver ? 'cancelled' : thread.side](name);
  return isOver && thread.events.some(({ notByGuest }) => notByGuest) ? words.slice(0, 1) : words;
}

/** One thread, for its guest or its host: who it is with, the messages, the box, and beside it the stay. */
export function ThreadView({ thread: loaded, requests, phone, pollMs }: ThreadViewProps) {
  const { thread, newFrom, outgoing, send, discard } = useThread(loaded, requests, pollMs);
  const isGuest = thread.side === 'guest';
  const name = isGuest ? thread.hostName : thread.guestName;
  const other = isGuest ? formatHosts(name) : name;
  const isOver = isCancelled(thread);
  // The same words after another message are another message.
  const getKey = useRepeatKey();
  const newest = thread.messages.at(-1)?.id ?? 0;
  useForgottenDrafts(thread.code, outgoing);
  const end = useRef<HTMLDivElement>(null);
  const count = thread.messages.length + outgoing.length;
  // The newest message is what one came for. What is in sight stays where it is: the room that the page keeps free for
  // bars would put the heading, which has the focus, below the header.
  useEffect(() => {
    const place = end.current;
    if (!place || place.getBoundingClientRect().bottom <= window.innerHeight + ROUNDING_PX) return;
    // Newer browsers answer with a promise, which an effect must not return.
    void place.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <>
      <section className={styles.thread} aria-labelledby="thread-title">
        <header className={styles.head}>
          {isGuest && (
            <AppLink href="/messages" className={styles.back ?? ''} aria-label={copy.back}>
              <Icon name="chevronLeft" />
            </AppLink>
          )}
          <span className={styles.avatar} aria-hidden="true">
            {[...other][0]}
          </span>
          <div>
            <h1 id="thread-title">{other}</h1>
            <p {...asWritten()}>{thread.listing.headline}</p>
          </div>
        </header>
        <ThreadLog
          thread={thread}
          newFrom={newFrom}
          outgoing={outgoing}
          onRetry={({ text, idempotencyKey }) => void send({ text, idempotencyKey })}
          onDiscard={discard}
        />
        {isGuest && count > 0 && copy.byHost(name) && <p className={styles.small}>{copy.byHost(name)}</p>}
        {count === 0 && <p className={styles.start}>{isGuest ? copy.start(other, isOver) : copy.host.hint(other)}</p>}
        <noscript>
          <p className={styles.small}>{copy.page.noScript(phone)}</p>
        </noscript>
        <Composer
          code={thread.code}
          name={other}
          quick={getQuickAnswers(thread, getGreetedName(name))}
          drafts={requests.drafts ?? null}
          arrived={thread.messages.findLast(({ from }) => from === thread.side)?.text ?? null}
          onSend={(text) => void send({ text, idempotencyKey: getKey(JSON.stringify([thread.code, newest, text])) })}
        />
        <div ref={end} />
      </section>
      <StayPanel thread={thread} phone={phone} />
    </>
  );
}

function StayPanel({ thread, phone }: { thread: Thread; phone: string }) {
  const { listing, kind, code, startDate, endDate, party, side } = thread;
  const day = (date: string) => `${formatWeekday(date, 'short')}, ${formatDate(date)}`;
  const facts = [
    // Nobody arrives at a cancelled stay.
    ...(isCancelled(thread)
      ? [[copy.dates, `${formatDate(startDate)} – ${formatDate(endDate)}`]]
      : [
          ...(startDate === '' ? [] : [[copy.checkIn, day(startDate)]]),
          ...(endDate === '' ? [] : [[copy.checkOut, day(endDate)]]),
        ]),
    ...(formatParty(party) === '' ? [] : [[copy.guests, formatParty(party)]]),
    [copy.code[kind], code],
  ] as const;
  return (
    <aside className={styles.side} aria-label={kind === 'stay' ? copy.stay : copy.asked}>
      {listing.imageUrl !== '' && (
        <Picture src={listing.imageUrl} alt="" sizes="20rem" widths={[320, 640]} ratio="3 / 2" />
      )}
      <h2 {...asWritten()}>{listing.headline}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {side === 'guest' && kind === 'stay' && (
        <LinkButton block href={`/trips/${encodeURIComponent(code)}`}>
          {isCancelled(thread) ? copy.seeStay : copy.seeTrip}
        </LinkButton>
      )}
      <LinkButton block href={`/vacation-rentals/${encodeURIComponent(listing.id)}`}>
        {copy.seeHome}
      </LinkButton>
      {side === 'guest' && (
        <p className={styles.small}>
          {copy.payHere}{' '}
          <a href={dialAddress(phone)} className={styles.phone}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </p>
      )}
    </aside>
  );
}
