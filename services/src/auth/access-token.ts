/**
 * The access token that the browser sends to the favorites service in the AuthToken header (FAV-1). It names its
 * session, so it ends with the session even before its own expiry.
 */
import { sign, verify, type Keys } from '../security/sign.ts';
import { DAY_MS } from '@roost/shared/domain/dates';

const LIFE_MS = DAY_MS;

/** `profile.session hash.expiry`, signed. */
export function issueAccessToken({
  profileId,
  sessionHash,
  now,
  secret,
}: {
  profileId: string;
  sessionHash: string;
  now: Date;
  secret: Keys;
}): string {
  return sign([profileId, sessionHash, now.getTime() + LIFE_MS].join('~'), 'access', secret);
}

export type AccessClaims = { profileId: string; sessionHash: string };

/** Returns the claims of a token that we signed and that has not expired. The caller must still look up the session. */
export function readAccessToken(token: string, { now, secret }: { now: Date; secret: Keys }): AccessClaims | null {
  const [profileId, sessionHash, expiry] = verify(token, 'access', secret)?.split('~') ?? [];
  if (!profileId || !sessionHash || Number(expiry) < now.getTime()) return null;
  return { profileId, sessionHash };
}
