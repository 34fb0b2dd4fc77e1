/**
 * Deletes cookies of refused categories (CONS-5): while any category is refused, it deletes every second each cookie
 * whose name contains none of the allowed names, because third-party scripts may set cookies without asking.
 */
import { browserJar, type CookieJar } from '@roost/shared/consent/cookie-jar';
import { CONSENT_COOKIE, CONSENT_CATEGORIES } from '@roost/shared/domain/consent';
import type { ConsentCategory } from '@roost/shared/domain/consent';
import { ANALYTICS_COOKIES } from '@roost/shared/analytics/visit-storage';
import { EXPERIMENTS_COOKIE } from '@roost/shared/domain/experiments';
import { MARKETING_KEYS } from '@roost/shared/domain/marketing';
import { FRAUD_COOKIE } from '@roost/shared/fraud/first-party-cookie';
import { MONITORING_COOKIES } from '@roost/shared/monitoring/client';
import type { ConsentGate } from '@roost/shared/consent/gate';

export const CLEANING_MS = 1_000;

/**
 * Texts that a cookie's name may contain, by the category that allows them. `roost` is the site's own, `__stripe` the
 * card vault's fraud prevention.
 */
export const ALLOWED_COOKIES: Readonly<Record<ConsentCategory, readonly string[]>> = {
  custom_necessary: [CONSENT_COOKIE, FRAUD_COOKIE, 'roost', '__stripe'],
  custom_functional: ['_vis_opt', '_vwo', 'optimizely', '__zlcmid'],
  custom_analytics: [...ANALYTICS_COOKIES, ...MONITORING_COOKIES, EXPERIMENTS_COOKIE],
  custom_advertising: [...MARKETING_KEYS, '_fbp', '_fbc', '_gcl', '_pin_', '_pinterest'],
};

/** Returns the names of the cookies to delete. */
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
  /** Domain of cookies that are set for the whole site, e.g. `.roost.example`. */
  domain?: string | undefined;
};

/** Starts cleaning; does nothing while all categories are allowed. Returns a function that stops it. */
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
