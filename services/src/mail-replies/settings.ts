/**
 * Settings of answers by mail: the domain whose mail comes in, and the secret of the provider that delivers it
 * (docs/settings.md).
 */
import * as z from 'zod/mini';
import { readKeys } from '@roost/shared/domain/signing-keys';
import type { Keys } from '../security/sign.ts';

export type Replies = { domain: string; secrets: Keys };
/** `hosts` receives the questions that guests ask owners. `replies`: where answers by mail come in; null: nowhere. */
export type MailSettings = { smtpUrl: string; from: string; hosts: string; replies: Replies | null };

export const replyDomain = z.optional(
  z.string().check(z.regex(/^(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,63}$/, { error: 'it must be a domain in lower case' })),
);

/** What the sandbox's mail page sends answers with. A public site refuses it. */
const LOCAL: Replies = { domain: 'reply.roost.test', secrets: 'local-secret-of-answers-by-mail-only' };

export const REPLIES_PROBLEM =
  'MAIL_REPLY_DOMAIN and MAIL_REPLY_SECRET belong together: mail is taken for that domain from whoever knows the secret. Set both or none.';

type Environment = Partial<Record<'MAIL_REPLY_DOMAIN' | 'MAIL_REPLY_SECRET' | 'SMTP_URL', string | undefined>>;
type MailEnvironment = Environment & { MAIL_FROM: string; MAIL_HOSTS: string; ROOST_MAIL_PORT: number };

/**
 * Where answers by mail come in: nowhere unless it is said, but for the sandbox's own mail. `half` when one of the two
 * is missing.
 */
function readReplies(
  { MAIL_REPLY_DOMAIN: domain, MAIL_REPLY_SECRET: secret, SMTP_URL: smtpUrl }: Environment,
  isPublic: boolean,
): Replies | 'half' | null {
  const secrets = readKeys(secret ?? '');
  if (domain !== undefined && secrets !== null) return { domain, secrets };
  if (domain !== undefined || secret !== undefined) return 'half';
  return isPublic || smtpUrl !== undefined ? null : LOCAL;
}

/**
 * Reads how mail goes out and comes in. Null when one of the two settings of answers by mail is missing
 * (`REPLIES_PROBLEM`).
 */
export function readMail(env: MailEnvironment, isPublic: boolean): MailSettings | null {
  const replies = readReplies(env, isPublic);
  if (replies === 'half') return null;
  const smtpUrl = env.SMTP_URL ?? `smtp://localhost:${env.ROOST_MAIL_PORT}`;
  return { smtpUrl, from: env.MAIL_FROM, hosts: env.MAIL_HOSTS, replies };
}
