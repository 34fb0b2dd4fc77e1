/**
 * The cookie that lets a browser show the stays booked in it and the inquiries sent from it, without an account. Each
 * code has the time of its proof: booking or asking here, or opening a mailed link. Showing takes any proof, changing a
 * stay a fresh one (SAFE-5).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dropCookie, readCookie, writeCookie } from './guest-cookie.ts';
import { sign, verify, type Keys } from './sign.ts';

export const STAYS_COOKIE = 'roost.stays';
const LIFE_SECONDS = 30 * 86_400;
/** Codes kept, the newest first: a cookie has at most 4 kB. */
const MOST_CODES = 20;
/** How long a proof is fresh enough to change a stay. */
export const FRESH_MS = 3_600_000;

type Proof = { code: string; provenAt: number };

function readProofs(request: FastifyRequest, key: Keys): Proof[] {
  return (verify(readCookie(request, STAYS_COOKIE), 'stays', key)?.split('~') ?? []).flatMap((entry) => {
    const [code = '', time] = entry.split('.');
    // Entries from before there were times are old.
    return code === '' ? [] : [{ code, provenAt: Number(time ?? 0) || 0 }];
  });
}

/** Codes of the stays and numbers of the inquiries of this browser; empty when the cookie is missing or not ours. */
export function readStays(request: FastifyRequest, key: Keys): string[] {
  return readProofs(request, key).map(({ code }) => code);
}

/** A stay or an inquiry, with the time from which proofs of it count; null: all do. */
export type Provable = { code: string; proofs_since: Date | null };

/** False for a proof, or the mailed link of one, from before the guest's address was changed. */
export const isCurrent = (provenAt: number, { proofs_since: since }: Pick<Provable, 'proofs_since'>): boolean =>
  since === null || provenAt >= since.getTime();

/** True when this browser booked the stay or sent the inquiry, or has opened its link. */
export function isProven(request: FastifyRequest, of: Provable, key: Keys): boolean {
  return readProofs(request, key).some((proof) => proof.code === of.code && isCurrent(proof.provenAt, of));
}

/** True when this browser has proven within the hour that the stay is its guest's. */
export function isFreshStay(request: FastifyRequest, of: Provable, { key, now }: { key: Keys; now: Date }): boolean {
  return readProofs(request, key).some(
    (proof) => proof.code === of.code && isCurrent(proof.provenAt, of) && now.getTime() - proof.provenAt < FRESH_MS,
  );
}

/** Adds a stay that was proven now to the browser's cookie. */
export function rememberStay(
  request: FastifyRequest,
  reply: FastifyReply,
  code: string,
  { key, now }: { key: Keys; now: Date },
): void {
  const others = readProofs(request, key).filter((proof) => proof.code !== code);
  const proofs = [{ code, provenAt: now.getTime() }, ...others].slice(0, MOST_CODES);
  const value = proofs.map((proof) => `${proof.code}.${proof.provenAt}`).join('~');
  writeCookie(reply, STAYS_COOKIE, sign(value, 'stays', key), LIFE_SECONDS);
}

export function forgetStays(reply: FastifyReply): void {
  dropCookie(reply, STAYS_COOKIE);
}
