/**
 * Detects a listener of a remote that takes every press before anybody else hears of it (PLAT-3): at the window, the
 * document or another element around the page, in the capture phase, it stops clicks, or keys together with what they
 * do. Nothing throws, and nothing on the page can be used. What stops an event is asked who called it; several in a row
 * of which none came through are no drag that was let go, no menu that closes and no shortcut (decision 0181).
 */
import { isDialogOpen } from './covered-page.ts';
import { getCaller } from './caller.ts';
import type { Caller } from './caller.ts';
import { regionAt } from './region.ts';

/** Presses in a row that never came through, by event. */
const MOST = { click: 3, keydown: 5 } as const;
type Press = keyof typeof MOST;
const isPress = (type: string): type is Press => Object.hasOwn(MOST, type);
/** Pixels that a pointer may move in a press: what lets go of a drag is often stopped. */
const DRAG = 5;
const KEYS = new Set(['Tab', 'Enter', ' ']);
const EDITABLE = 'input, textarea, select, [contenteditable]';

/** Keys that a page must not take from others. Shortcuts and arrows are its own business. */
function isUsual({ key, target }: KeyboardEvent, remote: string): boolean {
  if (KEYS.has(key)) return true;
  return target instanceof Element && target.matches(EDITABLE) && regionAt(target)?.props.remote !== remote;
}

const METHODS = ['stopPropagation', 'stopImmediatePropagation'] as const;

/**
 * Starts watching.
 * @param found called once, with whose listener it is
 * @param isVisitors tells presses of the visitor from those that a script made
 * @returns a function that stops it
 */
export function watchTakenPresses(
  found: (taker: Caller) => void,
  root: Element,
  isVisitors = (event: Event): boolean => event.isTrusted,
): () => void {
  const rows = new Map<Press, { taker: Caller; count: number }>();
  const stopped = new WeakSet<Event>();
  let down = { x: 0, y: 0 };
  const see = (event: Event): void => {
    if (event.type === 'pointerdown') down = { x: (event as PointerEvent).clientX, y: (event as PointerEvent).clientY };
  };
  const isDrag = (event: Event): boolean =>
    event instanceof MouseEvent &&
    event.detail > 0 &&
    Math.hypot(event.clientX - down.x, event.clientY - down.y) > DRAG;

  /** Called by whoever stops an event. Few get as far as the stack, which takes its time. */
  const note = (event: Event): void => {
    const { type, currentTarget, eventPhase } = event;
    // Around the whole page, before it reaches what was pressed.
    if (eventPhase !== Event.CAPTURING_PHASE || !(currentTarget instanceof Node || currentTarget === window)) return;
    if (currentTarget instanceof Node && !currentTarget.contains(root)) return;
    see(event);
    if (!isPress(type) || stopped.has(event) || !isVisitors(event)) return;
    const taker = getCaller(new Error().stack);
    if (!taker) return;
    stopped.add(event);
    // What the key does may be taken in the same listener, after this.
    queueMicrotask(() => count(event, type, taker));
  };
  const count = (event: Event, type: Press, taker: Caller): void => {
    if (isDrag(event) || isDialogOpen()) return;
    if (event instanceof KeyboardEvent && !(event.defaultPrevented && isUsual(event, taker.remote))) return;
    const before = rows.get(type);
    const isSame = before?.taker.remote === taker.remote && before.taker.version === taker.version;
    const row = { taker, count: isSame ? before.count + 1 : 1 };
    rows.set(type, row);
    if (row.count < MOST[type]) return;
    stop();
    found(taker);
  };

  const originals = METHODS.map((name) => [name, Event.prototype[name]] as const);
  for (const [name, original] of originals)
    Event.prototype[name] = function stopAndTell(this: Event): void {
      note(this);
      original.call(this);
    };
  /** A press that comes through ends the row: its listeners at the window have run before this. */
  const hear = (event: Event): void => {
    see(event);
    const { type } = event;
    if (isPress(type) && isVisitors(event)) setTimeout(() => !stopped.has(event) && rows.delete(type));
  };
  const heard = ['pointerdown', ...Object.keys(MOST)];
  for (const type of heard) addEventListener(type, hear, true);
  const stop = (): void => {
    for (const [name, original] of originals) Event.prototype[name] = original;
    for (const type of heard) removeEventListener(type, hear, true);
  };
  return stop;
}
