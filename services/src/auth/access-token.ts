/**
 * The access token of a session: what the browser shows the favorites service in its AuthToken header (FAV-1). It names the
 * session it came from, so it ends with that session however long it was meant to live.
 */
import { sign, verify } from '../security/sign.ts';

const LIFE_MS = 86_400_000;

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
  secret: string;
}): string {
  return sign([profileId, sessionHash, now.getTime() + LIFE_MS].join('~'), 'access', secret);
}

export type AccessClaims = { profileId: string; sessionHash: string };

/** The claims of a token that is ours and not too old. Its session still has to be looked up. */
export function readAccessToken(token: string, { now, secret }: { now: Date; secret: string }): AccessClaims | null {
  const [profileId, sessionHash, expiry] = verify(token, 'access', secret)?.split('~') ?? [];
  if (!profileId || !sessionHash || Number(expiry) < now.getTime()) return null;
  return { profileId, sessionHash };
}
