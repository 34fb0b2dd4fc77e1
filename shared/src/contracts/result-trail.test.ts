import { neighboursOf, readResultTrail, RESULT_TRAIL_KEY, writeResultTrail } from './result-trail.ts';
import type { ResultTrail } from './result-trail.ts';

const step = (id: string) => ({ id, href: `/vacation-rentals/${id}?queryID=q1`, headline: `Home ${id}` });
const TRAIL: ResultTrail = {
  search: '/search?query=Tahoe&page=2',
  previousPage: '/search?query=Tahoe',
  nextPage: null,
  from: 25,
  total: 27,
  queryID: 'q1',
  steps: ['a', 'b', 'c'].map(step),
};

describe('the trail of results', () => {
  test('ROUTE-5: a home in the middle has the homes beside it, with their links', () => {
    expect(neighboursOf(TRAIL, 'b')).toEqual({
      search: '/search?query=Tahoe&page=2&prevListingPage=b',
      position: 26,
      total: 27,
      previous: step('a'),
      next: step('c'),
    });
  });

  test('ROUTE-4: at the ends of a page of results the next page goes on; at the ends of all results nothing does', () => {
    expect(neighboursOf(TRAIL, 'a')?.previous).toEqual({ page: '/search?query=Tahoe&prevListingPage=a' });
    expect(neighboursOf(TRAIL, 'c')?.next).toBeNull();
    expect(neighboursOf(TRAIL, 'elsewhere')).toBeNull();
  });

  test('UI-6: it lives in session storage, and what is not a trail is none', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => {
        kept.set(key, text);
      },
    };
    expect(readResultTrail(storage)).toBeNull();
    writeResultTrail(storage, TRAIL);
    expect(readResultTrail(storage)).toEqual(TRAIL);
    const hostile = { ...TRAIL, search: 'https://elsewhere.example' };
    for (const text of [
      '',
      'no json',
      '{}',
      JSON.stringify(hostile),
      JSON.stringify({ ...TRAIL, search: '//elsewhere.example' }),
    ]) {
      storage.setItem(RESULT_TRAIL_KEY, text);
      expect(readResultTrail(storage)).toBeNull();
    }
    expect(() =>
      writeResultTrail(
        {
          setItem: () => {
            throw new DOMException('full', 'QuotaExceededError');
          },
        },
        TRAIL,
      ),
    ).not.toThrow();
  });
});
