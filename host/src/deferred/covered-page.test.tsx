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
