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
/** What jsdom does not know of styles is answered as a browser would. */
const known = new Map<Element, Partial<CSSStyleDeclaration>>();
const setStyle = (element: Element | null, more: Partial<CSSStyleDeclaration>): void => {
  if (element) known.set(element, { ...known.get(element), ...more });
};
beforeEach(() => {
  known.clear();
  const compute = window.getComputedStyle.bind(window);
  jest.spyOn(window, 'getComputedStyle').mockImplementation(
    (element) =>
      new Proxy(compute(element), {
        get: (all, name) => known.get(element)?.[name as 'color'] ?? Reflect.get(all, name),
      }),
  );
});
afterEach(() => jest.restoreAllMocks());
const mask = (element: Element, webkitMaskImage: string, webkitMaskSize = 'auto'): void =>
  setStyle(element, { webkitMaskImage, webkitMaskSize });
/** Puts all that the page has into one element. */
const wrapAll = (): HTMLElement => {
  main.innerHTML = '<div><div><h1>Homes</h1><p>All of them</p></div></div>';
  return main.querySelector('div div') as HTMLElement;
};
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
  ['masked by nothing', () => style(root, 'mask-image', 'linear-gradient(rgba(0, 0, 0, 0), rgba(9, 9, 9, 0.02))')],
  ['masked by nothing, under the name of older browsers', () => mask(main, 'radial-gradient(circle, transparent)')],
  ['masked by an image without a size', () => mask(main, 'linear-gradient(rgb(0, 0, 0), rgb(0, 0, 0))', '0px 0px')],
  ['written without a colour', () => style(main, 'color', 'rgba(0, 0, 0, 0)')],
  ['written without a colour that the browser names otherwise', () => style(main, 'color', 'color(srgb 0 0 0 / 0.01)')],
  ['filled without a colour', () => setStyle(main.firstElementChild, { webkitTextFillColor: 'transparent' })],
  ['blurred in all that it has', () => style(wrapAll(), 'filter', 'blur(12px)')],
  [
    'dark in each of its parts',
    () => {
      main.innerHTML = '<p>Homes</p><i></i><div><img alt="" /></div>';
      style(main.children[0] as HTMLElement, 'filter', 'brightness(0)');
      style(main.querySelector('img') as HTMLElement, 'filter', 'blur(40px)');
    },
  ],
])('PLAT-3: a page that is %s cannot be read', (_what, harm) => {
  harm();
  expect(isUnreadable(main)).toBe(true);
});

test.each<[string, () => void]>([
  ['is gray while a dialog is open', () => style(root, 'filter', 'grayscale(1) brightness(60%) blur(4px)')],
  ['fades in', () => style(main, 'opacity', '0.4')],
  ['is zoomed for who sees little', () => Object.assign(main, { currentCSSZoom: 4 })],
  ['has a film above it', () => (top = 1600)],
  ['fades out at its end', () => mask(main, 'linear-gradient(to right, rgb(0, 0, 0) 90%, rgba(0, 0, 0, 0))')],
  ['has the form of a picture', () => mask(main, 'url("leaf.svg")')],
  [
    'has one word without a colour',
    () => void main.insertAdjacentHTML('afterbegin', '<p style="color: transparent">More</p>'),
  ],
  [
    'has letters of a picture',
    () => setStyle(main.firstElementChild, { color: 'transparent', backgroundClip: 'text' }),
  ],
  [
    'has letters of shadows',
    () => setStyle(main.firstElementChild, { color: 'transparent', textShadow: '0 0 4px black' }),
  ],
  [
    'has letters of lines',
    () => setStyle(main.firstElementChild, { color: 'transparent', webkitTextStrokeWidth: '1px' }),
  ],
  [
    'stands for what is loaded',
    () => {
      style(main, 'color', 'transparent');
      main.insertAdjacentHTML('beforeend', '<p aria-busy="true">Searching</p>');
    },
  ],
  [
    'has nothing written',
    () => {
      style(main, 'color', 'transparent');
      main.innerHTML = '<img alt="A home">';
    },
  ],
  ['fades its content in', () => style(wrapAll(), 'opacity', '0')],
  [
    'has a part that is blurred',
    () => {
      main.insertAdjacentHTML('beforeend', '<aside style="filter: blur(12px)">Prices</aside>');
    },
  ],
])('PLAT-3: a page is let be that %s', (_what, make) => {
  make();
  expect(isUnreadable(main)).toBe(false);
});
