/**
 * Tokens of teams: what each may do, to which remotes, in which environments. Only a hash of a token is kept, so a
 * reader of the file cannot use it; a token is shown once, when it is made. It has 256 random bits: a plain hash of it
 * cannot be tried out.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ENVIRONMENTS } from '@roost/shared/contracts/registry';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import type { Environment } from '@roost/shared/contracts/registry';
import { errorCode, Failure } from '../lib/failure.ts';
import { writeAtomically } from '../lib/files.ts';
import { lock } from '../lib/lock.ts';
import { DAY_MS } from '../lib/durations.ts';

/**
 * `publish`: new versions, for nobody, a share or everybody. `release`: shares, promotion, roll back. `withdraw`: a
 * version that nobody may get.
 */
export const RIGHTS = ['publish', 'release', 'withdraw'] as const;
export type Right = (typeof RIGHTS)[number];

const tokenSchema = z.object({
  /** Public name of the token; part of its text. */
  id: z.string(),
  team: z.string(),
  /** SHA-256 of the secret part, hex. */
  hash: z.string(),
  /** Names of remotes, `*` for each. */
  remotes: z.array(z.string()),
  environments: z.array(z.enum(ENVIRONMENTS)),
  rights: z.array(z.enum(RIGHTS)),
  madeAt: z.string(),
  /** ISO instants; null for a token that lasts, and for one in use. */
  endsAt: z.nullable(z.string()),
  withdrawnAt: z.nullable(z.string()),
});
export type TeamToken = z.infer<typeof tokenSchema>;
const fileSchema = z.object({ tokens: z.array(tokenSchema) });

const tokensFile = (dataDir: string): string => join(dataDir, 'registry-tokens.json');
const getHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const TEXT = /^roost_([0-9a-f]{8})_([\w-]{43})$/;

/** Returns all tokens that were ever made. */
export async function readTokens(dataDir: string): Promise<TeamToken[]> {
  try {
    return fileSchema.parse(JSON.parse(await readFile(tokensFile(dataDir), 'utf8'))).tokens;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

async function changeTokens(dataDir: string, change: (tokens: TeamToken[]) => TeamToken[]): Promise<void> {
  const release = await lock(`${tokensFile(dataDir)}.lock`, 10_000);
  if (!release) throw new Failure('Somebody else is changing the tokens. Try again.');
  try {
    const tokens = change(await readTokens(dataDir));
    await writeAtomically(tokensFile(dataDir), `${JSON.stringify({ tokens }, null, 2)}\n`);
  } finally {
    await release();
  }
}

const MOST_DAYS = 3650;
/** It stands in every line of the audit: neither signs that break a line or steer a terminal, nor blanks around it. */
const TEAM = /^(?=.{1,60}$)[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\p{P}\p{S} ]*[\p{L}\p{M}\p{N}\p{P}\p{S}])?$/u;

/**
 * Makes a token.
 * @returns its text, which is kept nowhere
 * @throws Failure for a name that no team or remote can have, and for a token that has ended when it is made
 */
export async function makeToken(
  dataDir: string,
  {
    team,
    remotes,
    environments,
    rights,
    days,
  }: { team: string; remotes: string[]; environments: Environment[]; rights: Right[]; days: number | null },
  now: Date = new Date(),
): Promise<string> {
  if (!TEAM.test(team))
    throw new Failure(
      "A team's name is 1 to 60 letters, digits and signs, a letter or digit first, without line breaks.",
    );
  const wrong = remotes.find((name) => name !== '*' && !isRemoteName(name));
  if (wrong !== undefined)
    throw new Failure(`A token is for remotes by their names, such as mfe-search, or "*" for each, not "${wrong}".`);
  if (days !== null && (days < 1 || days > MOST_DAYS))
    throw new Failure(`A token lasts 1 to ${MOST_DAYS} days, not ${days}.`);
  const id = randomBytes(4).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  const endsAt = days === null ? null : new Date(now.getTime() + days * DAY_MS).toISOString();
  const token: TeamToken = {
    ...{ id, team, hash: getHash(secret), remotes, environments, rights },
    madeAt: now.toISOString(),
    endsAt,
    withdrawnAt: null,
  };
  await changeTokens(dataDir, (tokens) => [...tokens, token]);
  return `roost_${id}_${secret}`;
}

/** Ends a token with the next request. @throws Failure when there is none of this id */
export async function withdrawToken(dataDir: string, id: string, now: Date = new Date()): Promise<TeamToken> {
  let found: TeamToken | undefined;
  await changeTokens(dataDir, (tokens) => {
    found = tokens.find((token) => token.id === id);
    if (!found) throw new Failure(`There is no token ${id}. \`npm run registry -- tokens\` lists them.`);
    return tokens.map((token) =>
      token.id === id ? { ...token, withdrawnAt: token.withdrawnAt ?? now.toISOString() } : token,
    );
  });
  if (!found) throw new Failure(`There is no token ${id}.`);
  return found;
}

export type Refused = 'unknown' | 'ended' | 'withdrawn';

/** Finds the token of a text that somebody sent. @returns why it is refused when it is none that may be used */
export function findToken(tokens: readonly TeamToken[], text: string, now: Date = new Date()): TeamToken | Refused {
  const [, id, secret = ''] = TEXT.exec(text) ?? [];
  const token = tokens.find((candidate) => candidate.id === id);
  // The same work for a name that there is and one that there is not.
  const wanted = Buffer.from(token?.hash ?? getHash(''), 'hex');
  const isRight = timingSafeEqual(Buffer.from(getHash(secret), 'hex'), wanted);
  if (!token || !isRight) return 'unknown';
  if (token.withdrawnAt !== null) return 'withdrawn';
  return token.endsAt !== null && Date.parse(token.endsAt) <= now.getTime() ? 'ended' : token;
}

/** Whether a token is good for a remote. */
export const coversRemote = ({ remotes }: Pick<TeamToken, 'remotes'>, remote: string): boolean =>
  remotes.includes('*') || remotes.includes(remote);
