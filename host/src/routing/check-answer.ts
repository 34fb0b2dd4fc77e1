/** What a remote's loader answers, as the server takes it (PLAT-3): what no browser could follow or show is the loader's failure, not the host's. */
import type { LoaderResult, RouteHead } from '@roost/shared/contracts/remote-module';

const REDIRECTS: readonly number[] = [301, 302, 303];
/** Statuses that come without a page. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

/**
 * @param url of the page that was asked for
 * @throws Error that says what is wrong with the answer or with the head made of it
 */
export function checkAnswer(answer: LoaderResult<unknown>, url: string, head?: RouteHead): void {
  if (answer.type === 'redirect') {
    const { location, status } = answer;
    if (!REDIRECTS.includes(status)) throw new Error(`its redirect has the status ${status}`);
    if (typeof location !== 'string' || !URL.canParse(location, url)) throw new Error('its redirect leads nowhere');
    if (new URL(location, url).href === url) throw new Error('its redirect leads to itself');
    return;
  }
  const { status = 200 } = answer;
  if (!Number.isInteger(status) || status < 200 || status > 599 || WITHOUT_BODY.includes(status))
    throw new Error(`its page has the status ${status}`);
  if (head && typeof head.title !== 'string') throw new Error('its page has no title');
  // What cannot be written into the page: a circle, a bigint.
  JSON.stringify([answer.data, head]);
}
