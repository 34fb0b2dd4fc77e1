import { AVOID_COOKIE, choiceIn, keepChoice } from '@roost/shared/domain/own-cookies';

const DAY_SECONDS = 86_400;

/** Has this visitor's next pages made without a version, named as `mfe-search@1.0.1`. Returns whether the browser kept that. */
export function avoid(name: string, page: Document): boolean {
  const before = choiceIn(page.cookie, AVOID_COOKIE)?.split(',') ?? [];
  keepChoice(AVOID_COOKIE, [...new Set([name, ...before])].join(), DAY_SECONDS, page);
  return (choiceIn(page.cookie, AVOID_COOKIE) ?? '').split(',').includes(name);
}
