/** What the registry's commands print, and how a version is named to them. */
import type { Registry } from '@roost/shared/contracts/registry';
import { wholeNumber, wholePercent } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { sharesWords } from '../registry/audit.ts';
import type { AuditRecord } from '../registry/audit.ts';
import { BAKE_MINUTES, MOST_BAKE_MINUTES } from '../registry/rollout.ts';
import type { TeamToken } from '../registry/tokens.ts';
import { refuseUnlessVersion } from '../registry/version-numbers.ts';
import { LONGEST_REASON, READABLE } from '../teams/schemas.ts';
import { REGISTRY_USAGE } from './usage.ts';
import type { REGISTRY_OPTIONS } from './usage.ts';

type RegistryOption = keyof typeof REGISTRY_OPTIONS;

const AUDIT_LINES = 20;

export function describeRegistry(registry: Registry): string[] {
  const lines = [`revision ${registry.revision}`];
  if (Object.keys(registry.microFrontends).length === 0) lines.push('nothing is published here');
  for (const [name, entries] of Object.entries(registry.microFrontends)) {
    lines.push(name);
    for (const { metadata, deployment, extras } of entries) {
      const share = extras.withdrawn
        ? `withdrawn: ${extras.withdrawn.reason}`
        : `${deployment.traffic} %${deployment.default ? ', default' : ''}`;
      lines.push(`  ${metadata.version.padEnd(12)} ${share.padEnd(16)} ${extras.publishedAt}`);
    }
  }
  return lines;
}

export function describeAudit(records: readonly AuditRecord[]): string[] {
  return records.flatMap(({ revision, at, who, action, commit, reason, changes }) => [
    `${revision}  ${at}  ${action}  by ${who}${commit ? `  at ${commit}` : ''}${reason ? `  because: ${reason}` : ''}`,
    ...Object.entries(changes).map(
      ([remote, { before, after }]) => `  ${remote}: ${sharesWords(before)} → ${sharesWords(after)}`,
    ),
    // What was asked for was so already.
    ...(Object.keys(changes).length === 0 ? ['  no share changed'] : []),
  ]);
}

export function describeTokens(tokens: readonly TeamToken[], now: Date = new Date()): string[] {
  return tokens.map(({ id, team, remotes, environments, rights, endsAt, withdrawnAt }) => {
    const ended = endsAt !== null && Date.parse(endsAt) <= now.getTime();
    const state = withdrawnAt
      ? `withdrawn ${withdrawnAt}`
      : endsAt
        ? `${ended ? 'ended' : 'until'} ${endsAt}`
        : 'in use';
    return `${id}  ${team}  ${remotes.join(',')}  ${environments.join(',')}  ${rights.join(',')}  ${state}`;
  });
}

/**
 * Says which remotes of a new token nobody has published yet: right for a new team's, and where a name was misspelt the
 * token would be good for nothing. Empty when there is none. Pure.
 * @param known names of all remotes that were ever published
 */
export function describeUnknownRemotes(remotes: readonly string[], known: readonly string[]): string[] {
  const unknown = remotes.filter((name) => name !== '*' && !known.includes(name));
  if (unknown.length === 0) return [];
  const names = known.length > 0 ? ` Published are ${[...known].sort().join(', ')}.` : '';
  return [`Nobody has published ${unknown.join(' or ')} yet: the token is good for the first version, too.${names}`];
}

/** A link as it is printed: one for staging has no site's address. */
export const describeLink = ({ url }: { url: string }): string =>
  url.startsWith('/') ? `at the address of the staging site: ${url}` : url;

/** How long each step of a rollout lasts at least. @throws Failure for more than a day */
export function bakeMinutes(text: string | undefined): number {
  const minutes = wholeNumber(text, '--bake') ?? BAKE_MINUTES;
  if (minutes > MOST_BAKE_MINUTES)
    throw new Failure(`--bake takes at most ${MOST_BAKE_MINUTES} minutes (a day), not ${minutes}.`);
  return minutes;
}

/** A command that was not given what it needs: its own usage is shown below the sentence. */
export class MisusedCommand extends Failure {}

