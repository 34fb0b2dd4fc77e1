import { AVOID_COOKIE, choiceIn, keepChoice } from '@roost/shared/domain/own-cookies';
import { getRealCookies } from './real-document.ts';

const DAY_SECONDS = 86_400;

/**
 * Writes into a cookie that this visitor's next pages are made without a version, e.g. `mfe-search@1.0.1`. Returns true
 * when the browser kept it.
 */
export function avoid(name: string, page: Document): boolean {
  const real = getRealCookies(page);
  const before = choiceIn(real.cookie, AVOID_COOKIE)?.split(',') ?? [];
  keepChoice(AVOID_COOKIE, [...new Set([name, ...before])].join(), DAY_SECONDS, real);
  return (choiceIn(real.cookie, AVOID_COOKIE) ?? '').split(',').includes(name);
}
