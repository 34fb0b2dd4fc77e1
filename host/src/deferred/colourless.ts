/**
 * Tells whether nothing that is written in an element has a colour (PLAT-3, decision 0192). Letters of a picture, of
 * shadows or of lines have none of their own. What is written in the colour that it stands on is let be: whether a picture
 * lies in between, styles do not say.
 */

/** Share of colour below which no letter is made out. */
const LEAST_SHARE = 0.1;
const IS_BUSY = '[role=progressbar], [aria-busy=true], progress';

/** Returns true for a colour, as browsers write what was computed, that nobody can see. */
export function isTransparent(colour: string): boolean {
  if (colour === 'transparent') return true;
  const alpha = /^(?:rgba|hsla)\(.*,\s*([^,]+)\)$|\/\s*([^/]+)\)$/.exec(colour);
  const text = alpha?.[1] ?? alpha?.[2] ?? '1';
  return Number.parseFloat(text) / (text.trim().endsWith('%') ? 100 : 1) < LEAST_SHARE;
}

const isOfPicture = (element: Element | null, end: Element): boolean => {
  for (let one = element; one; one = one.parentElement) {
    const { backgroundClip, webkitBackgroundClip } = getComputedStyle(one);
    if (`${backgroundClip} ${webkitBackgroundClip}`.includes('text')) return true;
    if (one === end) break;
  }
  return false;
};

function isWritten(element: Element, end: Element): boolean {
  const { color, webkitTextFillColor, textShadow, webkitTextStrokeWidth } = getComputedStyle(element);
  return (
    !isTransparent(webkitTextFillColor || color) ||
    (textShadow || 'none') !== 'none' ||
    Number.parseFloat(webkitTextStrokeWidth || '0') > 0 ||
    isOfPicture(element, end)
  );
}

/** @param end the element whose words are looked at, until one has a colour */
export function isColourless(end: Element, page = document): boolean {
  const words = page.createTreeWalker(end, NodeFilter.SHOW_TEXT);
  let hasWords = false;
  while (words.nextNode()) {
    const { nodeValue, parentElement } = words.currentNode;
    if (!nodeValue?.trim() || !parentElement || parentElement.checkVisibility?.() === false) continue;
    if (isWritten(parentElement, end)) return false;
    hasWords = true;
  }
  // Gray bars that stand for words while these are loaded.
  return hasWords && !end.querySelector(IS_BUSY);
}
