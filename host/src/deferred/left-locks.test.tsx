import { act } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { releaseLeftLocks } from './left-locks.ts';

function setUp(beside = '') {
  document.body.innerHTML = `<div id="root"><main></main></div>${beside}`;
  const { documentElement, body } = document;
  const root = document.getElementById('root') as HTMLElement;
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/stay'] });
  releaseLeftLocks(router, root);
  const lock = () => {
    documentElement.style.overflow = 'hidden';
    body.style.cssText = 'pointer-events: none; padding-block-end: 10px';
    root.setAttribute('inert', '');
  };
  lock();
  return {
    lock,
    go: (to: string) => act(async () => router.navigate(to)),
    settle: () => act(() => jest.advanceTimersByTimeAsync(600)),
    read: () => [documentElement.style.overflow, body.style.pointerEvents, root.hasAttribute('inert')],
    body,
  };
}
const LOCKED = ['hidden', 'none', true];
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  for (const element of [document.documentElement, document.body]) element.removeAttribute('style');
});

test('PLAT-3: what a page that was left did for its dialog is taken back, and nothing else', async () => {
  const { go, settle, read, body } = setUp();
  await go('/');
  expect(read()).toEqual(LOCKED);
  await settle();
  expect(read()).toEqual(['', '', false]);
  expect(body.style.paddingBlockEnd).toBe('10px');
});

test.each<[string, string, (site: ReturnType<typeof setUp>) => Promise<unknown>]>([
  ['when only the query changed', '', (site) => site.go('/stay?photo=2')],
  ['while a dialog is open', '<div role="dialog">Dates</div>', (site) => site.go('/')],
  [
    'what the next page did for itself',
    '',
    async (site) => {
      await site.go('/');
      site.lock();
    },
  ],
])('PLAT-3: not %s', async (_what, beside, leave) => {
  const site = setUp(beside);
  await leave(site);
  await site.settle();
  expect(site.read()).toEqual(LOCKED);
});
