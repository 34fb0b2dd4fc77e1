/**
 * The cookie cleaner (CONS-5): while any category is refused, once a second, every cookie goes whose name contains none of the allowed
 * names. Scripts of others set what they like; what was not agreed to does not stay.
 */
import Cookies from 'js-cookie';
import { CONSENT_COOKIE, CONSENT_CATEGORIES } from '../domain/consent.ts';
import type { ConsentCategory } from '../domain/consent.ts';
import { ANALYTICS_COOKIES } from '../analytics/visit-storage.ts';
import { EXPERIMENTS_COOKIE } from '../domain/experiments.ts';
import { MARKETING_KEYS } from '../domain/marketing.ts';
import { FRAUD_COOKIE } from '../fraud/first-party-cookie.ts';
import { MONITORING_COOKIES } from '../monitoring/client.ts';
import type { ConsentGate } from './gate.ts';

export const CLEANING_MS = 1_000;

/** Names that a cookie's name may contain, by the category that allows them. `roost` is our own, `__stripe` the card vault's against fraud. */
export const ALLOWED_COOKIES: Readonly<Record<ConsentCategory, readonly string[]>> = {
  custom_necessary: [CONSENT_COOKIE, FRAUD_COOKIE, 'roost', '__stripe'],
  custom_functional: ['_vis_opt', '_vwo', 'optimizely', '__zlcmid'],
  custom_analytics: [...ANALYTICS_COOKIES, ...MONITORING_COOKIES, EXPERIMENTS_COOKIE],
  custom_advertising: [...MARKETING_KEYS, '_fbp', '_fbc', '_gcl', '_pin_', '_pinterest'],
};

export type CookieJar = {
  names: () => readonly string[];
  /** Without a domain: the one cookies have by default. */
  remove: (name: string, domain?: string) => void;
};

export const browserJar: CookieJar = {
  // Values are not decoded: a malformed one must not hide its cookie.
  names: () => Object.keys(Cookies.withConverter({ read: (value) => value }).get()),
  remove: (name, domain) => Cookies.remove(name, { path: '/', ...(domain ? { domain } : {}) }),
};

/** Names that go now. */
export function unwantedCookies(
  names: readonly string[],
  allows: ConsentGate['allows'],
  allowed = ALLOWED_COOKIES,
): string[] {
  const kept = CONSENT_CATEGORIES.filter(allows).flatMap((category) => allowed[category]);
  return names.filter((name) => !kept.some((part) => name.includes(part)));
}

export type CleanerOptions = {
  gate: Pick<ConsentGate, 'allows' | 'subscribe'>;
  jar?: CookieJar;
  /** The domain that cookies of the whole site have, e.g. `.roost.example`. */
  domain?: string | undefined;
};

/** Starts cleaning; the answer stops it. With everything allowed it rests. */
export function startCookieCleaner({ gate, jar = browserJar, domain }: CleanerOptions): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const clean = () => {
    for (const name of unwantedCookies(jar.names(), gate.allows)) {
      jar.remove(name);
      if (domain) jar.remove(name, domain);
    }
  };
  const follow = () => {
    if (CONSENT_CATEGORIES.every((category) => gate.allows(category))) {
      clearInterval(timer);
      timer = undefined;
    } else timer ??= setInterval(clean, CLEANING_MS);
  };
  const stopFollowing = gate.subscribe(follow);
  follow();
  return () => {
    stopFollowing();
    clearInterval(timer);
  };
}
