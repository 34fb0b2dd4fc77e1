/** Reads threads of messages (TALK-1). Who may read one is decided before, in `access.ts` and `host-link.ts`. */
import { sql } from 'kysely';
import type { Message, MessageSide, Thread, ThreadEvent, ThreadRow } from '@roost/shared/contracts/messages';
import type { Db, InquiryRow, StayRow, StoredListing, Tx } from '../db/schema.ts';
import { findListingFields } from '../listings/listing-fields.ts';
import { findListing } from '../listings/repository.ts';
import { findStay, getPaidCents } from '../reservations/stays.ts';

/** What a thread is about. */
export type Subject = { kind: 'stay'; stay: StayRow } | { kind: 'inquiry'; inquiry: InquiryRow };

export const getCode = (subject: Subject): string => (subject.kind === 'stay' ? subject.stay.code : subject.inquiry.id);
export const getListingId = (subject: Subject): string =>
  subject.kind === 'stay' ? subject.stay.listing_id : subject.inquiry.listing_id;

/**
 * Returns the stay or the inquiry of a code. Stays that came to nothing, or whose guest was deleted, have no thread.
 */
export async function findSubject(db: Db | Tx, code: string): Promise<Subject | null> {
  const stay = await findStay(db, code);
  if (stay)
    return stay.forgotten_at === null && (stay.status === 'confirmed' || stay.status === 'cancelled')
      ? { kind: 'stay', stay }
      : null;
  const inquiry = await db.selectFrom('inquiries').selectAll().where('id', '=', code).executeTakeFirst();
  return inquiry ? { kind: 'inquiry', inquiry } : null;
}

/** Dates, party and first name as the thread shows them. */
function describe(subject: Subject): Pick<Thread, 'startDate' | 'endDate' | 'party' | 'guestName'> {
  if (subject.kind === 'stay') {
    const { start_date: startDate, end_date: endDate, party, guest } = subject.stay;
    return { startDate, endDate, party, guestName: guest.firstName };
  }
  const { stay, contact } = subject.inquiry;
  const { startDate, endDate, ...party } = stay;
  return { startDate, endDate, party, guestName: contact.firstName };
}

const toHome = (listing: Pick<StoredListing, 'id' | 'headline' | 'city' | 'photos'>): Thread['listing'] => ({
  id: listing.id,
  headline: listing.headline,
  city: listing.city,
  imageUrl: listing.photos[0]?.url ?? '',
});

type StoredMessage = { id: number; sender: MessageSide; body: string; sent_at: Date };
const toMessage = ({ id, sender, body, sent_at: sentAt }: StoredMessage): Message => ({
  id,
  from: sender,
  text: body,
  at: sentAt.toISOString(),
});

/** What happened to a stay, or that an inquiry was sent. */
async function findEvents(db: Db | Tx, subject: Subject): Promise<ThreadEvent[]> {
  const { startDate, endDate } = describe(subject);
  const nothing = { paidCents: 0, refundCents: 0 };
  if (subject.kind === 'inquiry')
    return [{ type: 'asked', at: subject.inquiry.created_at.toISOString(), startDate, endDate, ...nothing }];
  const { stay } = subject;
  const changes = await db
    .selectFrom('stay_changes')
    .select(['kind', 'start_date', 'end_date', 'due_cents', 'refund_cents', 'updated_at', 'what_changed'])
    .where('stay_code', '=', stay.code)
    .where('status', '=', 'done')
    .orderBy('created_at')
    .execute();
  // The dates of the booking itself are known while nothing has changed them.
  const first = changes.every(({ kind }) => kind !== 'change')
    ? { startDate, endDate }
    : { startDate: '', endDate: '' };
  const paidCents = stay.first_charge_cents ?? getPaidCents(stay);
  return [
    { type: 'booked', at: stay.created_at.toISOString(), ...first, paidCents, refundCents: 0 },
    ...changes.map((change): ThreadEvent => ({
      ...(change.kind === 'change'
        ? { type: 'changed', startDate: change.start_date, endDate: change.end_date }
        : { type: 'rest', startDate: '', endDate: '' }),
      at: change.updated_at.toISOString(),
      paidCents: change.due_cents,
      refundCents: change.refund_cents,
      ...(change.what_changed && { change: change.what_changed }),
    })),
    ...(stay.cancelled_at === null
      ? []
      : [
          {
            type: 'cancelled',
            at: stay.cancelled_at.toISOString(),
            startDate,
            endDate,
            paidCents: 0,
            refundCents: stay.refund_cents,
            ...(stay.not_by_guest ? { notByGuest: true as const } : {}),
          } as const,
        ]),
  ];
}

