import { fireEvent } from '@testing-library/react';
import { watchVeils } from './covered-page.ts';

let stop: () => void;
const found = jest.fn();
const WHOLE = { left: 0, top: 0, right: 1440, bottom: 900 };

function cover(html: string, size = WHOLE): Element {
  document.body.innerHTML = `<div id="root"><button>Book</button></div>${html}`;
  const element = document.body.lastElementChild as Element;
  element.getBoundingClientRect = () => size as DOMRect;
  return element;
}
beforeEach(() => {
  found.mockClear();
  Object.defineProperties(document.documentElement, {
    clientWidth: { value: 1440, configurable: true },
    clientHeight: { value: 900, configurable: true },
  });
  stop = watchVeils(found);
});
afterEach(() => stop());

test('PLAT-3: an empty element over the whole page is found at the second press on it', () => {
  const veil = cover('<div></div>');
  fireEvent.pointerDown(veil);
  expect(found).not.toHaveBeenCalled();
  fireEvent.pointerDown(veil);
  expect(found.mock.calls).toEqual([[veil]]);
});

test.each([
  ['a notice with words', '<div>We are sorry</div>', WHOLE],
  ['a picture', '<canvas></canvas>', WHOLE],
  ['a part of the page', '<div></div>', { ...WHOLE, bottom: 400 }],
  ['the backdrop of a dialog', '<section role="dialog">Dates</section><div></div>', WHOLE],
])('PLAT-3: not %s', (_what, html, size) => {
  const element = cover(html, size);
  for (let press = 0; press < 3; press += 1) fireEvent.pointerDown(element);
  expect(found).not.toHaveBeenCalled();
});

test('PLAT-3: not one that goes at the first press', () => {
  const first = cover('<div></div>');
  fireEvent.pointerDown(first);
  first.remove();
  fireEvent.pointerDown(document.querySelector('button') as Element);
  fireEvent.pointerDown(cover('<div></div>'));
  expect(found).not.toHaveBeenCalled();
});

describe('a page that takes no presses', () => {
  const open = (html: string) => {
    document.body.innerHTML = html;
    return document.querySelector('button') as Element;
  };
  const twice = (target: Element) => {
    fireEvent.pointerDown(target);
    fireEvent.pointerDown(target);
  };
  afterEach(() => document.body.removeAttribute('style'));

  test.each([
    '<div id="root" inert><main><button>Book</button></main></div>',
    '<main inert><button>Book</button></main>',
  ])('PLAT-3: is found at the second press that lands behind it: %s', (html) => {
    open(html);
    fireEvent.pointerDown(document.body);
    expect(found).not.toHaveBeenCalled();
    fireEvent.pointerDown(document.body);
    expect(found.mock.calls).toEqual([[document.body]]);
  });

  test('PLAT-3: is found where it lets pointers through', () => {
    document.body.style.pointerEvents = 'none';
    open('<div id="root" style="pointer-events: none"><main style="pointer-events: none">Home</main></div>');
    twice(document.documentElement);
    expect(found.mock.calls).toEqual([[document.documentElement]]);
  });

  test.each([
    ['beside the page', '<div id="root"><main><button>Book</button></main></div>'],
    ['behind a dialog', '<div id="root" inert><main></main></div><div role="dialog">Dates</div>'],
    ['on a part that is inert', '<main><div inert><button>Pay</button></div></main>'],
    ['on a page without content', '<div id="root" inert></div>'],
  ])('PLAT-3: not %s', (_what, html) => {
    open(html);
    twice(document.body);
    expect(found).not.toHaveBeenCalled();
  });

  test('PLAT-3: not in what is not inert', () => {
    const button = open('<header><button>Menu</button></header><main inert></main>');
    twice(button);
    expect(found).not.toHaveBeenCalled();
  });
});
