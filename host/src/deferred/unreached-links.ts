/**
 * Detects links and buttons that look well and that no press reaches (PLAT-3, decision 0192): they let pointers through,
 * or somebody captures each pointer for another element, or
 * locks it to the whole page. Nothing throws, so the visitor's own presses tell of it.
 */
import { isDialogOpen, isShown } from './covered-page.ts';

const PRESSABLE = 'a[href], button, [role=button], input[type=submit]';
const INTERACTIVE = `${PRESSABLE}, input, select, textarea, label, summary, [tabindex]:not([tabindex="-1"]), [contenteditable]`;
/** Parts that say themselves that they take no presses now. */
const RESTS = ':disabled, [inert], [inert] *, [aria-busy=true], [aria-busy=true] *, [aria-disabled=true]';
/** The part of a page whose links are compared. */
const PARTS = 'main, header, footer, nav';
/** Presses in a row that never came to what was pressed. */
const MOST = 3;
/** Pixels that a pointer may move in a press. */
const DRAG = 5;
/** Milliseconds for which links let pointers through while what they lead to is being loaded. */
const LASTS_MS = 5000;
const LOOKS = 5;
/** Elements that are looked at. */
const LIMIT = 500;

const isDeaf = (element: Element): boolean => getComputedStyle(element).pointerEvents === 'none';

/** The links and buttons of a part that ought to take presses. */
const getPressables = (part: Element): Element[] =>
  [...part.querySelectorAll(PRESSABLE)].slice(0, LIMIT).filter((one) => !one.matches(RESTS) && isShown(one));

/** Returns true when most links of a part let pointers through. One alone may be meant to. */
function isDeafPart(part: Element): boolean {
  const all = getPressables(part);
  return part.isConnected && all.filter(isDeaf).length > all.length / 2;
}

/** Returns the part of the page with a link at this place that lets the pointer through. */
function getDeafPart(page: Document, x: number, y: number): Element | null {
  const isThere = (one: Element): boolean => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  };
  const deaf = [...page.querySelectorAll(PARTS)].flatMap(getPressables).find((one) => isThere(one) && isDeaf(one));
  return deaf?.closest(PARTS) ?? null;
}

/**
 * Starts watching.
 * @param found called once
 * @param root the element that React renders into
 * @param isVisitors tells presses of the visitor from those that a script made
 * @returns a function that stops it
 */
export function watchUnreachedLinks(
  found: () => void,
  root: Element,
  page = document,
  isVisitors = (event: Event): boolean => event.isTrusted,
): () => void {
  const view = page.defaultView ?? window;
  let down: { x: number; y: number; target: Element | null } | null = null;
  let captor: Element | null = null;
  let row = 0;
  let timer: number | undefined;
  const end = (): void => {
    stop();
    found();
  };
  /** Until most links of the part take presses again. */
  const lookAgain = (part: Element, left: number): void => {
    timer = view.setTimeout(() => {
      timer = undefined;
      if (!isDeafPart(part) || isDialogOpen(page)) row = 0;
      else if (left > 1) lookAgain(part, left - 1);
      else end();
    }, LASTS_MS / LOOKS);
  };
  /** Returns true when somebody far from the pressed link, or around all of the page, took the pointer. */
  const isTaken = (link: Element | null | undefined): boolean => {
    const main = page.querySelector('main');
    return (
      link != null &&
      captor !== null &&
      !link.contains(captor) &&
      (!captor.contains(link) || captor.contains(main ?? root))
    );
  };
  const press = (target: Element, x: number, y: number): void => {
    const link = down?.target?.closest(PRESSABLE);
    const part = link || target.closest(INTERACTIVE) ? null : getDeafPart(page, x, y);
    if (isTaken(link)) row += 1;
    else if (part && isDeafPart(part)) row += 1;
    else if (link) row = 0;
    if (row < MOST || isDialogOpen(page)) return;
    if (captor && !part) end();
    else if (part && timer === undefined) lookAgain(part, LOOKS);
  };
  const hear = (event: Event): void => {
    if (!isVisitors(event)) return;
    const target = event.target instanceof Element ? event.target : page.documentElement;
    if (event.type === 'gotpointercapture') {
      captor = target;
      return;
    }
    const { clientX: x, clientY: y } = event as PointerEvent;
    if (event.type === 'pointerdown') {
      down = { x, y, target };
      captor = null;
    } else if (down) {
      if (Math.hypot(x - down.x, y - down.y) <= DRAG) press(target, x, y);
      down = null;
    }
  };
  let locks = 0;
  const release = (): void => {
    // A game or a map would lock it to its own element.
    if (!page.pointerLockElement?.contains(root)) return;
    page.exitPointerLock();
    locks += 1;
    if (locks === MOST) end();
  };
  const types = ['pointerdown', 'gotpointercapture', 'pointerup'];
  const stop = (): void => {
    view.clearTimeout(timer);
    page.removeEventListener('pointerlockchange', release);
    for (const type of types) view.removeEventListener(type, hear, true);
  };
  page.addEventListener('pointerlockchange', release);
  for (const type of types) view.addEventListener(type, hear, { capture: true, passive: true });
  return stop;
}
