import { forgiveLeftOutTransitions } from './view-transitions.ts';

test('UI-5: a view transition that is left out is no uncaught error, and the change still ends', async () => {
  const uncaught = jest.fn();
  process.on('unhandledRejection', uncaught);
  const ready = Promise.reject(new DOMException('Transition was skipped', 'AbortError'));
  const page = { startViewTransition: jest.fn(() => ({ ready, finished: Promise.resolve('ended') })) };
  forgiveLeftOutTransitions(page as unknown as Document);
  const transition = page.startViewTransition();
  await expect(transition.finished).resolves.toBe('ended');
  await new Promise((resolve) => setImmediate(resolve));
  expect(uncaught).not.toHaveBeenCalled();
  process.off('unhandledRejection', uncaught);
});

test('UI-5: a browser without view transitions is left as it is', () => {
  const page = {} as Document;
  forgiveLeftOutTransitions(page);
  expect(page).toEqual({});
});
