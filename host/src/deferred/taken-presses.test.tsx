import { runInThisContext } from 'node:vm';
import { act, fireEvent } from '@testing-library/react';
import { watchTakenPresses } from './taken-presses.ts';

const REMOTE = 'http://site.test/_remotes/mfe-hostile/2.0.0/js/expose-routes.abc.js';
const EXTENSION = 'chrome-extension://abc/content.js';
const found = jest.fn();
const stops: (() => void)[] = [];

/** A listener from a file of some address. It stops a press and what it does. */
function take(type: string, on: EventTarget = window, { file = REMOTE, prevents = true, capture = true } = {}): void {
  const code = `(event) => { event.stopImmediatePropagation(); ${prevents ? 'event.preventDefault();' : ''} }`;
  const listener = runInThisContext(code, { filename: file }) as (event: Event) => void;
  on.addEventListener(type, listener, capture);
  stops.push(() => on.removeEventListener(type, listener, capture));
}
const pause = (ms = 0) => act(async () => new Promise((resolve) => setTimeout(resolve, ms)));
/** A listener that takes only what an event does. */
function prevent(type: string, more = '', on: EventTarget = window): void {
  const listener = runInThisContext(`(event) => { event.preventDefault(); ${more} }`, {
    filename: REMOTE,
  }) as () => void;
  on.addEventListener(type, listener, true);
  stops.push(() => on.removeEventListener(type, listener, true));
}
async function press(times: number, button = 'Book', options = {}): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    fireEvent.click(
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === button) ?? document,
      {
        detail: 1,
        ...options,
      },
    );
    await pause();
  }
}
async function type(keys: readonly string[], into = 'input'): Promise<void> {
  for (const key of keys) {
    fireEvent.keyDown(document.querySelector(into) as Element, { key });
    await pause();
  }
}

