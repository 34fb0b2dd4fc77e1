/**
 * Detects a dialog, a popover or words over the whole page that nobody can close (PLAT-3, decision 0192). Nothing
 * throws, and an honest dialog looks the same, so the visitor's own presses tell of it: three of them in a row, a press of
 * each control that it has among them, and nothing that it shows has changed.
 */
import { isShown, isVeil } from './covered-page.ts';

/** Presses and Esc in a row that changed nothing, and milliseconds from the first of them to the last. */
const PRESSES = 3;
const ROW_MS = 1000;
/** Milliseconds after a press in which it may change something. */
const ANSWER_MS = 800;
/** Milliseconds for which a dialog may wait for what the visitor asked for, such as a payment. */
const WAITS_MS = 90_000;
/** Milliseconds after a press in which the dialog that comes may be its answer. */
const CAUSE_MS = 10_000;
const CONTROLS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, label, [role=button], [role=link], [tabindex]:not([tabindex="-1"]), [contenteditable]';
/** More controls than anybody tries: what has so many is no trap. */
const MOST_CONTROLS = 6;
/** What takes presses by itself. A payment's own page is in a frame. */
const OTHERS = 'iframe, object, embed, canvas, video, audio';
const BUSY = 'progress, [role=progressbar], [role=status], [aria-busy=true]';
/** Events that a press leads to, where no element changes. */
const ANSWERS = ['input', 'change', 'invalid', 'submit', 'copy'] as const;

/** Returns true when the browser itself keeps everything else from presses. False in a browser that cannot say. */
function isModal(element: Element): boolean {
  try {
    return element.matches('dialog:modal');
  } catch {
    return false;
  }
}

function isOverAll(element: Element, page: Document): boolean {
  const { clientWidth, clientHeight } = page.documentElement;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return (
    getComputedStyle(element).position === 'fixed' &&
    left <= 0 &&
    top <= 0 &&
    right >= clientWidth &&
    bottom >= clientHeight
  );
}

/** Returns the outermost element around a pressed one that keeps the page from presses; null when there is none. */
function getBlocker(pressed: Element | null, page: Document): Element | null {
  let found: Element | null = null;
  for (let element = pressed; element && element !== page.body; element = element.parentElement)
    if (isModal(element) || isOverAll(element, page)) found = element;
  // The page itself, and an empty sheet (`covered-page.ts`).
  if (!found || found.querySelector('main') || (!isModal(found) && isVeil(found, page))) return null;
  return found;
}

const isOpaque = (blocker: Element): boolean =>
  [blocker, ...blocker.querySelectorAll('*')].some((one) => one.matches(OTHERS) || one.localName.includes('-'));

/** Notes when the visitor last pressed on the page itself, and so may have asked for what lies over it. */
function watchWishes(page: Document, { userActivation }: Navigator): { note: () => void; getLast: () => number } {
  let last = userActivation?.hasBeenActive ? performance.now() : -Infinity;
  try {
    const observer = new PerformanceObserver((list) => {
      // What began all that looks was perhaps a press on it, or Esc, and no wish for it.
      for (const { target, name } of list.getEntries() as PerformanceEventTiming[])
        if (target instanceof Element && (getBlocker(target, page) || (/^key/.test(name) && !target.closest(CONTROLS))))
          last = -Infinity;
    });
    observer.observe({ type: 'first-input', buffered: true });
  } catch {
    // This browser does not record it.
  }
  return {
    note: () => {
      last = performance.now();
    },
    getLast: () => last,
  };
}

/** Returns true when the visitor has tried all controls that can be pressed. */
function isTried(blocker: Element, tried: ReadonlySet<Element>): boolean {
  const controls = [...blocker.querySelectorAll(CONTROLS)].filter((one) => isShown(one) && !one.matches(':disabled'));
  return controls.length <= MOST_CONTROLS && controls.every((one) => tried.has(one));
}

/** Returns a function that stops it. */
function onAnswer(place: Element, run: () => void): () => void {
  for (const name of ANSWERS) place.addEventListener(name, run, true);
  return () => ANSWERS.forEach((name) => place.removeEventListener(name, run, true));
}

const isBusy = (blocker: Element): boolean => blocker.matches(BUSY) || blocker.querySelector(BUSY) !== null;

/**
 * Starts watching.
 * @param found called once, with what cannot be closed
 * @param isVisitors tells presses of the visitor from those that a script made
 * @returns a function that stops it
 */
export function watchStuckDialogs(
  found: (blocker: Element) => void,
  page = document,
  isVisitors = (event: Event): boolean => event.isTrusted,
): () => void {
  const view = page.defaultView ?? window;
  let blocker: Element | null = null;
  let tried = new Set<Element>();
  let presses = 0;
  const wishes = watchWishes(page, view.navigator);
  let met = 0;
  let first = 0;
  let timers: number[] = [];
  const after = (ms: number, run: () => void): void => void timers.push(view.setTimeout(run, ms));

  const begin = (next: Element | null): void => {
    blocker = next;
    tried = new Set();
    presses = 0;
    met = performance.now();
  };
  const isStuck = (now: number): boolean => {
    if (!blocker || presses < PRESSES || now - first < ROW_MS) return false;
    if (isOpaque(blocker) || !isTried(blocker, tried)) return false;
    const isAsked = met - wishes.getLast() < CAUSE_MS;
    return now - met > (isAsked || isBusy(blocker) ? WAITS_MS : 0);
  };
  /** Counts the press when nothing has come of it. */
  const settle = (pressed: Element, control: Element | null, isAnswered: () => boolean): void => {
    if (pressed !== blocker) return;
    const now = performance.now();
    if (isAnswered() || !pressed.isConnected || !isShown(pressed)) return begin(null);
    presses += 1;
    if (presses === 1) first = now - ANSWER_MS;
    if (control) tried.add(control);
    if (!isStuck(now)) return;
    stop();
    found(pressed);
  };
  const press = (target: EventTarget | null): void => {
    const over = target instanceof Element ? getBlocker(target, page) : null;
    if (over !== blocker) begin(over);
    if (!over) return wishes.note();
    const { href } = view.location;
    let isAnswered = false;
    const control = (target as Element).closest(CONTROLS);
    // That it was closed and opened again is no answer.
    const read = (changes: MutationRecord[]): void => {
      isAnswered ||= changes.some((change) => change.target !== over || change.type === 'childList');
    };
    const observer = new MutationObserver(read);
    observer.observe(over, { subtree: true, childList: true, characterData: true, attributes: true });
    const stopAnswers = onAnswer(over, () => {
      isAnswered = true;
    });
    after(ANSWER_MS, () => {
      read(observer.takeRecords());
      observer.disconnect();
      stopAnswers();
      settle(over, control && over.contains(control) ? control : null, () => isAnswered || view.location.href !== href);
    });
  };
  const hear = (event: Event): void => {
    if (!isVisitors(event)) return;
    if (!(event instanceof KeyboardEvent)) press(event.target);
    // On a page without a dialog Esc is no sign of anything.
    else if (event.key === 'Escape' && blocker) press(blocker);
  };
  const stop = (): void => {
    for (const type of ['click', 'keydown']) view.removeEventListener(type, hear, true);
    timers.forEach((timer) => view.clearTimeout(timer));
    timers = [];
  };
  for (const type of ['click', 'keydown']) view.addEventListener(type, hear, true);
  return stop;
}
