/**
 * Detects an element without content that lies over the whole page and takes every press (PLAT-3): a veil that a
 * version has left behind. Nothing throws and the page looks well, so the visitor's own presses tell of it: two on such
 * an element, while no dialog is open whose backdrop it might be (decision 0157).
 */

const DIALOGS = 'dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true], :popover-open';
const SHOWS = 'img, svg, canvas, video, iframe, object, embed, input, textarea, select';

/** Returns true when a browser that does not know the selector has no such element. */
function has(page: Document, selector: string): boolean {
  try {
    return page.querySelector(selector) !== null;
  } catch {
    return false;
  }
}

export const isDialogOpen = (page = document): boolean => DIALOGS.split(', ').some((selector) => has(page, selector));

function isVeil(element: Element, page: Document): boolean {
  const { clientWidth, clientHeight } = page.documentElement;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return (
    element.childElementCount === 0 &&
    element.textContent.trim() === '' &&
    !element.matches(SHOWS) &&
    left <= 0 &&
    top <= 0 &&
    right >= clientWidth &&
    bottom >= clientHeight &&
    !isDialogOpen(page)
  );
}

/**
 * Starts watching.
 * @param found called with the element at the second press on it
 * @returns a function that stops it
 */
export function watchVeils(found: (veil: Element) => void, page = document): () => void {
  let pressed: Element | null = null;
  const look = ({ target }: Event): void => {
    const veil = target instanceof Element && isVeil(target, page) ? target : null;
    if (veil && veil === pressed) found(veil);
    pressed = veil;
  };
  page.addEventListener('pointerdown', look, true);
  return () => page.removeEventListener('pointerdown', look, true);
}
