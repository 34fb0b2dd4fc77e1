import type { Page } from '@playwright/test';
import { expectNoOverflow } from '../src/axe.ts';
import { hydrated } from '../src/hydrated.ts';
import { expect, test } from '../src/test.ts';
import { freeStay } from '../src/stays.ts';

test.use({ locale: 'es-MX' });

/** Words that every English sentence of the site has one of, and no Spanish one. Names of places may hold "of" and "and". */
const ENGLISH =
  /\b(the|your|you|with|from|this|that|nights?|guests?|reviews?|homes?|about|sleeps|rated|total with|before|choose|show)\b/i;

/** The texts that somebody sees and that are not marked as English. */
const englishTexts = async (page: Page): Promise<string[]> => {
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

test('TEXT-1: home, results and a listing are in Spanish, and the guest can read English instead @mobile @search @listing @mfe-search @mfe-listing', async ({
  page,
  request,
  home,
  search,
  listing,
}) => {
  const stay = await freeStay(request, { nights: 3, notBeforeDays: 90 });
  const dates = `startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2`;
  const expectSpanish = async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect.poll(() => englishTexts(page), { message: page.url() }).toEqual([]);
    await expectNoOverflow(page);
  };

  await home.open();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Una casa entera');
  await hydrated(page.getByRole('combobox', { name: 'Idioma' }));
  await expectSpanish();

  await search.open(`query=Lake+Tahoe&${dates}`);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /casas?/ })
      .first(),
  ).toBeVisible();
  await hydrated(page.getByRole('combobox', { name: 'Idioma' }));
  await expectSpanish();

  await listing.open(stay.listingId, dates);
  await expect(listing.heading).toHaveText(stay.headline);
  await hydrated(page.getByRole('combobox', { name: 'Idioma' }));
  await expectSpanish();

  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await hydrated(page.getByRole('combobox', { name: 'Language' }));
  await expect(page.getByRole('heading', { name: 'Where you’ll be' })).toBeAttached();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { name: 'Dónde vas a estar' })).toBeAttached();
  await hydrated(page.getByRole('combobox', { name: 'Idioma' }));
});