beforeEach(() => {
  found.mockClear();
  document.body.innerHTML = '<div id="root"><main><button>Book</button><p>Words</p><input></main></div>';
  stops.push(watchTakenPresses(found, document.querySelector('#root') as Element, () => true));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test.each([
  ['the window', () => window],
  ['the document', () => document],
  ['the page', () => document.querySelector('#root') as Element],
])('PLAT-3: whose listener takes every press at %s is found at the third', async (_where, place) => {
  take('click', place());
  await press(2);
  expect(found).not.toHaveBeenCalled();
  await press(2);
  expect(found.mock.calls).toEqual([[{ remote: 'mfe-hostile', version: '2.0.0' }]]);
});

test('PLAT-3: whose listener takes keys with what they do is found at the fifth', async () => {
  take('keydown');
  await type(['Tab', 'Enter', ' ', 'Tab']);
  expect(found).not.toHaveBeenCalled();
  await type(['a']);
  expect(found).toHaveBeenCalledTimes(1);
});

test.each<[string, () => void | Promise<void>]>([
  ['a listener of the host', () => take('click', window, { file: 'http://site.test/_host/abc/js/client.js' })],
  ['a browser extension', () => take('click', window, { file: EXTENSION })],
  ['a part of the page', () => take('click', document.querySelector('main') as Element)],
  ['what stops a press after all have heard of it', () => take('click', window, { capture: false })],
  [
    'a dialog that is open',
    () => {
      take('click');
      document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
    },
  ],
])('PLAT-3: %s is let be', async (_what, begin) => {
  await begin();
  await press(6);
  expect(found).not.toHaveBeenCalled();
});

test('PLAT-3: one that takes a press now and then is let be', async () => {
  const listener = runInThisContext('let n = 0; (event) => { if (n++ % 3 < 2) event.stopImmediatePropagation(); }', {
    filename: REMOTE,
  }) as (event: Event) => void;
  window.addEventListener('click', listener, true);
  stops.push(() => window.removeEventListener('click', listener, true));
  await press(9);
  expect(found).not.toHaveBeenCalled();
});

test('PLAT-3: one that takes what lets go of a drag is let be', async () => {
  take('click');
  for (let n = 0; n < 6; n += 1) {
    const down = new MouseEvent('pointerdown', { bubbles: true, clientX: 10, clientY: 10 });
    fireEvent(document.querySelector('button') as Element, down);
    await press(1, 'Book', { clientX: 60, clientY: 10 });
  }
  expect(found).not.toHaveBeenCalled();
});

test.each([
  ['arrows and shortcuts', true, ['ArrowDown', 'j', 'k', 'ArrowUp', '/', 'j', 'j'], 'p'],
  ['keys that do what they do', false, ['a', 'b', 'c', 'd', 'e', 'f'], 'input'],
])('PLAT-3: %s are let be', async (_what, prevents, keys, into) => {
  take('keydown', window, { prevents });
  await type(keys, into);
  expect(found).not.toHaveBeenCalled();
});

test('PLAT-3: what a script presses counts for nothing', async () => {
  for (const stop of stops.splice(0)) stop();
  stops.push(watchTakenPresses(found, document.querySelector('#root') as Element));
  take('click');
  await press(6);
  expect(found).not.toHaveBeenCalled();
});

/** Longer than a page takes that leads somewhere itself. */
const LED_MS = 600;
describe('PLAT-3: one that takes only what links, fields and the browser do', () => {
  const pressLink = async (times: number): Promise<void> => {
    document.body.insertAdjacentHTML('beforeend', '<a href="#there">There</a>');
    for (let n = 0; n < times; n += 1) fireEvent.click(document.querySelector('a') as Element, { detail: 1 });
    await pause(LED_MS);
  };

  test('is found at the third press of a link that leads nowhere', async () => {
    prevent('click');
    await pressLink(2);
    expect(found).not.toHaveBeenCalled();
    await pressLink(1);
    expect(found.mock.calls).toEqual([[{ remote: 'mfe-hostile', version: '2.0.0' }]]);
  });

  test('is let be where it leads there itself, or takes presses that do nothing', async () => {
    prevent(
      'click',
      'if (event.target.closest("a")) event.target.ownerDocument.defaultView.history.replaceState({}, "", `?${Math.random()}`)',
    );
    await pressLink(4);
    await press(6);
    await pause(LED_MS);
    expect(found).not.toHaveBeenCalled();
  });

  test('is found at the fifth letter that never comes into a field', async () => {
    prevent('keydown');
    await type(['a', 'b', 'c', 'd']);
    expect(found).not.toHaveBeenCalled();
    await type(['e']);
    expect(found).toHaveBeenCalledTimes(1);
  });

  test('is let be where it moves the focus itself', async () => {
    prevent('keydown');
    await type(['Tab', 'Enter', ' ', 'Tab', 'Tab', 'Tab'], 'button');
    expect(found).not.toHaveBeenCalled();
  });

  test('is found where a field takes no text', async () => {
    prevent('beforeinput');
    const input = document.querySelector('input') as Element;
    for (let n = 0; n < 5; n += 1) fireEvent(input, new InputEvent('beforeinput', { bubbles: true, cancelable: true }));
    await pause();
    expect(found).toHaveBeenCalledTimes(1);
  });

  test('is found at the third step back that nobody hears of', async () => {
    take('popstate', window, { prevents: false });
    for (let n = 0; n < 2; n += 1) dispatchEvent(new PopStateEvent('popstate'));
    await pause();
    expect(found).not.toHaveBeenCalled();
    dispatchEvent(new PopStateEvent('popstate'));
    await pause();
    expect(found).toHaveBeenCalledTimes(1);
  });

  test('is let be where it closes something of its own with a step back', async () => {
    take('popstate', window, { prevents: false });
    for (let n = 0; n < 6; n += 1) {
      dispatchEvent(new PopStateEvent('popstate'));
      await press(1);
    }
    expect(found).not.toHaveBeenCalled();
  });
});

test('PLAT-3: one is found whose errors have no stack', async () => {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  take('click');
  await press(3);
  Error.stackTraceLimit = limit;
  expect(found).toHaveBeenCalledTimes(1);
});
