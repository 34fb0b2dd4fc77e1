import { promisify } from 'node:util';
import { createPageTimers } from './page-timers.ts';

function setUp({ remote = true } = {}) {
  const refused: string[] = [];
  const asked: unknown[] = [];
  let time = 0;
  const timers = createPageTimers(
    {
      setTimeout,
      setImmediate,
      fetch: async (input) => {
        asked.push(input);
        return new Response('came');
      },
    },
    (what) => refused.push(what),
    () => remote,
    () => time,
  );
  return { timers, refused, asked, later: (ms: number) => (time += ms) };
}
const wait = (timers: ReturnType<typeof setUp>['timers'], ms: number) =>
  new Promise<string>((resolve) => void timers.setTimeout(resolve, ms, 'came'));

test('PLAT-3: timers of a page work as in Node, with their arguments', async () => {
  const { timers, refused } = setUp();
  expect(await timers.during(() => wait(timers, 1))).toBe('came');
  expect(await timers.during(() => promisify(timers.setTimeout)(1, 'came too'))).toBe('came too');
  const soon = await timers.during(() => new Promise((resolve) => void timers.setImmediate(resolve, 'soon')));
  expect(soon).toBe('soon');
  const never = jest.fn();
  clearTimeout(await timers.during(async () => timers.setTimeout(never, 1)));
  await wait(timers, 5);
  expect(never).not.toHaveBeenCalled();
  expect(refused).toEqual([]);
});

test('PLAT-3: a timer that a remote sets long after its page is refused and reported; shortly after it still runs', async () => {
  const { timers, refused, asked, later } = setUp();
  const shortly = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  const ended = timers.during(async () => {
    void shortly.promise.then(() => timers.fetch('http://services.test/shortly'));
    void late.promise.then(() => {
      timers.setTimeout(() => asked.push('a timer'), 0);
      return timers.fetch('http://services.test/late').catch((error: Error) => asked.push(error.message));
    });
  });
  await ended;
  later(5000);
  shortly.resolve();
  await wait(timers, 5);
  expect(asked).toEqual(['http://services.test/shortly']);
  later(6000);
  late.resolve();
  await wait(timers, 20);
  expect(asked.slice(1)).toEqual(['Its page was answered long ago']);
  expect(refused).toEqual(['go on after its page', 'go on after its page']);
});

test('PLAT-3: timers of one page do not count for another, and those of the host are left alone', async () => {
  const busy = async ({ timers }: Pick<ReturnType<typeof setUp>, 'timers'>) => {
    for (let count = 0; count < 300; count += 1) clearTimeout(timers.setTimeout(() => undefined, 1000));
  };
  const remote = setUp();
  await Promise.all([remote.timers.during(() => busy(remote)), remote.timers.during(() => busy(remote))]);
  expect(remote.refused).toEqual([]);
  const host = setUp({ remote: false });
  await host.timers.during(async () => {
    await busy(host);
    await busy(host);
    clearTimeout(host.timers.setTimeout(() => undefined, 3_600_000));
  });
  expect(host.refused).toEqual([]);
});
