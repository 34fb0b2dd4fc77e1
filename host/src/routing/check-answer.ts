/**
 * What a remote's loader answers, as the server takes it (PLAT-3): what no browser could follow or show is the loader's
 * failure, not the host's.
 */
import { checkCount, checkPlace } from './redirect-chain.ts';
import type { LoaderResult, RouteHead } from '@roost/shared/contracts/remote-module';

const REDIRECTS: readonly number[] = [301, 302, 303];
/** Statuses that come without a page. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

/** Characters of data that a page carries at most: a search with its homes and their texts has 200,000. */
const LONGEST_DATA = 4_000_000;
/** Characters of a response header. */
const LONGEST_HEADER = 2_000;
/** Seconds that anybody may keep a page: a version that was taken back is not to be shown for longer. */
const LONGEST_KEPT = 60;
const KEPT = /\b(?:max-age|s-maxage|stale-while-revalidate|stale-if-error)\s*=\s*"?(\d+)/gi;
const OWN_PATH = /^\/(?![/\\])/;
const HEADER_NAME = /^[\w-]{1,60}$/;
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

const isText = (value: unknown): boolean => typeof value === 'string';
const isTextOrNone = (value: unknown): boolean => value === undefined || value === null || isText(value);

/** What is written into the document has to be text, whatever types say. */
function checkHead(head: RouteHead): void {
  if (!isText(head.title)) throw new Error('its page has no title');
  for (const name of ['description', 'canonical', 'imageUrl', 'imageAlt', 'robots'] as const)
    if (!isTextOrNone(head[name])) throw new Error(`${name} of its page's head is no text`);
  // Another site's would take the page out of every search engine.
  if (head.canonical && !OWN_PATH.test(head.canonical))
    throw new Error(`canonical of its page's head is no path of this site`);
  for (const name of ['jsonLd', 'preloadImages'] as const)
    if (!Array.isArray(head[name] ?? [])) throw new Error(`${name} of its page's head is no list`);
  for (const image of head.preloadImages ?? [])
    if (!isText(image?.src) || ![image.srcSet, image.sizes, image.media].every(isTextOrNone))
      throw new Error("a picture of its page's head has no address");
}

/**
 * A header that a loader sets.
 * @param ofRemote whether the page is a remote's: whose cookies a visitor has is not its business
 * @throws Error when no answer can have it
 */
export function checkHeader(name: string, value: string, ofRemote: boolean): void {
  if (!isText(name) || !HEADER_NAME.test(name)) throw new Error('its header has no name');
  if (!isText(value) || !HEADER_VALUE.test(value)) throw new Error(`its header ${name} cannot be sent`);
  if (!ofRemote) return;
  if (name.toLowerCase() === 'set-cookie') throw new Error('it sets a cookie');
  if (value.length > LONGEST_HEADER) throw new Error(`its header ${name} is too long`);
  const kept = Math.max(0, ...[...value.matchAll(KEPT)].map(([, seconds]) => Number(seconds)));
  if (name.toLowerCase() === 'cache-control' && kept > LONGEST_KEPT)
    throw new Error(`its page would be kept for ${kept} seconds`);
}

/**
 * @param url of the page that was asked for
 * @param redirects that led to it
 * @throws Error that says what is wrong with the answer or with the head made of it
 */
export function checkAnswer(answer: LoaderResult<unknown>, url: string, head?: RouteHead, redirects = 0): void {
  if (answer.type === 'redirect') {
    checkCount(redirects);
    const { location, status } = answer;
    if (!REDIRECTS.includes(status)) throw new Error(`its redirect has the status ${status}`);
    if (typeof location !== 'string' || !URL.canParse(location, url)) throw new Error('its redirect leads nowhere');
    checkPlace(location, url);
    if (new URL(location, url).href === url) throw new Error('its redirect leads to itself');
    return;
  }
  const { status = 200 } = answer;
  if (!Number.isInteger(status) || status < 200 || status > 599 || WITHOUT_BODY.includes(status))
    throw new Error(`its page has the status ${status}`);
  if (head) checkHead(head);
  // What cannot be written into the page throws here: a circle, a bigint.
  const { length } = JSON.stringify([answer.data, head]);
  if (length > LONGEST_DATA) throw new Error(`its page carries ${length} characters of data`);
}
