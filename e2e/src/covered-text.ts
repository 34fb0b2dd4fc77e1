import type { Page } from '@playwright/test';

/** Text on the page that something lies on, or that sticks out of the window: `what: words`. */
type Problem = { what: 'covered' | 'outside'; words: string; place: string };

/**
 * Returns the visible texts that a guest cannot read whole: something else lies on one of their ends, or they stick out
 * of the window sideways. Text that a box cuts off or scrolls (a carousel) is asked for only where it is in its box.
 */
export async function findUnreadableText(page: Page): Promise<string[]> {
  const problems = await page.evaluate(readProblems);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return [...new Set(problems.map(({ what, words, place }) => `${what}: "${words}" in ${place}`))];
}

/** Runs in the page. */
function readProblems(): Problem[] {
  const describe = (element: Element): string =>
    element.closest('[aria-label], [id], article, section, form, header, footer, main')?.tagName.toLowerCase() ??
    'page';
  /** The part of the window in which an element can be seen: inside every box around it that cuts off. */
  const getOpening = (element: Element): { left: number; right: number; top: number; bottom: number } => {
    const opening = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      opening.left = Math.max(opening.left, left);
      opening.right = Math.min(opening.right, right);
      opening.top = Math.max(opening.top, top);
      opening.bottom = Math.min(opening.bottom, bottom);
    }
    return opening;
  };
  const isCut = (element: Element): boolean => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') return true;
    return false;
  };
  const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '';
  const getRects = (node: Node): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  /** Whether an element draws something at a point. A link that is stretched over its card draws nothing there. */
  const draws = (element: Element, x: number, y: number): boolean => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return (
      !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor) ||
      backgroundImage !== 'none' ||
      element.matches('img, svg, svg *, video, canvas, iframe, input, select, textarea') ||
      [...element.childNodes].some(
        (node) =>
          isText(node) &&
          getRects(node).some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom),
      )
    );
  };
  const isCovered = (owner: Element, x: number, y: number): boolean => {
    for (const hit of document.elementsFromPoint(x, y)) {
      if (hit.contains(owner) || owner.contains(hit)) return false;
      if (draws(hit, x, y)) return true;
    }
    return false;
  };
  const look = (text: Text, owner: Element): Problem | null => {
    const words = text.data.trim().slice(0, 60);
    owner.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const place = describe(owner);
    for (const { left, right, top, bottom, width, height } of getRects(text)) {
      if (width < 2 || height < 2) continue;
      if (!isCut(owner) && (left < -1 || right > document.documentElement.clientWidth + 1))
        return { what: 'outside', words, place };
      const opening = getOpening(owner);
      const y = (top + bottom) / 2;
      for (const x of [left + 1.5, (left + right) / 2, right - 1.5]) {
        if (x < opening.left || x > opening.right || y < opening.top || y > opening.bottom) continue;
        if (isCovered(owner, x, y)) return { what: 'covered', words, place };
      }
    }
    return null;
  };
  const problems: Problem[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const owner = node.parentElement;
    if (!owner || !isText(node) || owner.closest('script, style, noscript, iframe, option, svg')) continue;
    if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { width, height } = owner.getBoundingClientRect();
    // What only screen readers have is a point.
    if (width <= 1 || height <= 1 || getComputedStyle(owner).pointerEvents === 'none') continue;
    const problem = look(node, owner);
    if (problem) problems.push(problem);
  }
  return problems;
}
