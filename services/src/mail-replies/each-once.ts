/**
 * Each mail that answers a message is dealt with once, however often it is handed in (TALK-3): the table
 * `mail_replies`.
 */
import type { MessageSide } from '@roost/shared/contracts/messages';
import type { Db } from '../db/schema.ts';
import type { MessageDeps } from '../messages/write-message.ts';
import type { ReplyProblem } from './problems.ts';
import { DAY_MS } from '@roost/shared/domain/dates';

/** Milliseconds after which nobody is still at work on a mail. */
const WORKING_MS = 30_000;
/** Days that a mail is remembered; providers give up within one. */
const KEPT_DAYS = 60;

type Claim = { code: string; side: MessageSide; mailId: string };

/** Takes the mail for this call: `mine`, or somebody has dealt with it, or is doing so. */
export async function claim(
  db: Db,
  { code, side, mailId }: Claim,
  now: Date,
): Promise<number | 'done' | 'busy' | 'gone'> {
  const thread = await db.selectFrom('message_threads').select('code').where('code', '=', code).executeTakeFirst();
  if (!thread) return 'gone';
  const taken = await db
    .insertInto('mail_replies')
    .values({ thread_code: code, sender: side, mail_id: mailId, reason: null, received_at: now })
    // A call that ended half way, with its process, leaves its mail to the next one.
    .onConflict((conflict) =>
      conflict
        .columns(['thread_code', 'sender', 'mail_id'])
        .doUpdateSet({ received_at: now })
        .where('mail_replies.outcome', '=', 'received')
        .where('mail_replies.received_at', '<', new Date(now.getTime() - WORKING_MS)),
    )
    .returning('id')
    .executeTakeFirst();
  if (taken) return taken.id;
  const known = await db
    .selectFrom('mail_replies')
    .select('outcome')
    .where('thread_code', '=', code)
    .where('sender', '=', side)
    .where('mail_id', '=', mailId)
    .executeTakeFirst();
  return known?.outcome === 'received' ? 'busy' : 'done';
}

/** Ends the work on a mail, once. `isTold`: its person gets a mail with the reason. */
export async function finish(
  { db, now, wake }: MessageDeps,
  id: number,
  { outcome, reason, isTold }: { outcome: 'added' | 'refused'; reason: ReplyProblem | null; isTold: boolean },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows: ended } = await tx
      .updateTable('mail_replies')
      .set({ outcome, reason })
      .where('id', '=', id)
      .where('outcome', '=', 'received')
      .executeTakeFirst();
    if (ended === 0n || !isTold) return;
    await tx
      .insertInto('mail_outbox')
      .values({ kind: 'reply-refused', stay_code: null, inquiry_id: null, reply_id: id, next_at: now(), sent_at: null })
      .execute();
  });
  if (isTold) wake('mail');
}

/** Forgets mails that nobody hands in again. */
export async function deleteOldReplies(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('mail_replies')
    .where('received_at', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .execute();
}
