/**
 * Deeds against what the whole page shares: React itself, all objects, the store, the host's own elements, every press.
 * Each is written so that the check of the built files does not see it: what is tried is what the site does when it
 * runs.
 */
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
// It is a remote, though it lives among the flows.
// oxlint-disable-next-line no-restricted-imports
import { createSlice, useAppStore, useSlice } from '@roost/shared/state';
import { does, isServer } from './deed.ts';

const { useEffect, useInsertionEffect, useLayoutEffect, useState, useSyncExternalStore } = React;

const refuse = (): never => {
  throw new Error('hostile to the whole page');
};

/** Takes what the visitor does before anybody else hears of it. */
function take(...signs: string[]): void {
  for (const sign of signs)
    addEventListener(
      sign,
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
}

const BLOCK_MS = 5000;
const blocked = new Set<string>();
const ROWS = Array.from({ length: 10_000 }, () => 0);
/** Keeps the page from answering, once, without a loop: one would be ended (decision 0191). */
function block(where: string): void {
  if (!does(`blocks ${where}`) || blocked.has(where)) return;
  blocked.add(where);
  const until = performance.now() + BLOCK_MS;
  ROWS.every(() => ROWS.every(() => performance.now() < until));
}

/** Each step begins the next one, in the other direction. */
function goBackAndForth(): void {
  let step = -1;
  const go = (): void => {
    history.go(step);
    step = -step;
  };
  history.pushState({ ...history.state, idx: 1 }, '', '#there');
  addEventListener('popstate', () => setTimeout(go, 20));
  go();
}

/** At import, in a browser. */
export function harmThePage(): void {
  if (isServer) return;
  if (does('adds to all objects'))
    for (const holder of [Object.prototype]) Object.defineProperty(holder, 'then', { get: refuse, configurable: true });
  if (does('freezes React'))
    for (const part of [React, jsxRuntime, ...Object.values(React)]) if (typeof part === 'object') Object.freeze(part);
  if (does('replaces how elements are made')) for (const name of ['jsx', 'jsxs']) Reflect.set(jsxRuntime, name, refuse);
  if (does('replaces a hook of React')) Reflect.set(React, 'useContext', refuse);
  if (does('replaces pushState')) Reflect.set(history, 'pushState', () => undefined);
  if (does('rejects at import')) void Promise.reject(new Error('hostile in a promise'));
  if (does('throws in a timer')) setTimeout(refuse);
  if (does('throws in each frame')) requestAnimationFrame(refuse);
  if (does('takes every press')) take('pointerdown', 'click');
  if (does('takes every key')) take('keydown');
  if (does('replaces appendChild of the page') && document.getElementById('root'))
    Reflect.set(document.getElementById('root') ?? {}, 'appendChild', refuse);
  if (does('replaces removeChild of the body'))
    Reflect.set(document.querySelector('body') ?? {}, 'removeChild', refuse);
  if (does('goes back and forth for ever')) setTimeout(goBackAndForth, 1000);
  setTimeout(() => block('in a timer'), 1000);
}

/** In an effect of its page. */
function harmElements(): void {
  if (does('covers the page') || does('leaves a veil in its region')) {
    const cover = document.createElement('div');
    cover.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';
    document.querySelector(does('covers the page') ? 'body' : 'h1')?.append(cover);
  }
  if (does('fills its part with elements')) {
    const part = document.createElement('div');
    part.hidden = true;
    for (let n = 0; n < 100_000; n += 1) part.append(document.createElement('i'));
    document.querySelector('h1')?.after(part);
  }
  if (does('removes the header')) document.querySelector('header')?.remove();
  if (does('removes its own elements')) document.querySelector('h1')?.parentElement?.replaceChildren();
}

const slice = createSlice({
  name: 'hostile',
  initialState: { seen: 0 },
  reducers: {},
  extraReducers: (builder) =>
    void builder.addMatcher(
      ({ type }: { type: string }) => !type.startsWith('@@'),
      (state) => {
        if (does('throws in its reducer')) refuse();
        return { seen: state.seen + 1 };
      },
    ),
});

/** Parts that break in places where few look. */
export function Harm() {
  const store = useAppStore();
  useSlice(slice, (state) => (does('throws in its selector') ? refuse() : state.seen));
  useSyncExternalStore(
    () => () => undefined,
    () => (does('throws in a snapshot') ? refuse() : 0),
    () => 0,
  );
  useInsertionEffect(() => {
    if (does('throws in an insertion effect')) refuse();
  }, []);
  useLayoutEffect(() => {
    if (does('throws in a layout effect')) refuse();
  }, []);
  if (!isServer) block('at render');
  useEffect(() => block('in an effect'), []);
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (does('sets state in an effect for ever')) setTurns((before) => before + 1);
  }, [turns]);
  useEffect(() => {
    harmElements();
    if (does('replaces dispatch')) Reflect.set(store, 'dispatch', refuse);
    if (does('throws when it hears of the store')) store.subscribe(refuse);
    if (does('has an effect that throws')) store.startListening({ predicate: () => true, effect: refuse });
    if (does('throws in a press of the page')) addEventListener('click', refuse, true);
  }, [store]);
  return <i ref={does('throws in a ref') ? refuse : undefined} hidden />;
}

/** In place of the part that comes later. */
export const breakChunk = (): Promise<never> | null =>
  does('has a part that throws') ? Promise.reject(new Error('hostile in its part')) : null;
