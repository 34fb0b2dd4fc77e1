import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Returns what axe finds against WCAG 2.2 AA, one line a rule. Card frames belong to the vault and are left out. */
export async function violations(page: Page): Promise<string[]> {
  // Without this option axe fetches style sheets, which our content security policy refuses with a warning.
  const result = await new AxeBuilder({ page })
    .options({ preload: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .exclude('iframe')
    .analyze();
  return result.violations.map(
    (violation) =>
      `${violation.id}: ${violation.help} (${violation.nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join('; ')})`,
  );
}

/** Returns by how many pixels the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
