/**
 * Detects a listener of a remote that takes every press before anybody else hears of it (PLAT-3): at the window, the
 * document or another element around the page, in the capture phase, it stops clicks, or keys together with what they
 * do. Nothing throws, and nothing on the page can be used. What stops an event is asked who called it; several in a row
 * of which none came through are no drag that was let go, no menu that closes and no shortcut (decision 0181). So is who
 * takes from links, fields and the browser's back button only what they do (decision 0189).
 */
import { isDialogOpen } from './covered-page.ts';
import { getCaller, restoreStacks } from './caller.ts';
import type { Caller } from './caller.ts';
import { regionAt } from './region.ts';

/** Presses in a row that never came through, by event. */
const MOST = { click: 3, keydown: 5, beforeinput: 5, popstate: 3 } as const;
type Press = keyof typeof MOST;
const isPress = (type: string): type is Press => Object.hasOwn(MOST, type);
/** Pixels that a pointer may move in a press: what lets go of a drag is often stopped. */
const DRAG = 5;
const KEYS = new Set(['Tab', 'Enter', ' ']);
/** A press on them does something by itself. Buttons do what their page says. */
const ACTING = 'a[href], label, input, select, summary, [type=submit]';
/** Milliseconds in which who takes a link's press may lead somewhere itself. */
const LEADS_MS = 500;
const EDITABLE = 'input, textarea, select, [contenteditable]';

/** What is typed into a field of another remote, or of the host. */
const isTyped = ({ target }: Event, remote: string): boolean =>
  target instanceof Element && target.matches(EDITABLE) && regionAt(target)?.props.remote !== remote;

const isActing = ({ target }: Event): boolean => target instanceof Element && target.closest(ACTING) !== null;

const METHODS = ['stopPropagation', 'stopImmediatePropagation', 'preventDefault'] as const;

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
  /** Events that never came through, and how: kept from those that come after, or only from what they do. */
  const stopped = new WeakMap<Event, 'stopped' | 'prevented'>();
  let down = { x: 0, y: 0 };
  let isFound = false;
  const see = (event: Event): void => {
    if (event.type === 'pointerdown') down = { x: (event as PointerEvent).clientX, y: (event as PointerEvent).clientY };
  };
  const isDrag = (event: Event): boolean =>
    event instanceof MouseEvent &&
    event.detail > 0 &&
    Math.hypot(event.clientX - down.x, event.clientY - down.y) > DRAG;

  /** Called by whoever stops an event. Few get as far as the stack, which takes its time. */
  const note = (event: Event, how: 'stopped' | 'prevented'): void => {
    const { type, currentTarget, eventPhase } = event;
    // Around the whole page, before it reaches what was pressed.
    const isAround = currentTarget instanceof Node ? currentTarget.contains(root) : currentTarget === window;
    if (!isAround || (eventPhase !== Event.CAPTURING_PHASE && type !== 'popstate')) return;
    see(event);
    if (!isPress(type) || stopped.get(event) === 'stopped' || !isVisitors(event)) return;
    restoreStacks();
    const taker = getCaller(new Error().stack);
    if (!taker || (how === 'prevented' && !(type === 'click' ? isActing(event) : isTyped(event, taker.remote)))) return;
    const isNew = !stopped.has(event);
    stopped.set(event, how);
    if (!isNew || isDialogOpen()) return;
    const { href } = location;
    const isHere = (): boolean => stopped.get(event) === 'stopped' || location.href === href;
    // In the same listener more may be taken, after this.
    if (how === 'prevented' && type === 'click') setTimeout(() => isHere() && count(event, type, taker), LEADS_MS);
    else queueMicrotask(() => count(event, type, taker));
  };
  const isUsual = (event: KeyboardEvent, { remote }: Caller): boolean =>
    event.defaultPrevented && ((stopped.get(event) === 'stopped' && KEYS.has(event.key)) || isTyped(event, remote));
  const count = (event: Event, type: Press, taker: Caller): void => {
    if (isFound || isDrag(event) || isDialogOpen()) return;
    // Shortcuts and arrows are a page's own business.
    if (event instanceof KeyboardEvent && !isUsual(event, taker)) return;
    const before = rows.get(type);
    const isSame = before?.taker.remote === taker.remote && before.taker.version === taker.version;
    const row = { taker, count: isSame ? before.count + 1 : 1 };
    rows.set(type, row);
    if (row.count < MOST[type]) return;
    isFound = true;
    stop();
    found(taker);
  };

  const originals = METHODS.map((name) => [name, Event.prototype[name]] as const);
  for (const [name, original] of originals)
    Event.prototype[name] = function stopAndTell(this: Event): void {
      note(this, name === 'preventDefault' ? 'prevented' : 'stopped');
      original.call(this);
    };
  /** A press that comes through ends the row: its listeners at the window have run before this. */
  const hear = (event: Event): void => {
    see(event);
    const { type } = event;
    if (!isPress(type) || !isVisitors(event)) return;
    setTimeout(() => !stopped.has(event) && rows.delete(type));
    // Who presses something stays on the page.
    if (type === 'click') rows.delete('popstate');
  };
  const heard = ['pointerdown', ...Object.keys(MOST)];
  for (const type of heard) addEventListener(type, hear, true);
  const stop = (): void => {
    for (const [name, original] of originals) Event.prototype[name] = original;
    for (const type of heard) removeEventListener(type, hear, true);
  };
  return stop;
}
