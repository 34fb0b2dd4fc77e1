import { createRenderGate } from './render-gate.ts';
import type { RenderJob, RenderOutcome } from './protocol.ts';
import type { Renderer } from './renderer.ts';

const job = (serves: 'default' | 'pin' = 'default') =>
  ({
    bundles: { 'mfe-search': [{ remote: 'mfe-search', version: '1.0.0', serves }] },
    defaults: '',
  }) as never as RenderJob;
const outcome = { problems: [], page: { type: 'page', status: 200 } } as never as RenderOutcome;

/** A renderer whose pages come when the test says so. */
function open() {
  const waiting: ((answer: RenderOutcome) => void)[] = [];
  const renderer = {
    render: () =>
      new Promise<RenderOutcome>((resolve) => {
        waiting.push(resolve);
      }),
    ready: () => true,
    held: () => [],
    close: async () => undefined,
  } as Renderer;
  const gate = createRenderGate(renderer, 2, { pagesPerProcess: 2, waitingPerProcess: 1, waitMs: 30, busyPages: 1 });
  return { gate, waiting };
}

test('PLAT-3: the processes get as many pages as they can answer soon, and further ones wait', async () => {
  const { gate, waiting } = open();
  const pages = Array.from({ length: 5 }, () => gate.render(job()));
  await Promise.resolve();
  expect(waiting).toHaveLength(4);
  expect(gate.isBusy?.()).toBe(true);
  waiting[0]?.(outcome);
  await pages[0];
  await Promise.resolve();
  expect(waiting).toHaveLength(5);
  for (const answer of waiting) answer(outcome);
  expect(await Promise.all(pages)).toEqual(Array.from({ length: 5 }, () => outcome));
});

test('PLAT-3: beyond that a page is left to the browser at once, and so is one that waits too long', async () => {
  const { gate, waiting } = open();
  const taken = Array.from({ length: 4 }, () => gate.render(job()));
  const late = [gate.render(job()), gate.render(job())];
  expect(await gate.render(job())).toBeNull();
  expect(await Promise.all(late)).toEqual([null, null]);
  for (const answer of waiting) answer(outcome);
  await Promise.all(taken);
});

test('PLAT-3: a page without its data is left to the browser while others wait, and is sent as it is when none do', async () => {
  const { gate, waiting } = open();
  const failed = { problems: [], page: { type: 'page', status: 503 } } as never as RenderOutcome;
  const pages = Array.from({ length: 5 }, () => gate.render(job()));
  await Promise.resolve();
  waiting[0]?.(failed);
  expect(await pages[0]).toBeNull();
  for (const answer of waiting) answer(failed);
  expect(await pages[1]).toBe(failed);
  for (const answer of waiting) answer(outcome);
  await Promise.all(pages);
});

test('PLAT-4: a pinned version neither waits nor makes others wait', async () => {
  const { gate, waiting } = open();
  const hanging = Array.from({ length: 9 }, () => gate.render(job('pin')));
  const page = gate.render(job());
  await Promise.resolve();
  expect(waiting).toHaveLength(10);
  for (const answer of waiting) answer(outcome);
  expect(await page).toBe(outcome);
  await Promise.all(hanging);
});
