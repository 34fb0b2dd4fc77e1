/**
 * Adds an answer that came by mail to its thread, by the rules of an answer on the page (TALK-3), or has the outbox say
 * to its writer why not. Each mail is dealt with once, however often it is handed in.
 */
import { Refusal, apiError } from '../api-error.ts';
import type { Log } from '../log.ts';
import type { ServicesConfig } from '../config.ts';
import { writeMessage, messageSchema, type MessageDeps } from '../messages/write-message.ts';
import { enforceRateLimits, HOUR_MS, TooManyError } from '../security/rate-limiter.ts';
import {
  addressesIn,
  hasFiles,
  idOfMail,
  isAutomatic,
  isFromPerson,
  tokenOfMail,
  type InboundMail,
  type Received,
} from './inbound-mail.ts';
import { claim, finish } from './each-once.ts';
import { htmlText } from './html-text.ts';
import { isReplyProblem, type ReplyProblem } from './problems.ts';
import { findReplier, type Replier } from './reply-address.ts';
import type { Replies } from './settings.ts';
import { hasPrivateLink, stripReply } from './strip-reply.ts';

/** Mails of one person to one thread in an hour that are looked at; what is beyond is an accident of machines. */
const PER_THREAD = 60;
/** Mails a day that tell one person of one reason in one thread, also when others write in their name. */
const TOLD_A_DAY = 5;
/**
 * Messages with the same words, one after the other, after which one more is a program's that answers whatever comes.
 */
const SAME_WORDS = 2;
/** Characters of a mail with all that it quotes. */
const MOST_TEXT = 64 * 1024;
/** The same of HTML, of which most is no words. */
const MOST_HTML = 1024 * 1024;

export type ReplyDeps = MessageDeps & {
  log: Log;
  replies: Replies;
  mail: Pick<ServicesConfig['mail'], 'hosts' | 'from'>;
};
/**
 * True where the newest messages of this side all say what comes once more: two programs that answer each other would
 * do so for ever.
 */
async function isSaidAgain({ code, side }: Replier, text: string, { db }: ReplyDeps): Promise<boolean> {
  const newest = await db
    .selectFrom('messages')
    .select('body')
    .where('thread_code', '=', code)
    .where('sender', '=', side)
    .orderBy('id', 'desc')
    .limit(SAME_WORDS)
    .execute();
  return newest.length === SAME_WORDS && newest.every(({ body }) => body === text);
}

/**
 * Writes the words of an answer, whatever comes with them. Returns what is wrong with them, null when they stand in the
 * thread.
 */
async function addToThread(mail: InboundMail, replier: Replier, deps: ReplyDeps): Promise<ReplyProblem | null> {
  const { subject, side, code } = replier;
  const whole = mail.TextBody.trim() === '' ? htmlText(mail.HtmlBody.slice(0, MOST_HTML), MOST_TEXT) : mail.TextBody;
  if (whole.length > MOST_TEXT || mail.HtmlBody.length > MOST_HTML) return 'message_too_long';
  const parsed = messageSchema.safeParse({ text: stripReply(whole), idempotencyKey: `mail-${idOfMail(mail)}` });
  if (!parsed.success) return 'message_too_long';
  const { text } = parsed.data;
  if (text === '' && hasFiles(mail)) return 'attachments_refused';
  if (hasPrivateLink(text)) return 'private_link';
  if (await isSaidAgain(replier, text, deps)) return 'said_again';
  try {
    await writeMessage(subject, side, parsed.data, `mail-${side}-${code}`, deps);
    return null;
  } catch (error) {
    if (error instanceof Refusal && isReplyProblem(error.body.error.code)) return error.body.error.code;
    throw error;
  }
}

/** False when one too many. */
async function isWithin(
  name: string,
  whose: string,
  times: number,
  windowMs: number,
  deps: ReplyDeps,
): Promise<boolean> {
  try {
    await enforceRateLimits(deps.db, [{ name, whose, times, windowMs }], { key: deps.key, now: deps.now() });
    return true;
  } catch (error) {
    if (error instanceof TooManyError) return false;
    throw error;
  }
}

/**
 * Deals with a mail that came in. Throws a refusal 503 while another call is at work on it, and whatever the database
 * throws: both are handed in again.
 */
export async function receiveReply(mail: InboundMail, deps: ReplyDeps): Promise<Received> {
  const { db, now, log, replies } = deps;
  const ignored = (reason: string, about: string | null = null): Received => {
    log('mail_reply', { result: 'ignored', reason, about });
    return { result: 'ignored' };
  };
  if (isAutomatic(mail, addressesIn(deps.mail.from))) return ignored('automatic');
  const token = tokenOfMail(mail, replies.domain);
  const replier = token === null ? null : await findReplier(token, deps);
  if (!replier) return ignored('unknown_address');
  const { subject, side, code, ended } = replier;
  const isOwn = isFromPerson(mail, subject, side, deps.mail.hosts);
  // An address that has ended opens nothing; its own person alone hears so.
  if (ended && !isOwn) return ignored('address_ended', code);
  // Who writes in a person's name does not use up what that person may send.
  const whose = `${side}-${code}`;
  if (!(await isWithin(isOwn ? 'mail-reply' : 'mail-reply-foreign', whose, PER_THREAD, HOUR_MS, deps)))
    return ignored('too_many_mails', code);

  const id = await claim(db, { code, side, mailId: idOfMail(mail) }, now());
  if (id === 'busy') throw new Refusal(503, apiError('unavailable', 'This mail is being read. Send it again later.'));
  if (id === 'gone') return ignored('unknown_address', code);
  if (id === 'done') return { result: 'duplicate' };

  const refusal = isOwn ? null : ('other_address' as const);
  const problem = refusal ?? (ended ? 'address_ended' : await addToThread(mail, replier, deps));
  const outcome = problem === null ? 'added' : 'refused';
  // Words that came with a file are in the thread; that the file is not is said all the same.
  const reason = problem ?? (hasFiles(mail) ? 'attachments_refused' : null);
  const isTold =
    reason !== null && (await isWithin('mail-reply-told', `${whose}-${reason}`, TOLD_A_DAY, 24 * HOUR_MS, deps));
  await finish(deps, id, { outcome, reason, isTold });
  log('mail_reply', { result: outcome, reason, isTold, about: code });
  return { result: outcome };
}
