import { EARLY_BUTTONS, EARLY_PRESSES_SCRIPT, takeEarlyPresses } from '../page/early-presses.ts';
import { holdPresses, PRESSED, restingSlots, wakeWithVisitor } from './resting-slots.ts';
import { slotQueue } from './slot-queue.ts';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
});
afterEach(() => {
  jest.useRealTimers();
});

const FIRST = ['mfe-search/routes'];
const page = {
  used: ['mfe-search/routes', 'mfe-search/SearchBox', 'mfe-favorites/FavoriteButton'],
  pins: [],
  store: { session: { status: 'unauthenticated' } },
  rendered: true,
};
const nobody = () => false;

describe('which slots rest', () => {
  test('PLAT-1: on a first visit those that the server has rendered, and never the page itself', () => {
    expect(restingSlots(page, FIRST, nobody)).toEqual(['mfe-search/SearchBox', 'mfe-favorites/FavoriteButton']);
  });

  test.each([
    ['somebody who was here before', page, () => true],
    ['somebody who is signed in', { ...page, store: { session: { status: 'authenticated' } } }, nobody],
    ['a pinned version', { ...page, pins: [{ remote: 'mfe-search', version: '1.0.1', missing: false }] }, nobody],
    ['a page that the browser renders', { ...page, rendered: false }, nobody],
  ])('FAV-1: none for %s', (_who, state, isKnown) => {
    expect(restingSlots(state, FIRST, isKnown)).toEqual([]);
  });

  test('FAV-1: a visitor with favorites in the browser is a returning one', () => {
    window.localStorage.setItem('favorites', '[]');
    expect(restingSlots(page, FIRST)).toEqual([]);
    window.localStorage.clear();
    window.sessionStorage.clear();
    expect(restingSlots(page, FIRST)).toHaveLength(2);
  });
});

