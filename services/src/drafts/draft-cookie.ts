/**
 * The cookie that keeps an unfinished checkout for a reload (BOOK-14, docs/decisions/0114): sealed, so that no script
 * and nobody at the machine reads it, with a key that needs both our secret and the tab's own key. Nothing of it is
 * stored on our side.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { bookingDraftSchema, type BookingDraft } from '@roost/shared/contracts/booking-draft';
import { dropCookie, readCookie, writeCookie } from '../security/guest-cookie.ts';
import { seal, unseal } from '../security/seal.ts';
import type { Keys } from '../security/sign.ts';

export const DRAFT_COOKIE = 'roost.draft';
/** How long a checkout may rest. */
const LIFE_SECONDS = 7_200;
/** A cookie has at most 4 kB; a longer draft is not kept. */
const MOST_SIGNS = 3_000;

const sealedSchema = z.object({ until: z.number(), draft: bookingDraftSchema });
type DraftDeps = { key: Keys; now: Date };

/**
 * Keeps the draft for the tab. Returns false when it is too long for a cookie; then what was kept before is gone too.
 */
export function keepDraft(reply: FastifyReply, tab: string, draft: BookingDraft, { key, now }: DraftDeps): boolean {
  const until = now.getTime() + LIFE_SECONDS * 1_000;
  const sealed = seal(JSON.stringify({ until, draft }), `draft:${tab}`, key);
  const fits = sealed.length <= MOST_SIGNS;
  if (fits) writeCookie(reply, DRAFT_COOKIE, sealed, LIFE_SECONDS);
  else dropCookie(reply, DRAFT_COOKIE);
  return fits;
}

/** Returns the draft of this tab, or null when there is none, it is another tab's, or its time is over. */
export function readDraft(request: FastifyRequest, tab: string, { key, now }: DraftDeps): BookingDraft | null {
  const text = unseal(readCookie(request, DRAFT_COOKIE), `draft:${tab}`, key);
  if (text === null) return null;
  const parsed = sealedSchema.safeParse(JSON.parse(text));
  return parsed.success && parsed.data.until > now.getTime() ? parsed.data.draft : null;
}

export function forgetDraft(reply: FastifyReply): void {
  dropCookie(reply, DRAFT_COOKIE);
}
