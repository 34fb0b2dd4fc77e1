/**
 * Tells the tabs of one browser who is signed in (AUTH-3), through one local-storage key. The key also records what was told last,
 * so that a tab writes only news: a page that comes back from signing in, in any way, tells the others as it starts.
 */
const KEY = 'nextauth.message';

export type SessionTrigger = 'getSession' | 'signout' | 'update';

type Message = { event: 'session'; data: { trigger: SessionTrigger; profile?: string | null } };

function parseMessage(text: string | null): Message | null {
  if (!text) return null;
  try {
    const message = JSON.parse(text) as Partial<Message> | null;
    return message?.event === 'session' && typeof message.data === 'object' && message.data !== null
      ? (message as Message)
      : null;
  } catch {
    // Not written by us.
    return null;
  }
}

/**
 * Tells the other tabs who is signed in, unless they were told so last; an update is always told. In a browser that keeps nothing
 * they find out when they get the focus.
 * @param profile null for nobody
 */
export function broadcastSession(profile: string | null, trigger: SessionTrigger): void {
  try {
    const last = parseMessage(localStorage.getItem(KEY))?.data.profile ?? null;
    if (trigger !== 'update' && last === profile) return;
    const timestamp = Math.floor(Date.now() / 1000);
    const message = { event: 'session', data: { trigger, profile }, timestamp, tab: crypto.randomUUID() };
    localStorage.setItem(KEY, JSON.stringify(message));
  } catch {
    // Private mode or a full storage.
  }
}

/** Runs `changed` when another tab tells something. Its words are not trusted: the caller asks the server. Returns what stops it. */
export function onSessionBroadcast(changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY && parseMessage(event.newValue)) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
