/** Tabs of one browser tell each other that the session may have changed (AUTH-3), through a local-storage key that only storage events carry. */
import * as z from 'zod/mini';

const KEY = 'nextauth.message';

export type SessionTrigger = 'getSession' | 'signout' | 'signin' | 'update';

const messageSchema = z.object({ event: z.literal('session'), data: z.object({ trigger: z.string() }), timestamp: z.number() });

/** Tells the other tabs. In a browser that keeps nothing they find out when they get the focus. */
export function broadcastSession(trigger: SessionTrigger): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ event: 'session', data: { trigger }, timestamp: Math.floor(Date.now() / 1000), tab: crypto.randomUUID() }));
  } catch {
    // Private mode or a full storage.
  }
}

/** Runs `changed` when another tab says so. Returns what stops it. */
export function onSessionBroadcast(changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== KEY || !event.newValue) return;
    try {
      if (messageSchema.safeParse(JSON.parse(event.newValue)).success) changed();
    } catch {
      // Not written by us.
    }
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
