import { oneAtATime } from './one-at-a-time.ts';

test('BOOK-7: bookings of one home run one after the other, those of another home beside them, and a failure stops nobody', async () => {
  const order: string[] = [];
  const step =
    (name: string, ms: number, fails = false) =>
    async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => {
        setTimeout(resolve, ms);
      });
      order.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const all = await Promise.allSettled([
    oneAtATime('1', step('a', 20, true)),
    oneAtATime('1', step('b', 0)),
    oneAtATime('2', step('c', 0)),
    oneAtATime('1', step('d', 0)),
  ]);
  expect(all.map((each) => each.status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  const home1 = order.filter((line) => !line.startsWith('c'));
  expect(home1).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'd begins', 'd ends']);
  expect(order.indexOf('c ends')).toBeLessThan(order.indexOf('a ends'));
});
