/**
 * What analytics stores in the browser, all of it removed with the consent: the anonymous id, who is signed in, and
 * which visit this is.
 */
import { defineStoredText, type StorageArea, type StoredText } from '../storage/index.ts';
import { ANONYMOUS_ID_KEY, storedId } from './anonymous-id.ts';

const USER_ID_KEY = 'ajs_user_id';
const VISIT_KEY = 'analyticsSession';
/** A visit ends when nothing happened for this long. */
const VISIT_IDLE_MS = 30 * 60_000;

/** Cookies and keys of the analytics category. */
export const ANALYTICS_COOKIES = ['ajs_', '_ga', '_hj', 'AMP_'] as const;

export type VisitStores = { local: 'local' | (() => StorageArea); session: 'session' | (() => StorageArea) };
export const browserStores: VisitStores = { local: 'local', session: 'session' };

const storedVisit = ({ session }: VisitStores): StoredText => defineStoredText(VISIT_KEY, session);

/** Number of this visit: when it began, in milliseconds. */
export function visitNumber(stores: VisitStores, now: number): string {
  const visit = storedVisit(stores);
  const [began = '', last = ''] = visit.read()?.split('.') ?? [];
  const id = /^\d{13}$/.test(began) && now - Number(last) < VISIT_IDLE_MS ? began : String(now);
  visit.write(`${id}.${now}`);
  return id;
}

/** The profile that was last told to analytics. */
export function knownUser({ local }: VisitStores): string | null {
  return storedId(USER_ID_KEY, local).read();
}

export function rememberUser({ local }: VisitStores, id: string | null): void {
  const user = storedId(USER_ID_KEY, local);
  if (id === null) user.remove();
  else user.write(id);
}

/** Removes everything that is stored; cookies are the cookie cleaner's business. */
export function forgetVisit(stores: VisitStores): void {
  for (const key of [ANONYMOUS_ID_KEY, USER_ID_KEY]) storedId(key, stores.local).remove();
  storedVisit(stores).remove();
}
