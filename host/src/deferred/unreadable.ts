/**
 * Tells whether what is in sight cannot be read (PLAT-3, decision 0192): it is blurred, dark, washed out, nearly
 * transparent, drawn tiny or huge, masked by nothing, written without a colour, or pushed down so far that nobody scrolls
 * there. Each by so much that no design means it.
 */
import { isColourless, isTransparent } from './colourless.ts';

/** Pixels of a blur in which no letter is left. */
const MOST_BLUR = 6;
/** Shares of light, contrast or colour below which nothing is made out. */
const LEAST_SHARE = 0.1;
const NO_SIZE = /^0(px|%)?( 0(px|%)?)?$/;
const COLOURS = /transparent|\b(?:rgba?|color|hsla?|hwb|(?:ok)?lab|(?:ok)?lch)\([^()]*\)|#[0-9a-f]+/gi;
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

/** Returns true when a mask lets nothing through: gradients without a colour. What an image lets through, nobody knows. */
function isMaskedAway({ maskImage, webkitMaskImage, maskSize, webkitMaskSize }: CSSStyleDeclaration): boolean {
  const image = maskImage || webkitMaskImage || 'none';
  if (image === 'none') return false;
  const colours = image.match(COLOURS) ?? [];
  return (
    NO_SIZE.test(maskSize || webkitMaskSize || '') ||
    (!image.includes('url(') && colours.length > 0 && colours.every(isTransparent))
  );
}

/** Returns true when the element's own style hides what is in it from any eye. */
function isVeiled(style: CSSStyleDeclaration): boolean {
  const { filter = '' } = style;
  return (
    isMaskedAway(style) ||
    toNumber(getPart(filter, 'blur'), 0) > MOST_BLUR ||
    ['brightness', 'contrast', 'opacity'].some((name) => toNumber(getPart(filter, name), 1) < LEAST_SHARE)
  );
}

const PICTURES = 'img, svg, canvas, video, iframe';
const isEmpty = (element: Element): boolean =>
  element.checkVisibility?.() === false ||
  (element.textContent.trim() === '' && !element.matches(PICTURES) && !element.querySelector(PICTURES));

/** Returns true when each part with content is veiled, by itself or in all that it has. Content may fade in. */
function isInnerVeiled(element: Element): boolean {
  if ([...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')) return false;
  let isVeil = false;
  for (const part of element.children) {
    if (isEmpty(part)) continue;
    if (!isVeiled(getComputedStyle(part)) && !isInnerVeiled(part)) return false;
    isVeil = true;
  }
  return isVeil;
}

/** @param main the main part of the page */
export function isUnreadable(main: Element, page = document): boolean {
  let opacity = 1;
  for (let element: Element | null = main; element; element = element.parentElement) {
    const style = getComputedStyle(element);
    if (isVeiled(style)) return true;
    opacity *= toNumber(style.opacity, 1);
  }
  if (isInnerVeiled(main) || isColourless(main, page)) return true;
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
