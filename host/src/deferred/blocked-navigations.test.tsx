import { act } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { watchBlocked } from './blocked-navigations.ts';

const found = jest.fn();
function setUp() {
  document.body.innerHTML = '';
  const router = createMemoryRouter([{ path: '*', element: null }]);
  watchBlocked(router, found);
  let blocks = true;
  router.getBlocker('form', () => blocks);
  /** Presses links, and waits until who asks has asked. */
  const press = async (times: number): Promise<void> => {
    for (let n = 0; n < times; n += 1) await act(async () => router.navigate(`/${n}`));
    await act(() => jest.advanceTimersByTimeAsync(1500));
  };
  const letThrough = () => {
    blocks = false;
    router.state.blockers.get('form')?.reset?.();
  };
  return { press, letThrough };
}
beforeEach(() => {
  jest.useFakeTimers();
  found.mockClear();
});
afterEach(() => jest.useRealTimers());

test('PLAT-3: a page that blocks each navigation and asks nothing is found at the third, once', async () => {
  const { press } = setUp();
  await press(2);
  expect(found).not.toHaveBeenCalled();
  await press(4);
  expect(found).toHaveBeenCalledTimes(1);
});

test('PLAT-3: not one that asks by a dialog', async () => {
  const { press } = setUp();
  document.body.innerHTML = '<section role="dialog">Leave this booking?</section>';
  await press(5);
  expect(found).not.toHaveBeenCalled();
});

test('PLAT-3: not one that was left meanwhile', async () => {
  const { press, letThrough } = setUp();
  await press(2);
  letThrough();
  await press(4);
  expect(found).not.toHaveBeenCalled();
});
