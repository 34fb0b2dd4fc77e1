/** Tabs of one browser tell each other that the session may have changed (AUTH-3), through a local-storage key that only storage events carry. */
const KEY = 'nextauth.message';

export type SessionTrigger = 'getSession' | 'signout' | 'signin' | 'update';

/** Only that it is ours: what it says does not matter, the server is asked. */
function isMessage(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'event' in value &&
    value.event === 'session' &&
    'data' in value &&
    Boolean(value.data)
  );
}

/** Tells the other tabs. In a browser that keeps nothing they find out when they get the focus. */
export function broadcastSession(trigger: SessionTrigger): void {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({
        event: 'session',
        data: { trigger },
        timestamp: Math.floor(Date.now() / 1000),
        tab: crypto.randomUUID(),
      }),
    );
  } catch {
    // Private mode or a full storage.
  }
}

/** Runs `changed` when another tab says so. Returns what stops it. */
export function onSessionBroadcast(changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== KEY || !event.newValue) return;
    try {
      if (isMessage(JSON.parse(event.newValue))) changed();
    } catch {
      // Not written by us.
    }
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
