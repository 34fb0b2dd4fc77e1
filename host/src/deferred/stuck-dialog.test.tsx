import { fireEvent } from '@testing-library/react';
import { watchStuckDialogs } from './stuck-dialog.ts';

let stop: () => void;
const found = jest.fn();
const WHOLE = { left: 0, top: 0, right: 1440, bottom: 900 };

/** A page with something over all of it. Returns that. */
function open(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root"><main><button>Book</button></main></div><div style="position: fixed">${html}</div>`;
  const over = document.body.lastElementChild as HTMLElement;
  over.getBoundingClientRect = () => WHOLE as DOMRect;
  return over;
}
/** A press, and the time in which something may come of it. */
function press(target: Element): void {
  fireEvent.click(target);
  jest.advanceTimersByTime(1000);
}
const pressAll = (over: Element, times: number) => {
  for (let n = 0; n < times; n += 1) press(over);
};

beforeEach(() => {
  jest.useFakeTimers();
  found.mockClear();
  Object.defineProperties(document.documentElement, {
    clientWidth: { value: 1440, configurable: true },
    clientHeight: { value: 900, configurable: true },
  });
  stop = watchStuckDialogs(found, document, () => true);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('PLAT-3: words over the page are found at the third press that changes nothing', () => {
  const over = open('We are sorry.');
  pressAll(over, 2);
  expect(found).not.toHaveBeenCalled();
  press(over);
  expect(found.mock.calls).toEqual([[over]]);
});

test('PLAT-3: Esc is a press, once there was one on it', () => {
  const over = open('We are sorry.');
  press(over);
  for (let n = 0; n < 2; n += 1) {
    fireEvent.keyDown(document.body, { key: 'Escape' });
    jest.advanceTimersByTime(1000);
  }
  expect(found.mock.calls).toEqual([[over]]);
});

test('PLAT-3: a dialog with buttons is found when each of them was tried', () => {
  const over = open('<button>Close</button><button>Later</button>');
  const [close, later] = over.querySelectorAll('button');
  for (let n = 0; n < 3; n += 1) press(close as Element);
  expect(found).not.toHaveBeenCalled();
  press(later as Element);
  expect(found.mock.calls).toEqual([[over]]);
});

test('PLAT-3: so is one that opens itself again', () => {
  const over = open('<button>Close</button>');
  over.addEventListener('click', () => {
    over.hidden = true;
    over.hidden = false;
  });
  for (let n = 0; n < 3; n += 1) press(over.querySelector('button') as Element);
  expect(found.mock.calls).toEqual([[over]]);
});

describe('honest ones', () => {
  test.each([
    ['a payment in a frame', '<iframe></iframe>'],
    ['a map', '<canvas></canvas>'],
    ['a part of its own kind', '<x-chat></x-chat>'],
    ['buttons that nobody tried', '<button>Close</button>'],
    ['many fields', '<input><input><input><input><input><input><input>'],
  ])('PLAT-3: not one with %s', (_what, html) => {
    pressAll(open(html), 9);
    expect(found).not.toHaveBeenCalled();
  });

  test('PLAT-3: not one that closes at a press', () => {
    const over = open('Thank you');
    press(over);
    over.remove();
    pressAll(open('Thank you again'), 2);
    expect(found).not.toHaveBeenCalled();
  });

  test('PLAT-3: not one whose buttons change what it shows', () => {
    const over = open('<button>More</button><p>1</p>');
    over.querySelector('button')?.addEventListener('click', () => over.querySelector('p')?.append('1'));
    for (let n = 0; n < 9; n += 1) press(over.querySelector('button') as Element);
    expect(found).not.toHaveBeenCalled();
  });

  test('PLAT-3: not a form that says what is missing', () => {
    const over = open('<form><input required><button>Send</button></form>');
    const [field, send] = over.querySelectorAll('input, button');
    send?.addEventListener('click', () => fireEvent(field as Element, new Event('invalid')));
    press(field as Element);
    for (let n = 0; n < 9; n += 1) press(send as Element);
    expect(found).not.toHaveBeenCalled();
  });

  test('PLAT-3: not what is read and clicked through in a second', () => {
    const over = open('We are sorry.');
    for (let n = 0; n < 3; n += 1) fireEvent.click(over);
    jest.advanceTimersByTime(100);
    expect(found).not.toHaveBeenCalled();
  });

  test('PLAT-3: not a page that happens to be fixed', () => {
    document.body.innerHTML = '<div id="root" style="position: fixed"><main>Homes</main></div>';
    const root = document.body.firstElementChild as Element;
    root.getBoundingClientRect = () => WHOLE as DOMRect;
    pressAll(root, 9);
    expect(found).not.toHaveBeenCalled();
  });

  test.each([
    ['says that it works', '<p role="status">We are booking your stay.</p>', false],
    ['came of a press', 'We are booking your stay.', true],
  ])('PLAT-3: one that %s has a minute and a half', (_what, html, isAsked) => {
    document.body.innerHTML = '<main><button>Book</button></main>';
    if (isAsked) fireEvent.click(document.querySelector('button') as Element);
    const over = open(html);
    pressAll(over, 60);
    expect(found).not.toHaveBeenCalled();
    pressAll(over, 40);
    expect(found).toHaveBeenCalledTimes(1);
  });
});
