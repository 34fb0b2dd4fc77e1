/** Decides which requests may get a page that was made for somebody else, and under which key such a page is cached. */
import type { FastifyRequest } from 'fastify';
import { CONSENT_COOKIE } from '@roost/shared/domain/consent';
import { CURRENCY_COOKIE } from '@roost/shared/domain/currency';
import { ANONYMOUS_ID_COOKIE } from '@roost/shared/domain/experiments';
import { LANGUAGE_COOKIE } from '@roost/shared/domain/language';
import { getChoice, withoutPrefix } from '@roost/shared/domain/own-cookies';
import { PRICE_DISPLAY_COOKIE } from '@roost/shared/domain/price-display';
import { THEME_COOKIE } from '../../src/page/theme.ts';
import type { ExperimentsVisitor } from '../experiments/visitor.ts';
import type { PageVersions } from '../registry/page-versions.ts';
import type { PageRequest } from './page-answer.ts';
import { REPEATED_LOADS_COOKIE } from './repeated-loads.ts';
import { VISITOR_COOKIE } from './visitor.ts';

/**
 * Cookie with the keys of the style sheets that the browser has (`host/src/deferred/keep-styles.ts`), separated by
 * dots.
 */
export const STYLES_COOKIE = 'roost_styles';

/**
 * Cookies that change what a page shows. They are part of the key, and the only ones that a shared page is rendered
 * with.
 */
const SHOWN_COOKIES: readonly string[] = [PRICE_DISPLAY_COOKIE, CURRENCY_COOKIE, THEME_COOKIE];
/**
 * Cookies that change nothing in a page, or are in the key in another way. A visitor with any other cookie gets
 * personal pages.
 */
const HARMLESS_COOKIES: readonly string[] = [
  VISITOR_COOKIE,
  STYLES_COOKIE,
  CONSENT_COOKIE,
  ANONYMOUS_ID_COOKIE,
  LANGUAGE_COOKIE,
  REPEATED_LOADS_COOKIE,
];

const LONGEST_STYLES = 200;
/**
 * Most characters of a shared page's address. Thousands of keys are in memory, and an address may have 64 kB (SAFE-6).
 */
const LONGEST_ADDRESS = 1_000;
/** Matches values that cannot be read as a second cookie. */
const PLAIN_VALUE = /^[\w-]{1,40}$/;
/** Milliseconds of a quarter of an hour: days begin at quarters in every time zone. */
export const QUARTER_MS = 900_000;

type Known = {
  request: FastifyRequest;
  page: PageRequest;
  versions: PageVersions;
  experiments: ExperimentsVisitor;
  /** File names of the host's build. */
  build: readonly string[];
};

/** Returns the cookies that a shared page is rendered with as a header; undefined when there are none. */
export function shownCookies({ cookies }: FastifyRequest): string | undefined {
  const shown = SHOWN_COOKIES.flatMap((name) => {
    const value = getChoice(cookies, name);
    return value === undefined ? [] : [`${name}=${value}`];
  });
  return shown.length > 0 ? shown.join('; ') : undefined;
}

/**
 * Returns the key of the shared page for this request, or null when the page must be this visitor's own. The key has
 * everything that changes a page's bytes; an unknown cookie counts as something that may.
 */
export function sharedKey({ request, page, versions, experiments, build }: Known): string | null {
  const { cookies, method } = request;
  const isOrdinary =
    method === 'GET' &&
    request.headers.authorization === undefined &&
    experiments.known === null &&
    Object.keys(experiments.forced).length === 0 &&
    versions.pins.length === 0 &&
    versions.developerOrigins.length === 0;
  const names = Object.keys(cookies).map(withoutPrefix);
  const areKnown = names.every((name) => SHOWN_COOKIES.includes(name) || HARMLESS_COOKIES.includes(name));
  const styles = [...page.keptStyles].sort().join('.');
  const shown = SHOWN_COOKIES.map((name) => getChoice(cookies, name) ?? null);
  const isShort =
    page.path.length <= LONGEST_ADDRESS &&
    styles.length <= LONGEST_STYLES &&
    shown.every((value) => value === null || PLAIN_VALUE.test(value));
  if (!isOrdinary || !areKnown || !isShort) return null;
  return JSON.stringify([
    page.path,
    page.encoding,
    page.language,
    page.consentUndecided,
    styles,
    shown,
    Math.floor(Date.parse(page.now) / QUARTER_MS),
    Object.entries(versions.remotes).map(([name, remote]) => [name, ...remote.versions.map(({ version }) => version)]),
    versions.defaults,
    build,
  ]);
}