/** How many words each command of the registry takes after its name, and which options. */
const TAKES: Readonly<Record<string, { words: number; options: readonly RegistryOption[] }>> = {
  list: { words: 0, options: ['environment'] },
  promote: { words: 2, options: ['environment', 'reason', 'traffic'] },
  traffic: { words: 3, options: ['environment', 'reason', 'traffic'] },
  progressive: { words: 2, options: ['environment', 'reason', 'bake'] },
  rollback: { words: 1, options: ['environment', 'reason'] },
  withdraw: { words: 2, options: ['environment', 'reason'] },
  remove: { words: 1, options: ['environment', 'reason'] },
  release: { words: 2, options: ['environment', 'reason', 'from', 'traffic'] },
  link: { words: 1, options: ['environment', 'hours'] },
  audit: { words: 1, options: ['environment', 'limit'] },
  'token-make': { words: 1, options: ['remotes', 'environments', 'may', 'days'] },
  tokens: { words: 0, options: [] },
  'token-withdraw': { words: 1, options: [] },
  prune: { words: 0, options: ['keep', 'days', 'dry-run', 'reason'] },
  key: { words: 0, options: [] },
  sign: { words: 0, options: [] },
  'next-key': { words: 0, options: [] },
  'use-next-key': { words: 0, options: [] },
};

/** Returns the line of the usage that is this command's. */
export const getCommandUsage = (command: string): string =>
  `npm run registry -- ${
    REGISTRY_USAGE.split('\n')
      .find((line) => new RegExp(`^ {2}(.* \\| )?${command}( |$)`).test(line))
      ?.trim()
      .replaceAll(/ {2,}/g, '  ') ?? '<command>'
  }`;

/**
 * @param given names of the options
 * @throws Failure for what the command would pass over: a second remote to roll back, a `--dry-run` of a roll back
 */
export function refuseUnused(command: string, words: readonly string[], given: readonly string[]): void {
  const takes = TAKES[command];
  const option = given.find((name) => !(takes?.options as readonly string[] | undefined)?.includes(name));
  const extra = words[takes?.words ?? words.length] ?? (option === undefined ? undefined : `--${option}`);
  if (extra !== undefined)
    throw new MisusedCommand(`\`${command}\` does nothing with "${extra}", so nothing was done.`);
}

/**
 * Commands for the machine of the registry read and write its directory: elsewhere they would make a token or a key that
 * no registry knows.
 * @param elsewhere address of the registry, where it is not this machine's
 * @param isInstalled in a remote's own repository, where there is none
 * @throws Failure that says where to run it
 */
export function refuseElsewhere(command: string, elsewhere: string | undefined, isInstalled: boolean): void {
  if (!elsewhere && !isInstalled) return;
  const where = elsewhere ? `is elsewhere (ROOST_REGISTRY_URL is ${elsewhere})` : 'is not here';
  throw new Failure(
    `\`${command}\` is for the machine of the registry, which ${where}. Nothing was done: ask whoever looks after it.`,
  );
}

/** The remote that a command is for, alone. @throws Failure for none, and for one of its versions */
export function namedAlone(name: string | undefined): string {
  if (!name) throw new MisusedCommand('Which remote?');
  if (name.includes('@'))
    throw new Failure(`This is done to a whole remote, not to a version: name it as ${name.split('@')[0]}.`);
  return name;
}

export type Target = { name: string; version: string };

/** `mfe-search@1.4.0`, or the same in two words. @throws Failure for what names none */
export function namedVersion(positionals: readonly string[]): Target {
  const [subject = '', version] = positionals;
  const match = /^(mfe-[a-z0-9-]+)@(.+)$/.exec(
    version === undefined || subject.includes('@') ? subject : `${subject}@${version}`,
  );
  if (!match?.[1] || !match[2]) throw new MisusedCommand('A version is named like mfe-search@1.4.0.');
  refuseUnlessVersion(match[2]);
  return { name: match[1], version: match[2] };
}

/** What `traffic` is for: the words that name a version, and the share behind them. @throws Failure for none */
export function namedShare(
  words: readonly string[],
  option: string | undefined,
): { words: readonly string[]; percent: number } {
  const isNamed = words[0]?.includes('@') ? words.length > 1 : words.length > 2;
  const percent = wholePercent(option ?? (isNamed ? words.at(-1) : undefined), 'percent');
  if (percent === null) throw new MisusedCommand('How many percent?');
  return { words: option === undefined ? words.slice(0, -1) : words, percent };
}

/** How many records are shown. @throws Failure for none: it would say that nothing happened */
export function recordLimit(text: string | undefined): number {
  const limit = wholeNumber(text, '--limit') ?? AUDIT_LINES;
  if (limit < 1) throw new Failure(`--limit is how many changes are shown: 1 or more, not ${limit}.`);
  return limit;
}

/** Why something is done, for the audit. @throws Failure for what the registry would not write down */
export function namedReason(text: string | undefined, option = '--reason'): string | null {
  if (text === undefined) return null;
  if (text.trim() === '') throw new Failure(`${option} is empty: say why, or leave it out.`);
  if (text.length > LONGEST_REASON)
    throw new Failure(`${option} takes ${LONGEST_REASON} signs at most, not ${text.length}.`);
  if (!READABLE.test(text))
    throw new Failure(`${option} has signs that steer a terminal or turn the text: leave them out.`);
  return text;
}
