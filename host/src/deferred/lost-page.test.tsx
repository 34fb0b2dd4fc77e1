import { act } from '@testing-library/react';
import { AVOID_COOKIE, choiceIn } from '@roost/shared/domain/own-cookies';
import { watchPage } from './lost-page.ts';

let root: HTMLElement;
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  document.cookie = `${AVOID_COOKIE}=; max-age=0; path=/`;
  document.body.innerHTML = '<div id="root"><main>Homes</main></div><div role="dialog"></div>';
  root = document.getElementById('root') as HTMLElement;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const avoided = (): string | undefined => choiceIn(document.cookie, AVOID_COOKIE);
/** Until what is looked at after half a second has been looked at. */
const settled = () => act(() => jest.advanceTimersByTimeAsync(700));
const start = (hasOther = true): jest.Mock => {
  const reload = jest.fn();
  stop = watchPage(root, hasOther, reload);
  return reload;
};

test.each<[string, () => void]>([
  ['is taken out of the document', () => root.remove()],
  ['is emptied', () => root.replaceChildren()],
  ['goes with everything in the body', () => document.body.replaceChildren()],
  [
    'is hidden',
    () => {
      root.checkVisibility = () => false;
      document.body.style.display = 'none';
    },
  ],
])('PLAT-3: a page that %s is loaded again without the version that was published last', async (_what, harm) => {
  const reload = start();
  harm();
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(avoided()).toBe('newest');
});

test('PLAT-3: a page that disappeared before the watch began is detected too', async () => {
  root.replaceChildren();
  const reload = start();
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('PLAT-3: changes around a page, and a short absence, are no failure', async () => {
  const reload = start();
  document.body.style.overflow = 'hidden';
  document.body.append(document.createElement('div'));
  const [child] = root.children;
  root.replaceChildren();
  await Promise.resolve();
  root.append(child as Element);
  await settled();
  expect(reload).not.toHaveBeenCalled();
  expect(avoided()).toBeUndefined();
});

test('PLAT-3: without another version the page is left as it is', async () => {
  const reload = start(false);
  root.remove();
  await settled();
  expect(reload).not.toHaveBeenCalled();
});
