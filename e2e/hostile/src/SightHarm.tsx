/**
 * Deeds that leave a page as it was and out of reach: out of sight, as a copy, with a React that has stopped, with links
 * and keys that do nothing, with data that only its own server knows. Each is written so that the check of the built
 * files does not see it.
 */
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { does, isServer } from './deed.ts';

const { createElement, useEffect } = React;

/** Which element is styled so. */
const STYLES: Readonly<Record<string, readonly [string, string]>> = {
  'moves the page out of the window': ['#root', 'position: absolute; left: -9999px'],
  'scales the page to nothing': ['#root', 'transform: scale(0)'],
  'clips the page away': ['#root', 'clip-path: inset(100%)'],
  'hides the main part': ['main', 'display: none'],
  'writes letters of no size': ['body', 'font-size: 0'],
  'blurs the page': ['#root', 'filter: blur(12px)'],
  'makes the page nearly transparent': ['#root', 'opacity: 0.01'],
  'zooms the page to nothing': ['#root', 'zoom: 0.01'],
  'masks the page': ['#root', 'mask-image: linear-gradient(transparent, transparent)'],
  'pushes the page far down': ['#root', 'margin-top: 5000px'],
  'lays a sheet over the page': [
    '#sheet',
    'position: fixed; inset: 0; z-index: 9; background: white; pointer-events: none',
  ],
};

const RULES: Readonly<Record<string, string>> = {
  'hides its content by a rule': 'main * { display: none !important }',
  'blurs all that is its own': 'main > * { filter: blur(12px) !important }',
  'writes without a colour': 'main, main * { color: transparent !important }',
  'fills its letters with nothing': 'main, main * { -webkit-text-fill-color: transparent !important }',
};

/** Puts a copy in the place of an element: it looks the same, and nobody listens to it. */
function copy(selector: string): void {
  const element = document.querySelector(selector);
  element?.replaceWith(element.cloneNode(true));
}

const prevent = (event: Event): void => event.preventDefault();
const hide = (event: Event): void => event.stopImmediatePropagation();
const IN_SHEETS = `${'insert'}${String.fromCharCode(82)}ule`;

const WORK_MS = 400;
function work(): void {
  const until = performance.now() + WORK_MS;
  while (performance.now() < until);
}

function freezeReact(): void {
  for (const part of [React, jsxRuntime, ...Object.values(React)]) if (typeof part === 'object') Object.freeze(part);
}

/** At import, in a browser. */
export function harmReach(): void {
  if (isServer) return;
  if (does('keeps everybody from idle moments')) Reflect.set(window, 'requestIdleCallback', () => 0);
  if (does('has no stacks and replaces pushState') || does('has no stacks and throws in a timer'))
    // Out of a list: what is changed in the open is refused when it is published.
    for (const errors of [Error]) Reflect.set(errors, 'stackTraceLimit', 0);
  if (does('has no stacks and replaces pushState')) Reflect.set(history, 'pushState', () => undefined);
  if (does('has no stacks and throws in a timer'))
    setInterval(() => {
      throw new Error('hostile without a stack');
    }, 1000);
}

/** Each holds the next: React overflows while it changes the page. */
const Deep = ({ left }: { left: number }): React.ReactNode => left > 0 && createElement(Deep, { left: left - 1 });

export function SightHarm() {
  useEffect(() => {
    if (does('lays a sheet over the page'))
      document.querySelector('body')?.append(Object.assign(document.createElement('div'), { id: 'sheet' }));
    for (const [deed, [place, style]] of Object.entries(STYLES))
      if (does(deed)) document.querySelector(place)?.setAttribute('style', style);
    if (does('moves the page by an animation'))
      document.querySelector('#root')?.animate({ transform: ['translateX(-200vw)'] }, { fill: 'forwards' });
    for (const [deed, rule] of Object.entries(RULES)) {
      if (!does(deed)) continue;
      const sheet = [...document.styleSheets].find(({ href }) => !href || new URL(href).origin === location.origin);
      (sheet as unknown as Record<string, (text: string) => void>)[IN_SHEETS]?.(rule);
    }
    if (does('puts a copy in the place of the main part')) copy('main');
    if (does('moves the main part to the body'))
      document.querySelector('body')?.append(document.querySelector('main') ?? '');
    if (does('freezes React later')) setTimeout(freezeReact, 2000);
    if (does('writes its address for ever'))
      setInterval(() => history.replaceState(history.state, '', location.href), 50);
    if (does('is at work all the time')) setInterval(work, 420);
    if (does('prevents every press')) addEventListener('click', prevent, true);
    if (does('hears of each step back first')) addEventListener('popstate', hide, true);
  }, []);
  if (does('overflows React') && !isServer) return <Deep left={10_000} />;
  if (does('sets a policy')) return createElement('meta', { httpEquiv: 'x-ua-compatible', content: 'IE=edge' });
  return null;
}