/** Returns a whole thread as one side sees it. One that nobody has written in yet is empty. */
export async function readThread(db: Db | Tx, subject: Subject, side: MessageSide): Promise<Thread> {
  const code = getCode(subject);
  const listing = await findListing(db, getListingId(subject));
  if (!listing) throw new Error(`Thread ${code} has no listing.`);
  const row = await db.selectFrom('message_threads').selectAll().where('code', '=', code).executeTakeFirst();
  const stored = await db.selectFrom('messages').selectAll().where('thread_code', '=', code).orderBy('id').execute();
  const [guestRead, hostRead] = [row?.guest_read ?? 0, row?.host_read ?? 0];
  return {
    code,
    kind: subject.kind,
    side,
    listing: toHome(listing),
    hostName: listing.host.name,
    responseHours: listing.host.responseHours,
    ...describe(subject),
    messages: stored.map(toMessage),
    events: await findEvents(db, subject),
    readUpTo: side === 'guest' ? guestRead : hostRead,
    otherReadUpTo: side === 'guest' ? hostRead : guestRead,
  };
}

/** What a list of threads needs to know of one before it is read. */
export type ThreadHead = Pick<ThreadRow, 'code' | 'kind' | 'startDate' | 'endDate'> & { listingId: string };

/** Returns threads in which something was written, the newest message first; read together, however many there are. */
export async function listThreads(db: Db, heads: readonly ThreadHead[]): Promise<ThreadRow[]> {
  const byCode = new Map(heads.map((head) => [head.code, head]));
  if (byCode.size === 0) return [];
  const rows = await db
    .selectFrom('messages')
    .distinctOn('thread_code')
    .select(['thread_code', 'id', 'sender', 'body', 'sent_at'])
    .where('thread_code', 'in', [...byCode.keys()])
    .orderBy('thread_code')
    .orderBy('id', 'desc')
    .execute();
  const unread = await countUnreadFor(
    db,
    rows.map((row) => row.thread_code),
  );
  const homes = await findListingFields(
    db,
    heads.map((head) => head.listingId),
    ['id', 'headline', 'city', 'host'],
  );
  return rows
    .toSorted((one, other) => other.id - one.id)
    .flatMap((row) => {
      const head = byCode.get(row.thread_code);
      const home = head && homes.get(head.listingId);
      if (!head || !home) return [];
      const { code, kind, startDate, endDate } = head;
      return [
        {
          code,
          kind,
          listing: toHome(home),
          hostName: home.host.name,
          startDate,
          endDate,
          last: toMessage(row),
          unread: unread.get(code) ?? 0,
        },
      ];
    });
}

/** Returns how many messages of the host the guest has not seen, by thread; threads without any are left out. */
export async function countUnreadFor(db: Db | Tx, codes: readonly string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('messages')
    .innerJoin('message_threads', 'message_threads.code', 'messages.thread_code')
    .select(['thread_code', sql<number>`count(*)::integer`.as('unread')])
    .where('thread_code', 'in', [...codes])
    .where('sender', '=', 'host')
    .whereRef('messages.id', '>', 'message_threads.guest_read')
    .groupBy('thread_code')
    .execute();
  return new Map(rows.map((row) => [row.thread_code, row.unread]));
}

/** Notes that one side has seen everything up to a message. Never takes that back. */
export async function markRead(db: Db | Tx, code: string, side: MessageSide, upTo: number): Promise<void> {
  const column = side === 'guest' ? ('guest_read' as const) : ('host_read' as const);
  await db
    .updateTable('message_threads')
    .set({
      [column]: sql<number>`least(${upTo}::integer, (select coalesce(max(id), 0) from messages where thread_code = ${code}))`,
    })
    .where('code', '=', code)
    .where(column, '<', upTo)
    .execute();
}
