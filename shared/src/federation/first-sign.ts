/** The first thing that a visitor does on a page: parts that nobody has touched yet load their code then. */

/** Everything by which a visitor shows to be there, on the way to whatever part of the page. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/** A part of the page that scrolls is no sign: it may have put itself into place (the strip of nearby dates). A visitor who scrolls it has touched, turned or pressed first. */
const isSign = ({ type, target }: Pick<Event, 'type' | 'target'>): boolean =>
  type !== 'scroll' || !(target instanceof Element);

/** Calls `act` once, with the visitor's first sign of these kinds. Returns what stops waiting for it. */
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
