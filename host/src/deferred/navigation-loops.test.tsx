import { act } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { watchNavigations } from './navigation-loops.ts';

let time: number;
const tick = (ms: number) => {
  time += ms;
};
function setUp(isByAddress = () => false) {
  time = 0;
  const router = createMemoryRouter([{ path: '*', element: null }]);
  const found = jest.fn();
  watchNavigations(router, found, window, () => time, isByAddress);
  const go = async (to: string | number, after = 100) => {
    time += after;
    await act(async () => router.navigate(to as string));
  };
  return { found, go };
}

test('PLAT-3: pages that navigate to each other in a loop are detected, once', async () => {
  const { found, go } = setUp();
  for (let n = 0; n < 40; n += 1) await go(n % 2 ? '/reviews' : '/reviews/new', 1500);
  expect(found.mock.calls).toEqual([['/reviews/new']]);
});

test('PLAT-3: a page that sets its query in a loop is detected', async () => {
  const { found, go } = setUp();
  for (let n = 0; n < 20; n += 1) await go(`/search?n=${n}`);
  expect(found.mock.calls).toEqual([['/search']]);
});

test.each(['pointermove', 'keydown', 'input', 'wheel'])(
  'PLAT-3: what follows a visitor who moves a map or types is let be: %s',
  async (sign) => {
    const { found, go } = setUp();
    for (let n = 0; n < 40; n += 1) {
      if (n % 10 === 0) window.dispatchEvent(new Event(sign));
      await go(`/search?n=${n}`);
    }
    expect(found).not.toHaveBeenCalled();
  },
);

test('PLAT-3: back and forward, and navigations that are far apart, are ignored', async () => {
  const { found, go } = setUp();
  await go('/a');
  for (let n = 0; n < 40; n += 1) await go(n % 2 ? 1 : -1);
  for (let n = 0; n < 40; n += 1) await go(`/search?n=${n}`, 3000);
  expect(found).not.toHaveBeenCalled();
});

test('PLAT-3: steps of the history that a script only says, or makes by the address, are detected', () => {
  const { found } = setUp(() => true);
  for (let n = 0; n < 40; n += 1) {
    tick(100);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }
  expect(found.mock.calls).toEqual([['/']]);
});

test('PLAT-3: not a step now and then, nor while the visitor does something', () => {
  const { found } = setUp(() => true);
  for (let n = 0; n < 40; n += 1) {
    tick(n < 20 ? 2500 : 100);
    if (n >= 20) window.dispatchEvent(new Event('pointermove'));
    window.dispatchEvent(new PopStateEvent('popstate'));
  }
  expect(found).not.toHaveBeenCalled();
});
