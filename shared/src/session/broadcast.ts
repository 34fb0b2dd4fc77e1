/**
 * Tells the tabs of one browser who is signed in (AUTH-3), through one local-storage key. The key also records what was
 * told last, so that a tab writes only news: a page that comes back from signing in, in any way, tells the others as it
 * starts.
 */
import * as z from 'zod/mini';
import { defineStoredValue } from '../storage/index.ts';

const KEY = 'nextauth.message';

export type SessionTrigger = 'getSession' | 'signout' | 'update';

const messageSchema = z.looseObject({
  event: z.literal('session'),
  data: z.looseObject({ profile: z.optional(z.nullable(z.string())) }),
});
const lastMessage = /* @__PURE__ */ defineStoredValue({
  key: KEY,
  schema: z.nullable(messageSchema),
  fallback: null,
  area: 'local',
});

/**
 * Tells the other tabs who is signed in, unless they were told so last; an update is always told. In a browser that
 * stores nothing they find out when they get the focus.
 * @param profile null for nobody
 */
export function broadcastSession(profile: string | null, trigger: SessionTrigger): void {
  const last = lastMessage.read()?.data.profile ?? null;
  if (trigger !== 'update' && last === profile) return;
  // Storage events are sent for changes alone: these two make each message a new value.
  const timestamp = Math.floor(Date.now() / 1000);
  lastMessage.write({ event: 'session', data: { trigger, profile }, timestamp, tab: crypto.randomUUID() });
}

/**
 * Runs `changed` when another tab tells something. Its words are not trusted: the caller asks the server. Returns what
 * stops it.
 */
export function onSessionBroadcast(changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY && lastMessage.read()) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
