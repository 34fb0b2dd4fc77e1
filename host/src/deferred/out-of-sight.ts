/**
 * Tells whether a page stands where nobody can see it, though nothing of it is gone (PLAT-3, decision 0189): its main
 * part is out of the window for good, has no size, is hidden or transparent, its letters are smaller or larger than any that
 * can be read, an empty sheet lies over it, or all of it, or all that is in it, is clipped away or hidden by a rule.
 */
import { has, isVeil } from './covered-page.ts';
import { isUnreadable } from './unreadable.ts';

/** Letters in pixels that no browser's settings lead to. */
const SMALLEST = 3;
const LARGEST = 250;
/** Points in a row, and in a column, at which the window is asked what is there. */
const POINTS = 5;
/** Fewer points of the main part in the window prove nothing: it may be scrolled away. */
const FEWEST = 5;

function isOutside(main: Element, { documentElement }: Document): boolean {
  const { left, right, bottom, width, height } = main.getBoundingClientRect();
  const { scrollLeft, scrollTop, scrollWidth, clientWidth } = documentElement;
  return (
    width < 1 ||
    height < 1 ||
    // To the left and above nobody can scroll.
    right + scrollLeft <= 0 ||
    bottom + scrollTop <= 0 ||
    left + scrollLeft >= Math.max(scrollWidth, clientWidth)
  );
}

const isSeen = (element: Element): boolean =>
  element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) !== false;

/** Returns true when an empty element in one colour lies over the whole page. A region's own is left to presses. */
const isSheet = (element: Element, page: Document): boolean => {
  const { backgroundColor, position, zIndex } = getComputedStyle(element);
  // `rgba(0, 0, 0, 0.5)` is what a dialog darkens the page with.
  const isOpaque = /^rgb\(/.test(backgroundColor);
  return isOpaque && position === 'fixed' && Number(zIndex) > 0 && isSeen(element) && isVeil(element, page);
};

/** What lies over the page has something to show, perhaps: it is no answer. */
const isPage = (found: Element, { documentElement, body }: Document): boolean =>
  found === documentElement || found === body;

const PICTURES = 'img, svg, canvas, video, iframe';
/** Returns true when nothing that the main part has is shown. */
const isBare = (main: HTMLElement): boolean =>
  main.innerText?.trim() === '' &&
  [...main.querySelectorAll(PICTURES)].every((picture) => picture.checkVisibility?.() === false);

/** Returns true when the main part has its place in the window, and nothing, or nothing of what it has, is there. */
function isClipped(root: Element, main: HTMLElement, page: Document): boolean {
  // While one page changes into the next no point finds what is in either.
  if (has(page, ':active-view-transition')) return false;
  const { left, top, right, bottom } = main.getBoundingClientRect();
  const { clientWidth, clientHeight } = page.documentElement;
  let [empty, bare] = [0, 0];
  for (let point = 0; point < POINTS * POINTS; point += 1) {
    const x = ((point % POINTS) + 0.5) * (clientWidth / POINTS);
    const y = (Math.floor(point / POINTS) + 0.5) * (clientHeight / POINTS);
    if (x < left || x > right || y < top || y > bottom) continue;
    const found = page.elementFromPoint(x, y);
    if (found === main) bare += 1;
    else if (found && (root.contains(found) || !isPage(found, page))) return false;
    else empty += 1;
  }
  return bare > 0 ? bare >= FEWEST && isBare(main) : empty >= FEWEST;
}

/** @param root the element that React renders into */
export function isOutOfSight(root: Element, page = document): boolean {
  const main = root.querySelector<HTMLElement>('main');
  // A window without a size shows nobody anything.
  if (!main || page.documentElement.clientWidth === 0) return false;
  const { fontSize, pointerEvents } = getComputedStyle(main);
  const letters = parseFloat(fontSize);
  return (
    [...page.body.children].some((element) => element !== root && isSheet(element, page)) ||
    isOutside(main, page) ||
    !isSeen(main) ||
    isUnreadable(main, page) ||
    letters < SMALLEST ||
    letters > LARGEST ||
    // Where no press arrives, no point finds it either: presses tell of that (`covered-page.ts`).
    (pointerEvents !== 'none' && !main.closest('[inert]') && isClipped(root, main, page))
  );
}