describe('a slot that rests', () => {
  const open = () => {
    const queue = slotQueue(FIRST, ['mfe-search/SearchBox']);
    const turns: string[] = [];
    for (const module of ['mfe-search/SearchBox', 'mfe-consent/ConsentManager'])
      void queue.waitTurn(module)?.then(() => turns.push(module));
    return { queue, turns };
  };

  test('PLAT-1: waits for its visitor, and others do not wait for it', async () => {
    const { queue, turns } = open();
    const needed = Promise.resolve();
    queue.openAfter(needed, jest.fn());
    wakeWithVisitor(needed, queue.wake);
    await jest.advanceTimersByTimeAsync(1000);
    expect(turns).toEqual(['mfe-consent/ConsentManager']);
    window.dispatchEvent(new Event('pointermove'));
    await jest.advanceTimersByTimeAsync(0);
    expect(turns).toContain('mfe-search/SearchBox');
    expect(queue.waitTurn('mfe-search/SearchBox')).toBeNull();
  });

  test('PRICE-5: is not woken by a part that its code scrolls, but by scrolling the page', async () => {
    document.body.innerHTML = '<ol></ol>';
    const { queue, turns } = open();
    queue.openAfter(Promise.resolve(), jest.fn());
    wakeWithVisitor(Promise.resolve(), queue.wake);
    document.querySelector('ol')?.dispatchEvent(new Event('scroll'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(turns).toEqual(['mfe-consent/ConsentManager']);
    document.dispatchEvent(new Event('scroll', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(0);
    expect(turns).toHaveLength(2);
  });

  test('PLAT-1: comes by itself once the page has been quiet', async () => {
    const { queue, turns } = open();
    queue.openAfter(Promise.resolve(), jest.fn());
    wakeWithVisitor(Promise.resolve(), queue.wake);
    await jest.advanceTimersByTimeAsync(6000);
    expect(turns).toHaveLength(2);
  });

  test('SRCH-15: rests while the page still fetches, as a map does, but with a limit', async () => {
    const fetched: (() => void)[] = [];
    const disconnect = jest.fn();
    Object.assign(globalThis, {
      PerformanceObserver: class {
        constructor(tell: () => void) {
          fetched.push(tell);
        }
        observe = () => undefined;
        disconnect = disconnect;
      },
    });
    const woken = jest.fn();
    wakeWithVisitor(Promise.resolve(), woken);
    await jest.advanceTimersByTimeAsync(4000);
    fetched[0]?.();
    await jest.advanceTimersByTimeAsync(4900);
    expect(woken).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(woken).toHaveBeenCalledTimes(1);
    expect(disconnect).toHaveBeenCalled();

    wakeWithVisitor(Promise.resolve(), woken);
    for (let second = 0; second < 14; second += 1) {
      await jest.advanceTimersByTimeAsync(1000);
      fetched[1]?.();
    }
    expect(woken).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1100);
    expect(woken).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  });

  test('PLAT-1: a visitor who is early does not get it before the page', async () => {
    const { queue, turns } = open();
    let arrive: () => void = () => undefined;
    const needed = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    queue.openAfter(needed, jest.fn());
    wakeWithVisitor(needed, queue.wake);
    window.dispatchEvent(new Event('keydown'));
    await jest.advanceTimersByTimeAsync(100);
    expect(turns).toEqual([]);
    arrive();
    await jest.advanceTimersByTimeAsync(100);
    expect(turns).toHaveLength(2);
  });
});

describe('a press on a slot that rests', () => {
  const takeOver = (element: HTMLElement, onClick: () => void) => {
    Object.assign(element, { __reactProps$test: {} });
    element.addEventListener('click', onClick);
  };
  const heart = () => {
    const element = document.createElement('button');
    element.type = 'button';
    document.body.append(element);
    return element;
  };

  test('FAV-1: is repeated once when its code has loaded', async () => {
    const element = heart();
    holdPresses()(PRESSED);
    element.click();
    element.click();
    const toggled = jest.fn();
    await jest.advanceTimersByTimeAsync(500);
    takeOver(element, toggled);
    await jest.advanceTimersByTimeAsync(500);
    expect(toggled).toHaveBeenCalledTimes(1);
    element.click();
    expect(toggled).toHaveBeenCalledTimes(2);
  });

  test('FAST-3: one from before the page’s scripts is given back too, once, and looks pressed until then', async () => {
    // As the page has it: a script in the document.
    (0, eval)(EARLY_PRESSES_SCRIPT);
    const [element, popover, other] = [heart(), heart(), heart()];
    popover.setAttribute('popovertarget', 'seen');
    const inside = element.appendChild(document.createElement('span'));
    inside.click();
    element.click();
    popover.click();
    document.body.click();
    expect([element, popover, other].map((button) => button.hasAttribute('data-pressed'))).toEqual([
      true,
      false,
      false,
    ]);
    holdPresses(takeEarlyPresses())(EARLY_BUTTONS);
    // The script's own listener is still there, and does nothing any more.
    const late = heart();
    late.click();
    expect(late.hasAttribute('data-pressed')).toBe(false);
    const toggled = jest.fn();
    await jest.advanceTimersByTimeAsync(500);
    takeOver(element, toggled);
    await jest.advanceTimersByTimeAsync(500);
    expect(toggled).toHaveBeenCalledTimes(1);
    expect(element.hasAttribute('data-pressed')).toBe(false);
  });

  test('FAST-3: a button that sends a form by its script is pressed once that is there, and the browser sends nothing', async () => {
    document.body.innerHTML = '<form method="dialog"><input name="text"><button>Send</button></form>';
    const send = document.querySelector('button') as HTMLButtonElement;
    send.type = 'submit';
    send.setAttribute('type', 'submit');
    const sent = jest.fn((event: Event) => event.preventDefault());
    document.querySelector('form')?.addEventListener('submit', sent);
    (0, eval)(EARLY_PRESSES_SCRIPT);
    send.click();
    sent.mockClear();
    holdPresses(takeEarlyPresses())(EARLY_BUTTONS);
    await jest.advanceTimersByTimeAsync(500);
    expect(sent).not.toHaveBeenCalled();
    expect(send.hasAttribute('data-pressed')).toBe(true);
    takeOver(send, () => undefined);
    await jest.advanceTimersByTimeAsync(500);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(send.hasAttribute('data-pressed')).toBe(false);
  });

  test('FAST-3: whose press was given up may press again, and that is not lost', async () => {
    const element = heart();
    holdPresses()(PRESSED);
    element.click();
    // A machine that is busy, or a slow line, may need that long.
    await jest.advanceTimersByTimeAsync(29_000);
    expect(element.hasAttribute('data-pressed')).toBe(true);
    await jest.advanceTimersByTimeAsync(2000);
    expect(element.hasAttribute('data-pressed')).toBe(false);
    element.click();
    expect(element.hasAttribute('data-pressed')).toBe(true);
    const toggled = jest.fn();
    takeOver(element, toggled);
    await jest.advanceTimersByTimeAsync(500);
    expect(toggled).toHaveBeenCalledTimes(1);
  });

  test('SAFE-20: an element with the name of the list is no list, before, beside and after the script', () => {
    for (const tag of ['button', 'form', 'img', 'iframe']) {
      const named = document.body.appendChild(document.createElement(tag));
      named.id = 'roostPresses';
      named.setAttribute('name', 'roostPresses');
    }
    // Without the script, as where a policy refuses it, the browser has the element there.
    delete (window as { roostPresses?: unknown }).roostPresses;
    Object.defineProperty(window, 'roostPresses', {
      value: document.querySelector('form'),
      configurable: true,
      writable: true,
    });
    expect(takeEarlyPresses()).toEqual([]);
    (0, eval)(EARLY_PRESSES_SCRIPT);
    const element = heart();
    element.click();
    element.click();
    // Pressed twice is pressed once.
    expect(takeEarlyPresses()).toEqual([element]);
    expect(takeEarlyPresses()).toEqual([]);
    expect((window as { roostPresses?: unknown }).roostPresses).toBeUndefined();
  });

  test('SAFE-20: what sends a form is no press that is kept', () => {
    (0, eval)(EARLY_PRESSES_SCRIPT);
    const pay = document.createElement('button');
    pay.type = 'submit';
    document.body.append(pay);
    pay.click();
    expect(pay.hasAttribute('data-pressed')).toBe(false);
    expect(takeEarlyPresses()).toEqual([]);
  });

  test('PLAT-5: code that fails to load leaves the press to the browser', async () => {
    const folded = document.createElement('details');
    folded.innerHTML = '<summary>Search</summary>';
    document.body.append(folded);
    holdPresses()(PRESSED);
    folded.querySelector('summary')?.click();
    expect(folded.open).toBe(false);
    await jest.advanceTimersByTimeAsync(9000);
    expect(folded.open).toBe(true);
  });

  test('PLAT-1: links, forms and what others added are left alone', () => {
    const hold = holdPresses();
    const stop = hold(PRESSED);
    const pressed = jest.fn();
    const added = heart();
    added.addEventListener('click', pressed);
    added.click();
    expect(pressed).toHaveBeenCalledTimes(1);
    stop();
  });
});
