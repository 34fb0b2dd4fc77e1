import { isUnreadable } from './unreadable.ts';

let main: HTMLElement;
let root: HTMLElement;
let top: number;
beforeEach(() => {
  document.body.innerHTML = '<div id="root"><header></header><main><h1>Homes</h1></main></div>';
  root = document.querySelector('#root') as HTMLElement;
  main = document.querySelector('main') as HTMLElement;
  top = 60;
  // jsdom lays nothing out.
  main.getBoundingClientRect = () => ({ top }) as DOMRect;
  Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, value: 800 });
});
const style = (element: HTMLElement, name: string, value: string) => element.style.setProperty(name, value);

test('PLAT-3: a page as it is can be read', () => {
  expect(isUnreadable(main)).toBe(false);
});

test.each<[string, () => void]>([
  ['blurred', () => style(root, 'filter', 'blur(12px)')],
  ['dark', () => style(main, 'filter', 'saturate(1) brightness(0)')],
  ['washed out', () => style(main, 'filter', 'contrast(2%)')],
  ['nearly transparent', () => style(root, 'opacity', '0.01')],
  [
    'nearly transparent by two parts',
    () => {
      style(root, 'opacity', '0.2');
      style(main, 'opacity', '0.2');
    },
  ],
  ['zoomed to nothing', () => Object.assign(main, { currentCSSZoom: 0.01 })],
  ['pushed far down', () => (top = 5000)],
])('PLAT-3: a page that is %s cannot be read', (_what, harm) => {
  harm();
  expect(isUnreadable(main)).toBe(true);
});

test.each<[string, () => void]>([
  ['is gray while a dialog is open', () => style(root, 'filter', 'grayscale(1) brightness(60%) blur(4px)')],
  ['fades in', () => style(main, 'opacity', '0.4')],
  ['is zoomed for who sees little', () => Object.assign(main, { currentCSSZoom: 4 })],
  ['has a film above it', () => (top = 1600)],
])('PLAT-3: a page is let be that %s', (_what, make) => {
  make();
  expect(isUnreadable(main)).toBe(false);
});
