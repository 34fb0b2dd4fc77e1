/** Tells the owner of a remote what somebody did to it in the registry (PLAT-9), by the same ways as the host. */
import {
  consoleAddress,
  createOwnerNotices,
  mailed,
  NOTICE_RULES,
  webhook,
} from '@roost/shared/contracts/owner-notices';
import type { OwnerFacts, Send } from '@roost/shared/contracts/owner-notices';
import type { Registry } from '@roost/shared/contracts/registry';
import { smtpAddress } from '@roost/shared/contracts/smtp-address';
import { siteSettings } from '../lib/environment.ts';
import { defaultEntry } from './model.ts';

const FROM = 'Roost platform <platform@roost.example>';

function ways(environment: NodeJS.ProcessEnv): Send[] {
  const { OWNERS_WEBHOOK_URL: url, OWNERS_SMTP_URL: smtpUrl, OWNERS_MAIL_FROM: from = FROM } = environment;
  const bySmtp = (address: string): Send =>
    mailed(from, async (mail) => {
      const { default: nodemailer } = await import('nodemailer');
      await nodemailer.createTransport(smtpAddress(address)).sendMail(mail);
    });
  return [...(url ? [webhook(url)] : []), ...(smtpUrl ? [bySmtp(smtpUrl)] : [])];
}

/**
 * Sends one notice and waits for it, a few seconds at most. The change was made already: what cannot be sent is said,
 * and is no failure.
 * @param registry as it is after the change
 */
export async function tellOwner(
  registry: Registry,
  facts: Pick<OwnerFacts, 'event' | 'remote' | 'version' | 'message'> & { instead?: string | null },
  say: (line: string) => void,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const { owner = null, channel = null } = defaultEntry(registry, facts.remote)?.extras ?? {};
  const { environment: about = 'production' } = registry;
  const isGone = facts.event === 'remote_withdrawn' && facts.version === null;
  const link = consoleAddress(
    siteSettings(environment).siteUrl,
    about,
    isGone ? { remote: null, version: null } : facts,
  );
  const notices = createOwnerNotices(
    ways(environment),
    () => ({ owner, channel }),
    (problem) => say(`${owner ?? facts.remote} could not be told: ${problem}`),
    { ...NOTICE_RULES, retryMs: [], gapMs: 0 },
  );
  notices.tell({ ...facts, phase: 'registry', where: 'registry', environment: about, link });
  await notices.settled();
}
