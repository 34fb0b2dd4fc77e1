import { choiceIn, keepChoice } from '@roost/shared/domain/own-cookies';

/**
 * A first page carries its style sheets in its HTML. Once nothing waits any more they are fetched as files, so that the next page can link
 * them from the browser's cache, and a cookie of this visit tells the server which ones are there.
 */

/** Names of the sheets in the browser's cache, six characters each, separated by dots. Ends with the browser's session. */
const COOKIE = 'roost_styles';
/** Sheets of a visit: 24 of them are 168 characters in every request. */
const MOST_SHEETS = 24;

const readKeys = (cookies: string): string[] =>
  (/^[\w.-]*$/.exec(choiceIn(cookies, COOKIE) ?? '')?.[0] ?? '').split('.').filter(Boolean);

/** Fetches the sheets that this page carried, and notes those that came. Never rejects. */
export async function keepStyles(page: Document = document, fetcher: typeof fetch = fetch): Promise<void> {
  const carried = [...page.querySelectorAll<HTMLStyleElement>('style[data-href][data-key]')];
  const kept: string[] = [];
  // One after another: each request is some milliseconds of a slow phone's processor.
  for (const { dataset } of carried) {
    const answer = await fetcher(dataset.href ?? '', { priority: 'low' }).catch(() => null);
    if (answer?.ok === true && dataset.key !== undefined) kept.push(dataset.key);
  }
  if (kept.length === 0) return;
  const keys = new Set([...readKeys(page.cookie), ...kept]);
  keepChoice(COOKIE, [...keys].slice(-MOST_SHEETS).join('.'), null, page);
}
