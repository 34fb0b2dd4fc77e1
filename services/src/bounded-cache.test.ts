import { BoundedCache } from './bounded-cache.ts';

const at = (ms: number) => new Date(ms);

test('an answer is kept for its time', () => {
  const cache = new BoundedCache<string | null>(10, 1_000);
  cache.set('a', null, at(0));
  expect(cache.get('a', at(999))).toBeNull();
  expect(cache.get('a', at(1_000))).toBeUndefined();
  expect(cache.get('b', at(0))).toBeUndefined();
});

test('when it is full, the one not asked for longest goes', () => {
  const cache = new BoundedCache<number>(2, 1_000);
  cache.set('a', 1, at(0));
  cache.set('b', 2, at(0));
  cache.get('a', at(1));
  cache.set('c', 3, at(2));
  expect([cache.get('a', at(3)), cache.get('b', at(3)), cache.get('c', at(3))]).toEqual([1, undefined, 3]);
});
