import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageVersions } from '../registry/page-versions.ts';
import { versionEntry } from '../registry/fixtures.ts';
import type { RemoteTable } from '../registry/validate.ts';
import { blamedForLoads, keepAvoided, keepTurns, turnsOf } from './turns.ts';

const SITE = 'http://stay.example';
const BY_PAGE = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' };
const BY_VISITOR = { ...BY_PAGE, 'sec-fetch-user': '?1' };
/** What the cookie calls `/search`. */
const HERE = 'b7W3';
const asked = (headers: object, turns?: string, url = '/search?query=Tahoe') =>
  ({ headers, raw: { url }, cookies: turns === undefined ? {} : { roost_turns: turns } }) as unknown as FastifyRequest;
/** The cookie that an answer sets; null where it is taken away, undefined where nothing is said. */
function kept(request: FastifyRequest, isRedirect = false): string | null | undefined {
  let said: string | null | undefined;
  const reply = {
    request,
    setCookie: (_name: string, value: string) => void (said = value),
    clearCookie: () => void (said = null),
  };
  keepTurns(reply as unknown as FastifyReply, SITE, turnsOf(request), isRedirect);
  return said;
}

test('PLAT-3: redirects in a row are counted until a page comes', () => {
  const typed = { ...BY_VISITOR, 'sec-fetch-site': 'none' };
  expect(kept(asked(typed), true)).toBe(`1.0.${HERE}`);
  expect(kept(asked(typed, `4.0.${HERE}`), true)).toBe(`5.0.${HERE}`);
  expect(kept(asked(typed, '9.0.ABCD'), true)).toBe(`9.0.${HERE}`);
  expect(kept(asked(typed, `5.0.${HERE}`))).toBeNull();
  expect(turnsOf(asked(typed, `5.0.${HERE}`))).toEqual({ redirects: 5, loads: 0, place: HERE });
});

test('PLAT-3: documents that a page loads by itself are counted until the visitor asks for one', () => {
  expect(kept(asked(BY_PAGE))).toBe(`0.2.${HERE}`);
  expect(kept(asked(BY_PAGE, `0.4.${HERE}`, '/search?another=query'))).toBe(`0.6.${HERE}`);
  expect(kept(asked(BY_PAGE, `2.9.${HERE}`))).toBe(`0.9.${HERE}`);
  // A browser calls it the visitor's for a while: it counts less, and is soon forgotten.
  expect(kept(asked(BY_VISITOR, `0.4.${HERE}`))).toBe(`0.5.${HERE}`);
  for (const site of ['none', 'cross-site']) {
    expect(kept(asked({ ...BY_VISITOR, 'sec-fetch-site': site }, `0.5.${HERE}`))).toBeNull();
    expect(kept(asked({ ...BY_PAGE, 'sec-fetch-site': site }))).toBeUndefined();
  }
  expect(kept(asked({}))).toBeUndefined();
  for (const forged of ['x', '1', '0.5', '10.1.abcd', '1.1.abcd; a=b'])
    expect(turnsOf(asked(BY_VISITOR, forged))).toMatchObject({ redirects: 0, loads: 1 });
});

test('PLAT-3: a visitor who goes back and back blames no version', () => {
  // Chromium says of such a request that the page made it.
  let cookie: string | undefined;
  for (const url of ['/trips', '/search', '/help', '/search', '/', '/favorites'])
    cookie = kept(asked(BY_PAGE, cookie, url)) ?? undefined;
  expect(cookie).toMatch(/^0\.2\./);
});

test('PLAT-3: the newest version that another can stand in for is blamed, then the next', () => {
  const published = (name: string, version: string, publishedAt: string, fallback?: string) => {
    const entry = versionEntry(version, {
      traffic: fallback === undefined ? 0 : 100,
      isDefault: fallback !== undefined,
      name,
      ...(fallback && { fallback }),
    });
    return { ...entry, extras: { ...entry.extras, publishedAt } };
  };
  const table: RemoteTable = {
    'mfe-search': [
      published('mfe-search', '1.1.0', '2026-11-02', '1.0.0'),
      published('mfe-search', '1.0.0', '2026-11-01'),
    ],
    'mfe-listing': [
      published('mfe-listing', '2.0.0', '2026-11-03', '1.9.0'),
      published('mfe-listing', '1.9.0', '2026-10-01'),
    ],
  };
  const of = (avoided: string[]) =>
    pageVersions(
      table,
      'v',
      {},
      { registryUrl: 'http://a.test/registry.json', remotesUrl: '/_remotes' },
      new Set(avoided),
    );
  const blamed = (loads: number, avoided: string[] = []) =>
    blamedForLoads({ redirects: 0, loads, place: HERE }, of(avoided), table);
  expect(blamed(5)).toBeNull();
  expect(blamed(6)).toBe('mfe-listing@2.0.0');
  expect(blamed(7, ['mfe-listing@2.0.0'])).toBe('mfe-search@1.1.0');
  expect(blamed(8, ['mfe-listing@2.0.0', 'mfe-search@1.1.0'])).toBeNull();
  const setCookie = jest.fn();
  keepAvoided({ setCookie } as unknown as FastifyReply, SITE, ['a@1', 'b@2']);
  expect(setCookie.mock.calls[0]?.slice(0, 2)).toEqual(['roost_avoid', 'a@1,b@2']);
});
