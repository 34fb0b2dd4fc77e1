import type { Page } from '@playwright/test';

/**
 * Words that every English sentence of the site has one of, and no Spanish one. Names of places may hold "of" and
 * "and", or be "Carmel-by-the-Sea".
 */
export const ENGLISH =
  /\b((?<!-)the(?!-)|your|you|with|from|this|that|nights?|guests?|reviews?|homes?|about|sleeps|rated|total with|before|choose|show)\b/i;

/** The texts that somebody sees and that are not marked as English. */
export const englishTexts = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text !== '' && parent?.checkVisibility() && !parent.closest('[lang="en"], script, style, noscript'))
        found.push(text);
    }
    return found;
  });
  return texts.filter((text) => ENGLISH.test(text));
};
