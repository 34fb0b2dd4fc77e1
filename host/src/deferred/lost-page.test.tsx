import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import { AVOID_COOKIE, choiceIn } from '@roost/shared/domain/own-cookies';
import { watchPage } from './lost-page.ts';

let root: HTMLElement;
let react: Root;
let stop: () => void;
function Page({ header = 'standard', text = 'Homes' }: { header?: string; text?: string }) {
  return (
    <>
      <header key={header}>
        <a href="/">{header}</a>
      </header>
      <main>
        <p>{text}</p>
      </main>
    </>
  );
}
/** React draws the page. */
const show = (page: ReactNode) => act(async () => react.render(page));
beforeEach(async () => {
  jest.useFakeTimers();
  document.cookie = `${AVOID_COOKIE}=; max-age=0; path=/`;
  document.head.innerHTML = '<title>Homes</title><style>:root { --surface-page: white; }</style>';
  document.body.innerHTML = '<div id="root"></div><div role="dialog"></div>';
  root = document.getElementById('root') as HTMLElement;
  react = createRoot(root);
  await show(<Page />);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const avoided = (): string | undefined => choiceIn(document.cookie, AVOID_COOKIE);
/** Until what is looked at after half a second has been looked at. */
const settled = () => act(() => jest.advanceTimersByTimeAsync(700));
/** The same of what may take longer. */
const settledLate = () => act(() => jest.advanceTimersByTimeAsync(4000));
const start = (hasOther = true): jest.Mock => {
  const reload = jest.fn();
  stop = watchPage(root, hasOther, reload);
  return reload;
};

test.each<[string, () => void]>([
  ['is taken out of the document', () => root.remove()],
  ['is emptied', () => root.replaceChildren()],
  ['goes with everything in the body', () => document.body.replaceChildren()],
  [
    'is hidden',
    () => {
      root.checkVisibility = () => false;
      document.body.style.display = 'none';
    },
  ],
])('PLAT-3: a page that %s is loaded again without the version that was published last', async (_what, harm) => {
  const reload = start();
  harm();
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(avoided()).toBe('newest');
});

test('PLAT-3: a page that disappeared before the watch began is detected too', async () => {
  root.replaceChildren();
  const reload = start();
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each<[string, () => void]>([
  ['main part', () => root.querySelector('main')?.replaceWith(root.querySelector('main')?.cloneNode(true) as Node)],
  ['header', () => root.querySelector('header')?.replaceWith(root.querySelector('header')?.cloneNode(true) as Node)],
])('PLAT-3: a copy in the place of the %s, which does nothing, is detected', async (_what, harm) => {
  const reload = start();
  harm();
  await settledLate();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(avoided()).toBe('newest');
});

test('PLAT-3: a main part that was moved out of the page is detected', async () => {
  const reload = start();
  document.body.append(root.querySelector('main') as Element);
  await settledLate();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['is detected', false],
  ['is let be while a dialog is open', true],
])('PLAT-3: a page that an animation put out of sight %s', async (_what, hasDialog) => {
  if (!hasDialog) document.querySelector('[role=dialog]')?.remove();
  const main = root.querySelector('main') as HTMLElement;
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 1000 });
  main.getBoundingClientRect = () =>
    ({ left: -2000, right: -1000, top: 0, bottom: 9, width: 1000, height: 9 }) as DOMRect;
  const reload = start();
  await act(() => jest.advanceTimersByTimeAsync(6000));
  Reflect.deleteProperty(document.documentElement, 'clientWidth');
  expect(reload).toHaveBeenCalledTimes(hasDialog ? 0 : 1);
});

test('PLAT-3: a page that is out of sight now and then, as while pages change, is let be', async () => {
  document.querySelector('[role=dialog]')?.remove();
  const main = root.querySelector('main') as HTMLElement;
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 1000 });
  const since = Date.now();
  main.getBoundingClientRect = () => {
    // Of each 2.5 seconds, at whose ends is looked, the middle one shows it.
    const isShown = (Date.now() - since) % 2500 > 800 && (Date.now() - since) % 2500 < 1700;
    const left = isShown ? 0 : -2000;
    return { left, right: left + 1000, top: 0, bottom: 9, width: 1000, height: 9 } as DOMRect;
  };
  document.elementFromPoint = () => main;
  main.innerText = 'Homes';
  const reload = start();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  Reflect.deleteProperty(document.documentElement, 'clientWidth');
  Reflect.deleteProperty(document, 'elementFromPoint');
  expect(reload).not.toHaveBeenCalled();
});

test('PLAT-3: changes around a page, and a short absence, are no failure', async () => {
  const reload = start();
  document.body.style.overflow = 'hidden';
  document.body.append(document.createElement('div'));
  const [child] = root.children;
  root.replaceChildren();
  await Promise.resolve();
  root.append(child as Element);
  await settled();
  expect(reload).not.toHaveBeenCalled();
  expect(avoided()).toBeUndefined();
});

test.each<[string, () => unknown]>([
  ['has lost its header', () => root.querySelector('header')?.remove()],
  ['has an empty header', () => root.querySelector('header')?.replaceChildren('Hello')],
  ['has lost its content', () => root.querySelector('main')?.replaceChildren()],
  ['shows nothing', () => show(<Page text=" " />)],
])('PLAT-3: a page that %s is loaded again without the version that was published last', async (_what, harm) => {
  const reload = start();
  await harm();
  await settledLate();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(avoided()).toBe('newest');
});

test.each<[string, () => void]>([
  ['takes all style sheets away', () => document.head.querySelector('style')?.remove()],
  ['empties the head', () => document.head.replaceChildren()],
])('PLAT-3: so is one of a version that %s', async (_what, harm) => {
  const reload = start();
  harm();
  await settledLate();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(avoided()).toBe('newest');
});

test('PLAT-3: one whose style sheets were gone before the watch began is found too', async () => {
  document.head.replaceChildren();
  const reload = start();
  await settledLate();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('PLAT-3: style sheets that are exchanged are no failure', async () => {
  const reload = start();
  const style = document.head.querySelector('style') as Element;
  style.remove();
  await settled();
  document.head.append(style);
  await settledLate();
  expect(reload).not.toHaveBeenCalled();
});

/** As a browser that finds the page laid out, and neither visible nor opaque. */
const unseen = (options?: CheckVisibilityOptions): boolean => !options?.visibilityProperty || !options.opacityProperty;

test('PLAT-3: so is one that takes its room and cannot be seen', async () => {
  const reload = start();
  root.checkVisibility = unseen;
  document.body.style.opacity = '0';
  await settledLate();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(avoided()).toBe('newest');
});

test('PLAT-3: one that fades in is no failure', async () => {
  const reload = start();
  root.checkVisibility = unseen;
  document.body.style.opacity = '0';
  await settled();
  root.checkVisibility = () => true;
  document.body.style.opacity = '1';
  await settledLate();
  expect(reload).not.toHaveBeenCalled();
});

test('PLAT-3: so is one that React never takes over', async () => {
  root.innerHTML = '<a>Skip</a><header></header><main>Homes</main>';
  const reload = start();
  await settledLate();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('PLAT-3: another header that React draws is no failure, nor is content that comes late', async () => {
  const reload = start();
  await show(<Page header="checkout" text="" />);
  await settled();
  await show(<Page header="checkout" text="The stay" />);
  await settledLate();
  expect(root.querySelector('header')).toHaveTextContent('checkout');
  expect(reload).not.toHaveBeenCalled();
});

test('PLAT-3: without another version the page is left as it is', async () => {
  const reload = start(false);
  root.remove();
  await settled();
  expect(reload).not.toHaveBeenCalled();
});
