import { isOutOfSight } from './out-of-sight.ts';

const HTML = '<div id="root"><header></header><main><h1>Homes</h1></main></div>';
/** Puts an empty element over the whole window. */
function cover(style: string): void {
  document.body.insertAdjacentHTML('beforeend', `<div style="position: fixed; ${style}"></div>`);
  const sheet = document.body.lastElementChild as HTMLElement;
  sheet.getBoundingClientRect = () => ({ left: 0, top: 0, right: 1000, bottom: 800 }) as DOMRect;
}
let root: Element;
let main: HTMLElement;
/** What lies at every point of the window. */
let there: () => Element | null;
const layOut = (left: number, top: number, width: number, height: number): void => {
  // jsdom lays nothing out.
  main.getBoundingClientRect = () =>
    ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
};
beforeEach(() => {
  document.body.innerHTML = HTML;
  root = document.querySelector('#root') as Element;
  main = document.querySelector('main') as HTMLElement;
  main.style.fontSize = '16px';
  // Nor does it know which text is shown.
  main.innerText = 'Homes';
  for (const [name, value] of Object.entries({ clientWidth: 1000, clientHeight: 800, scrollWidth: 1000 }))
    Object.defineProperty(document.documentElement, name, { configurable: true, value });
  there = () => main;
  document.elementFromPoint = () => there();
  layOut(0, 60, 1000, 3000);
});

test('PLAT-3: a page that can be read is in sight', () => {
  expect(isOutOfSight(root)).toBe(false);
});

test.each<[string, () => void]>([
  ['moved out to the left', () => layOut(-9999, 60, 1000, 3000)],
  ['moved out to the right', () => layOut(2000, 60, 1000, 3000)],
  ['moved out above', () => layOut(0, -4000, 1000, 3000)],
  ['scaled to nothing', () => layOut(500, 400, 0, 0)],
  ['made transparent', () => (main.checkVisibility = () => false)],
  ['written in letters of no size', () => (main.style.fontSize = '0px')],
  ['written in letters as large as the window', () => (main.style.fontSize = '400px')],
  ['under an empty sheet', () => cover('background-color: white; z-index: 9')],
  ['clipped away', () => (there = () => document.documentElement)],
  ['without anything that is shown in it', () => (main.innerText = '')],
])('PLAT-3: a page that is %s is out of sight', (_what, harm) => {
  harm();
  expect(isOutOfSight(root)).toBe(true);
});

test.each<[string, () => void]>([
  ['is scrolled away, with the footer in the window', () => layOut(0, -2990, 1000, 3000)],
  ['lies under something of another', () => (there = () => document.body.appendChild(document.createElement('p')))],
  ['is darkened', () => cover('background-color: rgba(0, 0, 0, 0.5); z-index: 9')],
  ['has a colour behind it', () => cover('background-color: white; z-index: -1')],
  ['has an image alone', () => main.replaceChildren(document.createElement('img'))],
  [
    'lets pointers through, which presses tell of',
    () => {
      main.style.pointerEvents = 'none';
      there = () => document.body;
    },
  ],
  [
    'stands in a window without a size',
    () => {
      Object.defineProperty(document.documentElement, 'clientWidth', { value: 0 });
      layOut(0, 0, 0, 0);
    },
  ],
])('PLAT-3: a page is let be that %s', (_what, make) => {
  make();
  // jsdom does not scroll.
  Object.defineProperty(document.documentElement, 'scrollTop', { configurable: true, value: 3000 });
  expect(isOutOfSight(root)).toBe(false);
});
