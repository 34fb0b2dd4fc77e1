/** Events of the log that the owner of a remote is told of, by webhook and mail (PLAT-9). */
import { consoleAddress, createOwnerNotices, mailed, webhook } from '@roost/shared/contracts/owner-notices';
import type { Contact, OwnerNotices, Send } from '@roost/shared/contracts/owner-notices';
import { smtpAddress } from '@roost/shared/contracts/smtp-address';
import type { HostConfig } from '../config.ts';
import type { Log } from '../log.ts';
import type { RemoteTable } from '../registry/validate.ts';

const TOLD = new Set(['remote_problem', 'remote_fell_back', 'remote_quarantined', 'remote_refused']);
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
/** A message may quote what a remote was given; enough of it to know it by. */
const MESSAGE_LENGTH = 300;

/** A site that mails nobody does not load the client. */
function bySmtp(smtpUrl: string, from: string): Send {
  let transport: Promise<{ sendMail: (mail: object) => Promise<unknown> }> | undefined;
  return mailed(from, async (mail) => {
    transport ??= import('nodemailer').then(({ default: nodemailer }) =>
      nodemailer.createTransport(smtpAddress(smtpUrl)),
    );
    await (await transport).sendMail(mail);
  });
}

/** Owner and channel, as the newest version of a remote says. */
export function contactIn(table: RemoteTable, remote: string): Contact {
  const newest = Object.entries(table)
    .find(([name]) => name === remote)?.[1]
    .at(-1)?.extras;
  return { owner: newest?.owner ?? null, channel: newest?.channel ?? null };
}

/** @param table the registry as this host knows it */
export function ownerNotices(
  { webhookUrl, smtpUrl, from }: HostConfig['owners'],
  table: () => Promise<RemoteTable>,
  log: Log,
): OwnerNotices {
  const ways = [...(webhookUrl ? [webhook(webhookUrl)] : []), ...(smtpUrl ? [bySmtp(smtpUrl, from)] : [])];
  return createOwnerNotices(
    ways,
    async (remote) => contactIn(await table(), remote),
    (problem, { event, remote, version }) => log('owner_not_told', { problem, of: event, remote, version }),
  );
}

/** A log that also tells owners. Costs a page no more than the log does. */
export function telling(
  log: Log,
  notices: Pick<OwnerNotices, 'tell'>,
  { siteUrl, registryEnvironment: environment }: Pick<HostConfig, 'siteUrl' | 'registryEnvironment'>,
): Log {
  return (event, fields = {}) => {
    log(event, fields);
    const remote = text(fields['remote']);
    if (!TOLD.has(event) || !remote?.startsWith('mfe-')) return;
    const version = text(fields['version']);
    notices.tell({
      event,
      remote,
      version,
      environment,
      link: consoleAddress(siteUrl, environment, { remote, version }),
      phase: text(fields['phase']) ?? 'unknown',
      where: fields['where'] === 'browser' ? 'browser' : 'server',
      message: (text(fields['message']) ?? '').slice(0, MESSAGE_LENGTH),
      ...('instead' in fields && { instead: text(fields['instead']) }),
    });
  };
}
