/** What analytics keeps in the browser beside the anonymous id, all of it gone with the consent: who is signed in, and which visit this is. */
import { ANONYMOUS_ID_KEY } from './anonymous-id.ts';

export const USER_ID_KEY = 'ajs_user_id';
export const VISIT_KEY = 'analyticsSession';
/** A visit ends when nothing happened for this long. */
export const VISIT_IDLE_MS = 30 * 60_000;

/** Cookies and keys of the analytics category. */
export const ANALYTICS_COOKIES = ['ajs_', '_ga', '_hj', 'AMP_'] as const;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type VisitStores = { local: () => Store; session: () => Store };
export const browserStores: VisitStores = { local: () => window.localStorage, session: () => window.sessionStorage };

function quiet<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/** Number of this visit: when it began, in milliseconds. */
export function visitNumber(stores: VisitStores, now: number): string {
  const [began = '', last = ''] = quiet(() => stores.session().getItem(VISIT_KEY))?.split('.') ?? [];
  const id = /^\d{13}$/.test(began) && now - Number(last) < VISIT_IDLE_MS ? began : String(now);
  quiet(() => stores.session().setItem(VISIT_KEY, `${id}.${now}`));
  return id;
}

/** The profile that was last told to analytics. */
export function knownUser(stores: VisitStores): string | null {
  return quiet(() => stores.local().getItem(USER_ID_KEY))?.replace(/^"(.*)"$/, '$1') ?? null;
}

export function rememberUser(stores: VisitStores, id: string | null): void {
  quiet(() =>
    id === null ? stores.local().removeItem(USER_ID_KEY) : stores.local().setItem(USER_ID_KEY, JSON.stringify(id)),
  );
}

/** Takes everything away again; cookies are the cookie cleaner's business. */
export function forgetVisit(stores: VisitStores): void {
  for (const key of [ANONYMOUS_ID_KEY, USER_ID_KEY]) quiet(() => stores.local().removeItem(key));
  quiet(() => stores.session().removeItem(VISIT_KEY));
}
