/**
 * Slots that the server has rendered are there to be seen: on a first visit their code can wait until the visitor does something, or the page
 * has been quiet for a while. A returning visitor has something in the browser's storage that slots may show (hearts), and has their
 * code in the cache: then nothing waits, nor does it for a guest who is signed in.
 */
import { onFirstSign } from '@roost/shared/federation';
import type { PageState } from '../page/page-state.ts';
import { PRESSED_MARK, SENDING_BUTTONS } from '../page/early-presses.ts';
import { whenQuiet } from '../page/when-quiet.ts';
import { whenTypingIsKnown } from './early-typing.ts';
import { isTaken } from './taken.ts';

/** A press waits at most this long for code that is loading. */
const LONGEST_HOLD_MS = 8000;
const LOOK_AGAIN_MS = 50;

function hasStored(): boolean {
  try {
    return window.localStorage.length > 0 || window.sessionStorage.length > 0;
  } catch {
    // Storage is forbidden: nothing was ever kept.
    return false;
  }
}

/**
 * Returns the modules that may rest.
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

/** Runs `wake` once: when the visitor does something in this or another tab, or some seconds after the page is whole. */
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

/** Parts of a page that do something when pressed only once their code is there. Links and forms work without. */
export const PRESSED = `button[type=button],summary,${SENDING_BUTTONS}`;

/**
 * Keeps a press on a part of the server's HTML whose code is still on its way, and gives it back when the part works: a guest's first tap is
 * not lost, nor one from before this script. A press whose code has not come after some seconds is the browser's, and may be repeated. To be called before anything is hydrated; what others add to the page later is left alone.
 * @param early what was pressed before
 * @returns starts holding presses on what a selector names; that returns what stops it
 */
export function holdPresses(
  early: readonly HTMLElement[] = [],
  page: Document = document,
): (selector: string) => () => void {
  const waiting = new WeakSet(page.querySelectorAll<HTMLElement>(PRESSED));
  const held = new Set<HTMLElement>();
  const giveBack = async (element: HTMLElement, since: number) => {
    if (element.isConnected && !isTaken(element) && Date.now() - since < LONGEST_HOLD_MS) {
      setTimeout(giveBack, LOOK_AGAIN_MS, element, since);
      return;
    }
    const { form } = element as HTMLButtonElement;
    if (form && isTaken(element)) await whenTypingIsKnown(form);
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
      if (!element || !waiting.has(element) || isTaken(element)) return;
      event.preventDefault();
      event.stopPropagation();
      keep(element);
    };
    page.addEventListener('click', onClick, { capture: true });
    return () => page.removeEventListener('click', onClick, { capture: true });
  };
}
