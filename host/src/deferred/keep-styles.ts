import { choiceIn, keepChoice } from '@roost/shared/domain/own-cookies';

/**
 * Fetches the style sheets that the first page inlined, once the page is idle, so that the next page can link them from
 * the browser's cache. A session cookie tells the server which ones are there.
 */

/**
 * Cookie with the keys of the sheets in the browser's cache, six characters each, separated by dots. Ends with the
 * browser's session.
 */
const COOKIE = 'roost_styles';
/** Most sheets: 24 are 168 characters in every request. */
const MOST_SHEETS = 24;

const readKeys = (cookies: string): string[] =>
  (/^[\w.-]*$/.exec(choiceIn(cookies, COOKIE) ?? '')?.[0] ?? '').split('.').filter(Boolean);

/** Fetches the sheets that this page inlined, and records those that came. Never rejects. */
export async function keepStyles(page: Document = document, fetcher: typeof fetch = fetch): Promise<void> {
  const carried = [...page.querySelectorAll<HTMLStyleElement>('style[data-href][data-key]')];
  const kept: string[] = [];
  // One after the other: each request takes some milliseconds of a slow phone's processor.
  for (const { dataset } of carried) {
    const answer = await fetcher(dataset.href ?? '', { priority: 'low' }).catch(() => null);
    if (answer?.ok === true && dataset.key !== undefined) kept.push(dataset.key);
  }
  if (kept.length === 0) return;
  const keys = new Set([...readKeys(page.cookie), ...kept]);
  keepChoice(COOKIE, [...keys].slice(-MOST_SHEETS).join('.'), null, page);
}
