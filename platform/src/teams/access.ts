/** Who asks, and whether they may: the token of a request, its environments, remotes and rights. */
import type { Environment } from '@roost/shared/contracts/registry';
import { coversRemote, findToken, readTokens } from '../registry/tokens.ts';
import type { Right, TeamToken } from '../registry/tokens.ts';
import { Refusal } from './refusal.ts';

const SENTENCES = {
  unknown: ['unknown_token', 'This token is not known here. Is it copied whole? Else ask for another one.'],
  ended: ['token_ended', 'This token has ended. Ask for another one.'],
  withdrawn: ['token_withdrawn', 'This token was withdrawn. Ask for another one.'],
} as const;

/** Returns the token of a text. @throws Refusal when it is none that may be used */
export async function knownToken(dataDir: string, text: string): Promise<TeamToken> {
  const found = findToken(await readTokens(dataDir), text);
  if (typeof found !== 'string') return found;
  const [code, message] = SENTENCES[found];
  throw new Refusal(code, message);
}

/**
 * Looks at a token once more that was good when its request came. One that ended meanwhile was in time.
 * @throws Refusal when it was withdrawn since
 */
export async function refuseWithdrawn(dataDir: string, id: string): Promise<void> {
  const found = (await readTokens(dataDir)).find((token) => token.id === id);
  const [code, message] = SENTENCES.withdrawn;
  if (!found || found.withdrawnAt !== null) throw new Refusal(code, message);
}

/** Returns the token of an `Authorization` header. @throws Refusal */
export async function getToken(dataDir: string, header: string | undefined): Promise<TeamToken> {
  const text = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
  if (text === undefined) throw new Refusal('no_token', 'Send the token of your team: Authorization: Bearer roost_…');
  return knownToken(dataDir, text);
}

export type Wanted = { environment?: Environment | undefined; remote?: string | undefined; right?: Right | null };

/** @throws Refusal that names what the token is not for */
export function allow(
  token: Pick<TeamToken, 'team' | 'remotes' | 'environments' | 'rights'> & { id?: string },
  { environment, remote, right = null }: Wanted,
): void {
  const whose = `The token of ${token.team}${token.id === undefined ? '' : ` (${token.id})`}`;
  if (environment !== undefined && !token.environments.includes(environment))
    throw new Refusal(
      'not_this_environment',
      `${whose} is for ${token.environments.join(', ')}, not for ${environment}.`,
    );
  if (right !== null && !token.rights.includes(right))
    throw new Refusal('not_your_right', `${whose} may ${token.rights.join(', ')}, not ${right}.`);
  if (remote !== undefined && !coversRemote(token, remote))
    throw new Refusal('not_your_remote', `${whose} is for ${token.remotes.join(', ')}, not for ${remote}.`);
}

/** As the audit has it. */
export const getName = ({ team, id }: TeamToken): string => `${team} (token ${id})`;
