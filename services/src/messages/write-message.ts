/** Stores a message of a guest or a host, with the mail that tells the other side (TALK-1). */
import * as z from 'zod/mini';
import type { MessageSide } from '@roost/shared/contracts/messages';
import { findMessageProblem, MESSAGE_PROBLEMS } from '@roost/shared/domain/thread';
import { apiError, Refusal } from '../api-error.ts';
import type { Db, Tx } from '../db/schema.ts';
import { enforceRateLimits, HOUR_MS } from '../security/rate-limiter.ts';
import { idempotencyKeySchema, storableLines } from '../storable-text.ts';
import { noSuchThread } from './access.ts';
import { getCode, getListingId, markRead, type Subject } from './threads.ts';
import type { Keys } from '../security/sign.ts';

/** Messages of one side in one thread in an hour, and of one network address. */
const PER_THREAD = 30;
const PER_ADDRESS = 120;
const MOST_MESSAGES = 500;

export type MessageDeps = {
  db: Db;
  now: () => Date;
  key: Keys;
  wake: (outbox: 'mail') => void;
};

export const messageSchema = z.object({
  text: storableLines,
  idempotencyKey: idempotencyKeySchema,
  /** Files are not accepted: the sender is told. */
  attachments: z.optional(z.array(z.unknown())),
});
export type WrittenMessage = z.infer<typeof messageSchema>;

export const attachmentsRefused = (status: 415 | 422): Refusal =>
  new Refusal(status, apiError('attachments_refused', MESSAGE_PROBLEMS.attachments_refused, 'text'));

/** Makes the thread of a stay or an inquiry if there is none yet. */
async function openThread(tx: Tx, kind: Subject['kind'], code: string, listingId: string): Promise<void> {
  await tx
    .insertInto('message_threads')
    .values({
      code,
      stay_code: kind === 'stay' ? code : null,
      inquiry_id: kind === 'inquiry' ? code : null,
      listing_id: listingId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Waits for whoever is deleting the guest, and then for nobody: words must not come after it. Throws when the guest is
 * gone.
 */
async function holdSubject(tx: Tx, kind: Subject['kind'], code: string): Promise<void> {
  const held =
    kind === 'stay'
      ? tx.selectFrom('stays').select('code').where('code', '=', code).where('forgotten_at', 'is', null)
      : tx.selectFrom('inquiries').select('id').where('id', '=', code);
  if (!(await held.forShare().executeTakeFirst())) throw noSuchThread();
}

/** Begins the thread of a new inquiry with what the guest asked. The inquiry's own mails tell of it. */
export async function startInquiryThread(
  tx: Tx,
  { id, listingId, text, now }: { id: string; listingId: string; text: string; now: Date },
): Promise<void> {
  await openThread(tx, 'inquiry', id, listingId);
  await tx
    .insertInto('messages')
    .values({ thread_code: id, sender: 'guest', body: text, idempotency_key: id, sent_at: now })
    .execute();
}

/**
 * Stores a message once, however often it is sent. Writing reads: who answers has seen what is above. Throws refusals
 * about the text and the length of the thread, `noSuchThread` when the guest was deleted meanwhile, and TooManyError.
 */
export async function writeMessage(
  subject: Subject,
  from: MessageSide,
  { text, idempotencyKey, attachments = [] }: WrittenMessage,
  ip: string,
  { db, now, key, wake }: MessageDeps,
): Promise<void> {
  if (attachments.length > 0) throw attachmentsRefused(422);
  const problem = findMessageProblem(text);
  if (problem) throw new Refusal(422, apiError(problem, MESSAGE_PROBLEMS[problem], 'text'));
  const code = getCode(subject);
  const known = await db
    .selectFrom('messages')
    .select('id')
    .where('thread_code', '=', code)
    .where('sender', '=', from)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (known) return;
  await enforceRateLimits(
    db,
    [
      { name: `message-${from}-thread`, whose: code, times: PER_THREAD, windowMs: HOUR_MS },
      { name: 'message-address', whose: ip, times: PER_ADDRESS, windowMs: HOUR_MS },
    ],
    { key, now: now() },
  );
  await db.transaction().execute(async (tx) => {
    await holdSubject(tx, subject.kind, code);
    await openThread(tx, subject.kind, code, getListingId(subject));
    // One writer of a thread at a time: a message that is read has none before it that is still being written.
    await tx.selectFrom('message_threads').select('code').where('code', '=', code).forUpdate().execute();
    const { count } = await tx
      .selectFrom('messages')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where('thread_code', '=', code)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_MESSAGES)
      throw new Refusal(409, apiError('thread_full', 'There are too many messages here for one more. Please call.'));
    const row = await tx
      .insertInto('messages')
      .values({ thread_code: code, sender: from, body: text, idempotency_key: idempotencyKey, sent_at: now() })
      .onConflict((conflict) => conflict.columns(['thread_code', 'sender', 'idempotency_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) return;
    await markRead(tx, code, from, row.id);
    await tx
      .insertInto('mail_outbox')
      .values({
        kind: from === 'guest' ? 'message-host' : 'message-guest',
        stay_code: null,
        inquiry_id: null,
        message_id: row.id,
        next_at: now(),
        sent_at: null,
      })
      .execute();
  });
  wake('mail');
}
