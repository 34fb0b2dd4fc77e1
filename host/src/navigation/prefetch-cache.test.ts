import { createPrefetchCache } from './prefetch-cache.ts';

test('LIST-4: a page that was prefetched is loaded once and taken once', async () => {
  const pages = createPrefetchCache<string>();
  const load = jest.fn(async () => 'home 7');
  pages.prefetch('/7', load);
  pages.prefetch('/7', load);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await pages.take('/7')).toBe('home 7');
  expect(pages.take('/7')).toBeUndefined();
});

test('PRICE-4: half a minute later its price is asked for anew', () => {
  let now = 0;
  const pages = createPrefetchCache<string>(() => now);
  pages.prefetch('/7', async () => 'home 7');
  now = 30_000;
  expect(pages.take('/7')).toBeUndefined();
});

test('PLAT-5: a page that did not come is not kept, and only the last few are', async () => {
  const pages = createPrefetchCache<string>();
  pages.prefetch('/7', () => Promise.reject(new Error('away')));
  await Promise.resolve();
  await Promise.resolve();
  expect(pages.take('/7')).toBeUndefined();
  for (const id of [1, 2, 3, 4, 5]) pages.prefetch(`/${id}`, async () => `home ${id}`);
  expect(pages.take('/1')).toBeUndefined();
  expect(await pages.take('/5')).toBe('home 5');
});
