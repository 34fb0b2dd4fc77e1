/**
 * Delays the code of slots that the server has rendered: on a first visit it can wait until the visitor does something,
 * or the page has been quiet for a while. Nothing waits for a returning visitor, who may have hearts in storage and has
 * the code in the cache, nor for a signed-in guest.
 */
import { onFirstSign, whenQuiet } from '@roost/shared/federation';
import type { PageState } from '../page/page-state.ts';
import { PRESSED_MARK, SENDING_BUTTONS } from '../page/early-presses.ts';
import { whenTypingIsKnown } from './early-typing.ts';
import { isHydrated } from './hydrated.ts';

/** Most milliseconds for which a press waits for code that is loading: as long as a slow line may need it. */
const LONGEST_HOLD_MS = 30_000;
/** What the browser folds out by itself waits shorter. */
const LONGEST_FOLDED_MS = 8000;
const LOOK_AGAIN_MS = 50;

function hasStored(): boolean {
  try {
    return window.localStorage.length > 0 || window.sessionStorage.length > 0;
  } catch {
    // Storage is forbidden: nothing was ever stored.
    return false;
  }
}

/**
 * Returns the modules whose code may wait.
 * @param first modules that the page is made of
 */
export function restingSlots(
  { used, pins, store, rendered }: Pick<PageState, 'used' | 'pins' | 'store' | 'rendered'>,
  first: readonly string[],
  isKnown: () => boolean = hasStored,
): string[] {
  const { session } = store as { session?: { status?: string } };
  if (!rendered || pins.length > 0 || session?.status === 'authenticated' || isKnown()) return [];
  return used.filter((module) => !first.includes(module));
}

/**
 * Runs `wake` once: when the visitor does something in this or another tab, or some seconds after the page is complete.
 */
export function wakeWithVisitor(needed: Promise<unknown>, wake: () => void, page: Window = window): void {
  const done = () => {
    stop();
    page.removeEventListener('storage', done);
    wake();
  };
  const stop = onFirstSign(done, page);
  page.addEventListener('storage', done);
  void needed.then(() => whenQuiet(done));
}

/** Selector of parts that react to a press only with their code. Links and forms work without. */
export const PRESSED = `button[type=button],summary,${SENDING_BUTTONS}`;

/**
 * Holds a press on a part of the server's HTML whose code is loading, and repeats it when the part works, so that a
 * guest's first tap is not lost, not even one from before this script. After a while without the code the press is left
 * to the browser, and may be repeated. Call it before anything is hydrated; elements that others add later are
 * left alone.
 * @param early presses from before
 * @returns a function that starts holding presses on what a selector matches; it returns a function that stops it
 */
export function holdPresses(
  early: readonly HTMLElement[] = [],
  page: Document = document,
): (selector: string) => () => void {
  const waiting = new WeakSet(page.querySelectorAll<HTMLElement>(PRESSED));
  const held = new Set<HTMLElement>();
  const giveBack = async (element: HTMLElement, since: number) => {
    const limit = 'type' in element ? LONGEST_HOLD_MS : LONGEST_FOLDED_MS;
    if (element.isConnected && !isHydrated(element) && Date.now() - since < limit) {
      setTimeout(giveBack, LOOK_AGAIN_MS, element, since);
      return;
    }
    const { form } = element as HTMLButtonElement;
    if (form && isHydrated(element)) await whenTypingIsKnown(form);
    waiting.delete(element);
    element.removeAttribute(PRESSED_MARK);
    element.click();
    held.delete(element);
    waiting.add(element);
  };
  const keep = (element: HTMLElement) => {
    if (held.has(element)) return;
    held.add(element);
    element.setAttribute(PRESSED_MARK, '');
    void giveBack(element, Date.now());
  };
  early.forEach(keep);
  return (selector) => {
    const onClick = (event: MouseEvent) => {
      const element = (event.target as Element | null)?.closest<HTMLElement>(selector);
      if (!element || !waiting.has(element) || isHydrated(element)) return;
      event.preventDefault();
      event.stopPropagation();
      keep(element);
    };
    page.addEventListener('click', onClick, { capture: true });
    return () => page.removeEventListener('click', onClick, { capture: true });
  };
}
