/** Waits for the first thing that a visitor does on a page: parts that nobody has touched load their code then. */

/** Events that show that a visitor is there, on whatever part of the page. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/**
 * Returns true for a visitor's action. A part that scrolls is none: its code may have moved it (the strip of nearby
 * dates), and a visitor who scrolls it has touched, turned or pressed first.
 */
const isSign = ({ type, target }: Pick<Event, 'type' | 'target'>): boolean =>
  type !== 'scroll' || !(target instanceof Element);

/** Calls `act` once, with the visitor's first action of these kinds. Returns a function that stops waiting. */
export function onFirstSign(
  act: () => void,
  page: Window = window,
  signs: readonly (typeof SIGNS)[number][] = SIGNS,
): () => void {
  const stop = () => {
    for (const name of signs) page.removeEventListener(name, look, { capture: true });
  };
  const look = (event: Event) => {
    if (!isSign(event)) return;
    stop();
    act();
  };
  for (const name of signs) page.addEventListener(name, look, { passive: true, capture: true });
  return stop;
}
