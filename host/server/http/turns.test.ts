import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageVersions } from '../registry/page-versions.ts';
import { versionEntry } from '../registry/fixtures.ts';
import type { RemoteTable } from '../registry/validate.ts';
import { blamedForLoads, keepAvoided, keepTurns, turnsOf } from './turns.ts';

const SITE = 'http://stay.example';
const BY_PAGE = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' };
const BY_VISITOR = { ...BY_PAGE, 'sec-fetch-user': '?1' };
const asked = (headers: object, turns?: string) =>
  ({ headers, cookies: turns === undefined ? {} : { roost_turns: turns } }) as unknown as FastifyRequest;
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
  expect(kept(asked(typed), true)).toBe('1.0');
  expect(kept(asked(typed, '4.0'), true)).toBe('5.0');
  expect(kept(asked(typed, '9.0'), true)).toBe('9.0');
  expect(kept(asked(typed, '5.0'))).toBeNull();
  expect(turnsOf(asked(typed, '5.0'))).toEqual({ redirects: 5, loads: 0 });
});

test('PLAT-3: documents that pages load by themselves are counted until the visitor asks for one', () => {
  expect(kept(asked(BY_PAGE))).toBe('0.2');
  expect(kept(asked(BY_PAGE, '0.4'))).toBe('0.6');
  expect(kept(asked(BY_PAGE, '2.9'))).toBe('0.9');
  // A browser calls it the visitor's for a while: it counts less, and is soon forgotten.
  expect(kept(asked(BY_VISITOR, '0.4'))).toBe('0.5');
  for (const site of ['none', 'cross-site']) {
    expect(kept(asked({ ...BY_VISITOR, 'sec-fetch-site': site }, '0.5'))).toBeNull();
    expect(kept(asked({ ...BY_PAGE, 'sec-fetch-site': site }))).toBeUndefined();
  }
  expect(kept(asked({}))).toBeUndefined();
  for (const forged of ['x', '1', '10.1', '1.1; a=b']) expect(turnsOf(asked(BY_VISITOR, forged)).redirects).toBe(0);
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
  const blamed = (loads: number, avoided: string[] = []) => blamedForLoads({ redirects: 0, loads }, of(avoided), table);
  expect(blamed(5)).toBeNull();
  expect(blamed(6)).toBe('mfe-listing@2.0.0');
  expect(blamed(7, ['mfe-listing@2.0.0'])).toBe('mfe-search@1.1.0');
  expect(blamed(8, ['mfe-listing@2.0.0', 'mfe-search@1.1.0'])).toBeNull();
  const setCookie = jest.fn();
  keepAvoided({ setCookie } as unknown as FastifyReply, SITE, ['a@1', 'b@2']);
  expect(setCookie.mock.calls[0]?.slice(0, 2)).toEqual(['roost_avoid', 'a@1,b@2']);
});
