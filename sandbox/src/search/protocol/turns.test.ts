import { Turns } from './turns.ts';

test('PERF-1: queries run in the order they came', async () => {
  const turns = new Turns();
  const order: number[] = [];
  await Promise.all(
    [1, 2, 3].map(async (query) => {
      await turns.take();
      order.push(query);
    }),
  );
  expect(order).toEqual([1, 2, 3]);
  await expect(turns.take()).resolves.toBeUndefined();
});

test('PERF-1: a query that would wait too long is refused at once, and taken again when the others are done', async () => {
  let clock = 0;
  const turns = new Turns(1000, () => (clock += 100));
  const slow = Array.from({ length: 60 }, () => turns.take());
  await Promise.all(slow);
  const flood = Array.from({ length: 60 }, () => turns.take());
  const settled = await Promise.allSettled(flood);
  const refused = settled.filter((each) => each.status === 'rejected');
  expect(refused.length).toBeGreaterThan(40);
  expect(refused[0]).toMatchObject({ reason: { status: 503 } });
  expect(settled[0]?.status).toBe('fulfilled');
  await expect(turns.take()).resolves.toBeUndefined();
});
