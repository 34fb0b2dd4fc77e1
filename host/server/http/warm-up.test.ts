import type { RenderJob, RenderOutcome } from '../render/protocol.ts';
import type { Renderer } from '../render/renderer.ts';
import { createWarmUp } from './warm-up.ts';

const whole = { problems: [] } as unknown as RenderOutcome;
const late = {
  problems: [{ remote: 'mfe-search', version: '1.0.0', phase: 'load', message: 'was not there' }],
} as unknown as RenderOutcome;

function setUp(outcomes: (RenderOutcome | null)[], bodies: Readonly<Record<string, string>> = {}, renderers = 1) {
  const asked: string[] = [];
  const renderer = { render: () => Promise.resolve(outcomes.length > 1 ? outcomes.shift() : outcomes[0]) };
  const warm = createWarmUp(renderer as unknown as Renderer, renderers, 60_000, 1);
  const inject = async (path: string) => {
    asked.push(path);
    await warm.renderer.render({ url: path } as RenderJob);
    return { body: bodies[path] ?? '' };
  };
  return { warm, inject, asked };
}
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise(setImmediate);
};

test('SCALE-3: a host is warm once it rendered the pages that visitors ask for most', async () => {
  const results = `<a href="/vacation-rentals/united-states/utah/moab/45325?checkIn=2027-01-01"><a href="/vacation-rentals/united-states/utah">
    <a href="/vacation-rentals/34282"><a href="/vacation-rentals/34282"><a href="/vacation-rentals/99999">`;
  const { warm, inject, asked } = setUp([whole], { '/search': results });
  expect(warm.isWarm()).toBe(false);
  warm.begin(inject);
  await until(warm.isWarm);
  const listings = ['united-states/utah/moab/45325', '34282', '99999'].map((path) => `/vacation-rentals/${path}`);
  expect(asked).toEqual(['/', '/search', ...listings]);
});

test('SCALE-3: each renderer makes eight listings, all different, so that none waits for the render of another', async () => {
  const results = Array.from({ length: 30 }, (_, index) => `<a href="/vacation-rentals/${10_000 + index}">`).join('');
  let together = 0;
  let most = 0;
  const { warm, inject, asked } = setUp([whole], { '/search': results }, 3);
  warm.begin(async (path) => {
    most = Math.max(most, (together += 1));
    const answer = await inject(path);
    together -= 1;
    return answer;
  });
  await until(warm.isWarm);
  const listings = asked.filter((path) => path.startsWith('/vacation-rentals/'));
  expect([listings.length, new Set(listings).size, most]).toEqual([24, 24, 3]);
});

test("SCALE-3: while a remote's bundle is not there, it tries again", async () => {
  const { warm, inject, asked } = setUp([late, null, whole]);
  warm.begin(inject);
  await until(warm.isWarm);
  expect(asked).toEqual(['/', '/', '/', '/search']);
});

test('SCALE-3: a second renderer that has not its bundles yet is asked again', async () => {
  const { warm, inject, asked } = setUp([whole, whole, late, whole], {
    '/search': '<a href="/vacation-rentals/34282">',
  });
  warm.begin(inject);
  await until(warm.isWarm);
  expect(asked).toEqual(['/', '/search', '/vacation-rentals/34282', '/vacation-rentals/34282']);
});

test('a host that cannot render at all is still better than none', async () => {
  const { warm } = setUp([whole]);
  warm.begin(() => Promise.reject(new Error('cold')));
  await until(warm.isWarm);
});

test('the wait has a limit', async () => {
  jest.useFakeTimers();
  const warm = createWarmUp({} as Renderer, 1, 1_000);
  warm.begin(() => new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(999);
  expect(warm.isWarm()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(warm.isWarm()).toBe(true);
  jest.useRealTimers();
});
