import { QueryCache, type LoadResult, type Query } from './query-cache.ts';

type Answer = LoadResult<number, string>;

/** Loads that end when the test says so. */
function makeSource() {
  const loads: { end: (answer: Answer) => void; fail: (error: Error) => void; signal: AbortSignal }[] = [];
  const query = (key: string, maxAgeMs?: number): Query<number, string> => ({
    key,
    load: (signal) => new Promise((end, fail) => loads.push({ end, fail, signal })),
    ...(maxAgeMs === undefined ? {} : { maxAgeMs }),
  });
  return { loads, query };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const listen = (cache: QueryCache, key: string) => {
  const states: unknown[] = [];
  const stop = cache.subscribe(key, () => states.push(cache.peek(key)));
  return { states, stop };
};

test('a key has one request at a time, and all who wait get its answer', async () => {
  const { loads, query } = makeSource();
  const cache = new QueryCache();
  const { states } = listen(cache, 'a');
  cache.revalidate(query('a'));
  cache.revalidate(query('a'));
  const waiting = cache.load(query('a'));
  expect(loads).toHaveLength(1);
  loads[0]?.end({ ok: true, value: 3 });
  expect(await waiting).toEqual({ ok: true, value: 3 });
  expect(states).toEqual([
    { data: undefined, failure: undefined, isLoading: true },
    { data: 3, failure: undefined, isLoading: false },
  ]);
});

test('a value is read again only when it is older than its query allows', async () => {
  let now = 0;
  const { loads, query } = makeSource();
  const cache = new QueryCache(() => now);
  const first = cache.load(query('a', 1_000));
  loads[0]?.end({ ok: true, value: 1 });
  await first;
  now = 999;
  expect(await cache.load(query('a', 1_000))).toEqual({ ok: true, value: 1 });
  expect(loads).toHaveLength(1);
  now = 1_000;
  void cache.load(query('a', 1_000));
  expect(loads).toHaveLength(2);
});

test('a failure keeps the older value beside it, and does not count as fresh', async () => {
  const { loads, query } = makeSource();
  const cache = new QueryCache();
  cache.set('a', 1);
  const reading = cache.load(query('a'));
  expect(cache.peek('a')).toEqual({ data: 1, failure: undefined, isLoading: true });
  loads[0]?.end({ ok: false, failure: 'down' });
  expect(await reading).toEqual({ ok: false, failure: 'down' });
  expect(cache.peek('a')).toEqual({ data: 1, failure: 'down', isLoading: false });
});

test('a request is aborted when nobody waits for it any more, and its answer is dropped', async () => {
  const { loads, query } = makeSource();
  const cache = new QueryCache();
  const one = listen(cache, 'a');
  const two = listen(cache, 'a');
  cache.revalidate(query('a'));
  one.stop();
  await settled();
  expect(loads[0]?.signal.aborted).toBe(false);
  two.stop();
  await settled();
  expect(loads[0]?.signal.aborted).toBe(true);
  loads[0]?.end({ ok: true, value: 9 });
  await settled();
  expect(cache.peek('a')).toEqual({ data: undefined, failure: undefined, isLoading: false });
});

test('a component that leaves for another with the same key does not end the request', async () => {
  const { loads, query } = makeSource();
  const cache = new QueryCache();
  const one = listen(cache, 'a');
  cache.revalidate(query('a'));
  one.stop();
  listen(cache, 'a');
  await settled();
  expect(loads[0]?.signal.aborted).toBe(false);
});

test('a caller that waits no longer ends the request, unless another waits for it', async () => {
  const { loads, query } = makeSource();
  const cache = new QueryCache();
  const [one, two] = [new AbortController(), new AbortController()];
  void cache.load(query('a'), { signal: one.signal });
  const other = cache.load(query('a'), { signal: two.signal });
  one.abort();
  await settled();
  expect(loads[0]?.signal.aborted).toBe(false);
  two.abort();
  await settled();
  expect(loads[0]?.signal.aborted).toBe(true);
  loads[0]?.end({ ok: false, failure: 'aborted' });
  expect(await other).toEqual({ ok: false, failure: 'aborted' });
});

test('values made old are read again where they are shown; a value that is set ends the request for it', async () => {
  const { loads, query } = makeSource();
  const cache = new QueryCache();
  listen(cache, 'trips/1');
  cache.revalidate(query('trips/1', 60_000));
  loads[0]?.end({ ok: true, value: 1 });
  await settled();
  cache.set('trips/2', 5);
  cache.invalidate('trips/');
  expect(loads).toHaveLength(2);
  cache.set('trips/1', 7);
  expect(loads[1]?.signal.aborted).toBe(true);
  loads[1]?.end({ ok: true, value: 2 });
  await settled();
  expect(cache.peek('trips/1').data).toBe(7);
});

test('a load that rejects is a bug: those who wait are told, the state carries it', async () => {
  const { loads, query } = makeSource();
  const cache = new QueryCache();
  const reading = cache.load(query('a'));
  loads[0]?.fail(new Error('undefined is not a function'));
  await expect(reading).rejects.toThrow('undefined is not a function');
  expect(cache.peek('a').bug).toBeInstanceOf(Error);
});

test('values that nobody shows are kept up to a number, the last used ones', () => {
  const cache = new QueryCache();
  listen(cache, 'shown');
  cache.set('shown', 0);
  for (let index = 0; index < 100; index += 1) cache.set(`a${index}`, index);
  expect(cache.peek('a0').data).toBeUndefined();
  expect(cache.peek('a99').data).toBe(99);
  expect(cache.peek('shown').data).toBe(0);
});
