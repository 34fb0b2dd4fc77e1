import { NO_PARTY } from '@roost/shared/domain/party';
import { NO_DATES } from '@roost/shared/domain/stay';
import { addRecent, clearRecents, readRecents, RECENT_SEARCHES_KEY, removeRecent } from './recent-searches.ts';
import type { RecentStorage } from './recent-searches.ts';

const TODAY = '2026-06-01';
const DATES = { checkIn: '2026-06-12', checkOut: '2026-06-16' };
function store(text?: string, allowed = true): RecentStorage & { text: () => string | null } {
  const values = new Map(text === undefined ? [] : [[RECENT_SEARCHES_KEY, text]]);
  return {
    allowed,
    text: () => values.get(RECENT_SEARCHES_KEY) ?? null,
    area: () => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => {
        values.set(key, value);
      },
      removeItem: (key) => {
        values.delete(key);
      },
    }),
  };
}
const draft = (query: string, part = {}) => ({ query, dates: NO_DATES, party: NO_PARTY, ...part });

test('UI-6: searches are kept newest first, one for each place, six at most', () => {
  const kept = store();
  for (const query of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'b ']) addRecent(kept, draft(query), TODAY);
  expect(readRecents(kept, TODAY).map(({ query }) => query)).toEqual(['b', 'G', 'F', 'E', 'D', 'C']);
});

test('UI-6: dates and guests come along; an unfinished stay does not, one that has begun is dropped when read', () => {
  const kept = store();
  addRecent(kept, draft('Tahoe', { dates: DATES, party: { ...NO_PARTY, adults: 2 } }), TODAY);
  addRecent(kept, draft('Moab', { dates: { checkIn: '2026-06-12', checkOut: null } }), TODAY);
  addRecent(kept, draft('   '), TODAY);
  expect(readRecents(kept, TODAY)).toEqual([
    { query: 'Moab', dates: null, party: NO_PARTY },
    { query: 'Tahoe', dates: DATES, party: { ...NO_PARTY, adults: 2 } },
  ]);
  expect(readRecents(kept, '2026-06-13').map(({ dates }) => dates)).toEqual([null, null]);
});

test('UI-6: searches of an earlier version of the site are kept', () => {
  const former = { query: 'Moab', dates: { start: '2026-06-12', end: '2026-06-16' }, guests: NO_PARTY };
  expect(readRecents(store(JSON.stringify([former])), TODAY)).toEqual([
    { query: 'Moab', dates: DATES, party: NO_PARTY },
  ]);
});

test('UI-6: one can be removed, and all', () => {
  const kept = store();
  addRecent(kept, draft('Tahoe'), TODAY);
  addRecent(kept, draft('Moab'), TODAY);
  removeRecent(kept, { query: 'Tahoe', dates: null, party: NO_PARTY }, TODAY);
  expect(readRecents(kept, TODAY).map(({ query }) => query)).toEqual(['Moab']);
  clearRecents(kept);
  expect(kept.text()).toBeNull();
});

test('CONS-7: without consent to functional storage nothing is written, and what was there goes', () => {
  const refused = store(
    '[{"query":"Tahoe","dates":null,"party":{"adults":0,"children":0,"infants":0,"pets":0}}]',
    false,
  );
  expect(readRecents(refused, TODAY)).toEqual([]);
  expect(refused.text()).toBeNull();
  addRecent(refused, draft('Moab'), TODAY);
  expect(refused.text()).toBeNull();
});

test.each([
  'no json',
  '{}',
  '[1,{"query":5},{"query":"x","dates":{"checkIn":"soon","checkOut":"later"},"party":{}}]',
  'null',
])('ROUTE-13: %s in the storage is no search', (text) => {
  expect(readRecents(store(text), TODAY)).toEqual([]);
});

test('UI-6: a storage that throws keeps nothing and breaks nothing', () => {
  const broken = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const area of [() => ({ getItem: broken, setItem: broken, removeItem: broken }), broken]) {
    const closed: RecentStorage = { allowed: true, area };
    expect(() => addRecent(closed, draft('Tahoe'), TODAY)).not.toThrow();
    expect(readRecents(closed, TODAY)).toEqual([]);
  }
});
