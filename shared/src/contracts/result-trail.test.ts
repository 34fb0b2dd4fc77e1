import { getNeighbours, resultTrail } from './result-trail.ts';
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
    expect(getNeighbours(TRAIL, 'b')).toEqual({
      search: '/search?query=Tahoe&page=2&prevListingPage=b',
      position: 26,
      total: 27,
      previous: step('a'),
      next: step('c'),
    });
  });

  test('ROUTE-4: at the ends of a page of results the next page goes on; at the ends of all results nothing does', () => {
    expect(getNeighbours(TRAIL, 'a')?.previous).toEqual({ page: '/search?query=Tahoe&prevListingPage=a' });
    expect(getNeighbours(TRAIL, 'c')?.next).toBeNull();
    expect(getNeighbours(TRAIL, 'elsewhere')).toBeNull();
  });

  test('UI-6: it is stored for the tab, and a trail that leads to another site counts as none', () => {
    const stored = new Map<string, string>();
    const trail = resultTrail(() => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, text) => void stored.set(key, text),
      removeItem: (key) => void stored.delete(key),
    }));
    expect(trail.read()).toBeNull();
    trail.write(TRAIL);
    expect(trail.read()).toEqual(TRAIL);
    expect([...stored.keys()]).toEqual(['resultTrail']);
    for (const search of ['https://elsewhere.example', '//elsewhere.example']) {
      stored.set('resultTrail', JSON.stringify({ ...TRAIL, search }));
      expect(trail.read()).toBeNull();
    }
  });
});
