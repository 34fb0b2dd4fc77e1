/**
 * Tells whether what is in sight cannot be read (PLAT-3, decision 0192): it is blurred, dark, washed out, nearly
 * transparent, drawn tiny or huge, or pushed down so far that nobody scrolls there. Each by so much that no design means it.
 */

/** Pixels of a blur in which no letter is left. */
const MOST_BLUR = 6;
/** Shares of light, contrast or colour below which nothing is made out. */
const LEAST_SHARE = 0.1;
const SMALLEST_ZOOM = 0.2;
const LARGEST_ZOOM = 12;
/** Windows, and pixels in low ones, above the main part: headers are a part of one. */
const MOST_WINDOWS = 4;
const MOST_ABOVE = 4000;

const toNumber = (text: string | undefined, otherwise: number): number => {
  const value = Number.parseFloat(text ?? '');
  if (Number.isNaN(value)) return otherwise;
  return text?.endsWith('%') ? value / 100 : value;
};

/** What a filter names: `blur(12px) brightness(0)`. */
const getPart = (filter: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\(([^)]*)\\)`).exec(filter)?.[1];

/** Returns true when the element's own style hides what is in it from any eye. */
function isVeiled(style: CSSStyleDeclaration): boolean {
  const { filter = '' } = style;
  return (
    toNumber(getPart(filter, 'blur'), 0) > MOST_BLUR ||
    ['brightness', 'contrast', 'opacity'].some((name) => toNumber(getPart(filter, name), 1) < LEAST_SHARE)
  );
}

/** @param main the main part of the page */
export function isUnreadable(main: Element, page = document): boolean {
  let opacity = 1;
  for (let element: Element | null = main; element; element = element.parentElement) {
    const style = getComputedStyle(element);
    if (isVeiled(style)) return true;
    opacity *= toNumber(style.opacity, 1);
  }
  const { scrollTop, clientHeight } = page.documentElement;
  // Of style sheets alone: what a visitor sets in the browser is not in it. Older browsers do not say.
  const { currentCSSZoom: zoom = 1 } = main as { currentCSSZoom?: number };
  const above = main.getBoundingClientRect().top + scrollTop;
  return (
    opacity < LEAST_SHARE ||
    zoom < SMALLEST_ZOOM ||
    zoom > LARGEST_ZOOM ||
    above > Math.max(MOST_ABOVE, MOST_WINDOWS * clientHeight)
  );
}
