import { runInThisContext } from 'node:vm';
import { watchTakenNavigations } from './taken-navigations.ts';

const REMOTE = 'http://site.test/_remotes/mfe-hostile/2.0.0/js/expose-routes.abc.js';
const HOST = 'http://site.test/_host/abc/main.js';
const found = jest.fn();

function setUp(filename = REMOTE) {
  found.mockClear();
  document.body.innerHTML = '';
  class NavigateEvent extends Event {
    navigationType: string;
    constructor(navigationType: string) {
      super('navigate', { cancelable: true });
      this.navigationType = navigationType;
    }
  }
  const navigation = new EventTarget();
  let cancels = true;
  const cancel = runInThisContext('(event) => event.preventDefault()', { filename }) as (event: Event) => void;
  navigation.addEventListener('navigate', (event) => cancels && cancel(event));
  watchTakenNavigations(found, { NavigateEvent, navigation });
  /** Returns whether the page is left. */
  const go = async (type = 'push', isCancelled = true): Promise<boolean> => {
    cancels = isCancelled;
    const event = new NavigateEvent(type);
    navigation.dispatchEvent(event);
    await Promise.resolve();
    return !event.defaultPrevented;
  };
  return go;
}

test('PLAT-3: who cancels navigations is found at the third in a row, and cancels no further one', async () => {
  const go = setUp();
  expect([await go(), await go()]).toEqual([false, false]);
  expect(found).not.toHaveBeenCalled();
  await go();
  expect(found.mock.calls).toEqual([[{ remote: 'mfe-hostile', version: '2.0.0' }]]);
  expect(await go()).toBe(true);
  expect(found).toHaveBeenCalledTimes(1);
});

test('PLAT-3: nobody keeps the page from being loaded again', async () => {
  expect(await setUp()('reload')).toBe(true);
});

test('PLAT-3: not one that lets others through, nor who asks by a dialog, nor another script', async () => {
  const go = setUp();
  for (let n = 0; n < 9; n += 1) await go('push', n % 3 !== 0);
  document.body.innerHTML = '<section role="dialog">Leave?</section>';
  for (let n = 0; n < 9; n += 1) await go();
  const other = setUp(HOST);
  for (let n = 0; n < 9; n += 1) await other();
  expect(found).not.toHaveBeenCalled();
});

test('PLAT-3: a browser without the navigation API is let be', () => {
  expect(() => watchTakenNavigations(found, {})).not.toThrow();
});
