import { fireEvent } from '@testing-library/react';
import { watchUnreachedLinks } from './unreached-links.ts';

let stop: () => void;
const found = jest.fn();
const HERE = { left: 0, top: 0, right: 50, bottom: 50 };
const [link, main] = [
  () => document.querySelector('main a') as Element,
  () => document.querySelector('main') as Element,
];

function open(html: string): void {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  for (const one of document.querySelectorAll('a, button')) one.getBoundingClientRect = () => HERE as DOMRect;
  stop = watchUnreachedLinks(found, document.getElementById('root') as Element, document, () => true);
}
/** @param arrives where the pointer is let go, when it was captured meanwhile */
function press(target: Element, arrives?: Element, moved = 0): void {
  const at = { clientX: 10, clientY: 10 };
  fireEvent(target, new MouseEvent('pointerdown', { ...at, bubbles: true }));
  if (arrives) fireEvent(arrives, new Event('gotpointercapture', { bubbles: true }));
  fireEvent(arrives ?? target, new MouseEvent('pointerup', { ...at, clientX: 10 + moved, bubbles: true }));
}
const thrice = (target: () => Element, arrives?: () => Element, moved?: number) => {
  for (let n = 0; n < 3; n += 1) press(target(), arrives?.(), moved);
};
beforeEach(() => {
  jest.useFakeTimers();
  found.mockClear();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});
const DEAF =
  '<main><a href="/1" style="pointer-events: none">1</a><button style="pointer-events: none">2</button></main>';

test('PLAT-3: links that let pointers through are found after three presses, when they go on', () => {
  open(DEAF);
  thrice(main);
  jest.advanceTimersByTime(4000);
  expect(found).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(found).toHaveBeenCalledTimes(1);
});

test('PLAT-3: links whose pointers the whole page captures are found at the third press', () => {
  open('<main><a href="/1">1</a></main>');
  const page = () => document.documentElement;
  press(link(), page());
  press(link(), page());
  expect(found).not.toHaveBeenCalled();
  press(link(), page());
  expect(found).toHaveBeenCalledTimes(1);
});

test('PLAT-3: so are they while the visitor goes on pressing', () => {
  open(DEAF);
  for (let n = 0; n < 8; n += 1) {
    press(main());
    jest.advanceTimersByTime(1000);
  }
  expect(found).toHaveBeenCalledTimes(1);
});

test('PLAT-3: who locks the pointer to the whole page lets it go, and is found at the third time', () => {
  open('<main><canvas></canvas></main>');
  const exit = jest.fn();
  document.exitPointerLock = exit;
  const lock = (element: Element | null) => {
    Object.defineProperty(document, 'pointerLockElement', { value: element, configurable: true });
    document.dispatchEvent(new Event('pointerlockchange'));
  };
  for (let n = 0; n < 5; n += 1) lock(document.querySelector('canvas'));
  expect(exit).not.toHaveBeenCalled();
  for (let n = 0; n < 3; n += 1) lock(document.documentElement);
  lock(null);
  expect(exit).toHaveBeenCalledTimes(3);
  expect(found).toHaveBeenCalledTimes(1);
});

test.each([
  [
    'a link that is at rest beside others',
    '<main><a href="/1" style="pointer-events: none">1</a><a href="/2">2</a><a href="/3">3</a></main>',
  ],
  ['a list that is being loaded', `<div aria-busy="true">${DEAF}</div>`],
  ['what is disabled', '<main><button disabled style="pointer-events: none">1</button></main>'],
  ['a page without links', '<main>Homes</main>'],
  ['behind a dialog', `${DEAF}<section role="dialog">Dates</section>`],
])('PLAT-3: not %s', (_what, html) => {
  open(html);
  thrice(main);
  jest.advanceTimersByTime(9000);
  expect(found).not.toHaveBeenCalled();
});

test('PLAT-3: not what takes presses again within seconds', () => {
  open(DEAF);
  thrice(main);
  jest.advanceTimersByTime(3000);
  for (const one of document.querySelectorAll('a, button')) one.removeAttribute('style');
  jest.advanceTimersByTime(9000);
  expect(found).not.toHaveBeenCalled();
});

test('PLAT-3: not a carousel that captures its own pointers, nor a drag', () => {
  open('<main><p><a href="/1">1</a></p></main>');
  thrice(link, () => document.querySelector('p') as Element);
  thrice(link, link);
  thrice(link, () => document.documentElement, 40);
  jest.advanceTimersByTime(9000);
  expect(found).not.toHaveBeenCalled();
});
