import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageVersions } from '../registry/page-versions.ts';
import { versionEntry } from '../registry/fixtures.ts';
import type { RemoteTable } from '../registry/validate.ts';
import { askFirst, blamedForLoads, keepAvoided, keepRepeatedLoads, getRepeatedLoads } from './repeated-loads.ts';

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
  keepRepeatedLoads(reply as unknown as FastifyReply, SITE, getRepeatedLoads(request), isRedirect);
  return said;
}

test('PLAT-3: redirects in a row are counted until a page comes', () => {
  const typed = { ...BY_VISITOR, 'sec-fetch-site': 'none' };
  expect(kept(asked(typed), true)).toBe(`1.0.0.0.${HERE}`);
  expect(kept(asked(typed, `4.0.0.0.${HERE}`), true)).toBe(`5.0.0.0.${HERE}`);
  expect(kept(asked(typed, '9.0.0.0.ABCD'), true)).toBe(`9.0.0.0.${HERE}`);
  expect(kept(asked(typed, `5.0.0.0.${HERE}`))).toBeNull();
  expect(getRepeatedLoads(asked(typed, `5.0.0.0.${HERE}`))).toMatchObject({
    redirects: 5,
    loads: 0,
    row: 0,
    place: HERE,
  });
});

test('PLAT-3: documents that a page loads by itself are counted until the visitor asks for one', () => {
  expect(kept(asked(BY_PAGE))).toBe(`0.2.2.0.${HERE}`);
  expect(kept(asked(BY_PAGE, `0.4.4.0.${HERE}`, '/search?another=query'))).toBe(`0.6.6.1.${HERE}`);
  expect(kept(asked(BY_PAGE, `2.9.98.0.${HERE}`))).toBe(`0.9.99.1.${HERE}`);
  // A browser calls it the visitor's for a while: it counts less, and is soon forgotten.
  expect(kept(asked(BY_VISITOR, `0.4.4.0.${HERE}`))).toBe(`0.5.5.0.${HERE}`);
  for (const site of ['none', 'cross-site']) {
    expect(kept(asked({ ...BY_VISITOR, 'sec-fetch-site': site }, `0.5.5.0.${HERE}`))).toBeNull();
    expect(kept(asked({ ...BY_PAGE, 'sec-fetch-site': site }))).toBeUndefined();
  }
  expect(kept(asked({}))).toBeUndefined();
  for (const forged of ['x', '1', '0.5', '1.1.abcd', '10.1.0.0.abcd', '1.1.1.2.abcd', '1.1.1.0.abcd; a=b'])
    expect(getRepeatedLoads(asked(BY_VISITOR, forged))).toMatchObject({ redirects: 0, loads: 1 });
});

/** Whether the browser is asked first how it came here, by a page whose script answers. */
function isDoubtful(request: FastifyRequest): boolean {
  const sent: string[] = [];
  const reply: Record<string, unknown> = { request, setCookie: () => reply, clearCookie: () => reply };
  for (const chained of ['header', 'type']) reply[chained] = () => reply;
  reply['send'] = (html: string) => {
    sent.push(html);
    return reply;
  };
  const answer = askFirst(request, reply as unknown as FastifyReply, SITE);
  for (const html of sent) expect(html).toContain('data-reached-name="roost_reached"');
  return answer !== null;
}

describe('documents in a row', () => {
  const again = (turns: string | undefined, reached: string | undefined, url: string) => {
    const request = asked(BY_PAGE, turns, url);
    if (reached !== undefined) request.cookies['roost_reached'] = reached;
    return request;
  };
  /** Loads the two pages in turns, until the browser is asked; what it keeps then, and how many documents it took. */
  function inTurns(headers: object = BY_PAGE): { cookie: string; loads: number; url: string } {
    let cookie = '';
    for (let loads = 1; loads < 20; loads += 1) {
      const url = loads % 2 ? '/search' : '/trips';
      const request = asked(headers, cookie, url);
      cookie = kept(request) ?? '';
      if (isDoubtful(request)) return { cookie, loads, url };
    }
    throw new Error('nobody was asked');
  }

  test('PLAT-3: two pages that load each other are detected with the browser’s answer', () => {
    const { cookie, loads, url } = inTurns();
    expect(loads).toBe(6);
    const told = again(cookie, 'navigate', url);
    expect(getRepeatedLoads(told)).toMatchObject({ row: 12, isSure: true });
    expect(isDoubtful(told)).toBe(false);
    // The next one is asked again, and the next version blamed.
    expect(isDoubtful(asked(BY_PAGE, kept(told) ?? '', '/search'))).toBe(true);
  });

  test('PLAT-3: back and forward, however quick, reset the counts', () => {
    const { cookie, url } = inTurns();
    const back = again(cookie, 'back_forward', url);
    expect(getRepeatedLoads(back)).toMatchObject({ loads: 0, row: 0 });
    expect(kept(back)).toBeNull();
    // Between two searches the path stays.
    const search = again(`0.6.3.1.${HERE}`, 'back_forward', '/search?query=Moab');
    expect(getRepeatedLoads(search)).toMatchObject({ loads: 0, row: 0 });
    // Without scripts nobody knows: pages in turns are let be, one that loads itself is not.
    expect(getRepeatedLoads(again(cookie, undefined, url)).row).toBe(0);
    expect(getRepeatedLoads(again(`0.6.3.1.${HERE}`, undefined, '/search'))).toMatchObject({ loads: 6, isSure: true });
    // Who went elsewhere instead has answered nothing.
    expect(getRepeatedLoads(again(cookie, 'navigate', '/help')).isSure).toBe(false);
  });

  test("PLAT-3: so are those that the browser takes for the visitor's, as it does for as long as they follow a press", () => {
    expect(inTurns(BY_VISITOR).loads).toBe(12);
  });

  test('PLAT-3: a typed address ends the row', () => {
    const typed = { ...BY_VISITOR, 'sec-fetch-site': 'none' };
    expect(getRepeatedLoads(asked(typed, `0.0.11.0.${HERE}`, '/trips')).row).toBe(0);
  });
});

test('PLAT-3: the newest version with a fallback is blamed, then the next', () => {
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
  const blamed = (loads: number, avoided: string[] = [], isSure = true) =>
    blamedForLoads({ redirects: 0, loads, row: 0, place: HERE, isSure }, of(avoided), table);
  expect(blamed(5)).toBeNull();
  expect(blamed(6, [], false)).toBeNull();
  expect(blamed(6)).toBe('mfe-listing@2.0.0');
  expect(blamed(7, ['mfe-listing@2.0.0'])).toBe('mfe-search@1.1.0');
  expect(blamed(8, ['mfe-listing@2.0.0', 'mfe-search@1.1.0'])).toBeNull();
  const setCookie = jest.fn();
  keepAvoided({ setCookie } as unknown as FastifyReply, SITE, ['a@1', 'b@2']);
  expect(setCookie.mock.calls[0]?.slice(0, 2)).toEqual(['roost_avoid', 'a@1,b@2']);
});
