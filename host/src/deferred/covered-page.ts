/**
 * Detects a page that looks well and takes no press (PLAT-3): an element without content lies over all of it, or its
 * content was made inert or lets pointers through, as dialogs do that forget to take it back. Nothing throws, so the
 * visitor's own presses tell of it: two on such an element, or behind the content, while no dialog is open (decisions
 * 0157, 0187).
 */

const DIALOGS = 'dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true], :popover-open';
const SHOWS = 'img, svg, canvas, video, iframe, object, embed, input, textarea, select';

/** Returns true when there is such an element; false also in a browser that does not know the selector. */
export function has(page: Document, selector: string): boolean {
  try {
    return page.querySelector(selector) !== null;
  } catch {
    return false;
  }
}

/** Returns true when the element is drawn; in a browser that cannot say, too. */
export const isShown = (element: Element): boolean =>
  element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) !== false;

/** Dialogs that are kept in the document while they are closed do not count. */
export const isDialogOpen = (page = document): boolean =>
  DIALOGS.split(', ').some((selector) => has(page, selector) && [...page.querySelectorAll(selector)].some(isShown));

export function isVeil(element: Element, page: Document): boolean {
  const { clientWidth, clientHeight } = page.documentElement;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return (
    element.childElementCount === 0 &&
    element.textContent.trim() === '' &&
    !element.matches(SHOWS) &&
    left <= 0 &&
    top <= 0 &&
    right >= clientWidth &&
    bottom >= clientHeight
  );
}

/** Returns true when a press lands on what is around the content because the content takes none. */
function isBehind(target: Element, main: Element | null): boolean {
  return (
    main !== null &&
    target.contains(main) &&
    (main.closest('[inert]') !== null || getComputedStyle(main).pointerEvents === 'none')
  );
}

/**
 * Starts watching.
 * @param found called with the element at the second press on it: the veil, or what is around the content
 * @returns a function that stops it
 */
export function watchVeils(found: (veil: Element) => void, page = document): () => void {
  let pressed: Element | null = null;
  const look = ({ target }: Event): void => {
    const isDeaf =
      target instanceof Element &&
      (isVeil(target, page) || isBehind(target, page.querySelector('main'))) &&
      !isDialogOpen(page);
    const veil = isDeaf ? target : null;
    if (veil && veil === pressed) found(veil);
    pressed = veil;
  };
  page.addEventListener('pointerdown', look, true);
  return () => page.removeEventListener('pointerdown', look, true);
}
