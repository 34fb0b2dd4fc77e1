import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';
import { freeStay } from '../src/stays.ts';
import { hydrated } from '../src/hydrated.ts';

/** Holds every script of a page back, as a slow line does. Returns what lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('typing before the scripts are there', () => {
  test('FAST-3 SRCH-1: a place that was typed on the home page is what the page searches for @mobile @search @mfe-search', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const box = page.getByRole('combobox').or(page.locator('input[name=query]')).first();
    await box.fill('Lake Tahoe');
    release();
    await hydrated(box);
    await expect(box).toHaveValue('Lake Tahoe');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search\?.*query=Lake(\+|%20)Tahoe/);
  });

  test('FAST-3 BOOK-1: who types into the checkout early, types once @mobile @booking @mfe-booking', async ({
    page,
    request,
  }) => {
    const stay = await freeStay(request, { nights: 2, notBeforeDays: 90 });
    const release = await holdScripts(page);
    const dates = `startDate=${stay.startDate}&endDate=${stay.endDate}`;
    await page.goto(`/booking?listingId=${stay.listingId}&${dates}&adults=2`, { waitUntil: 'commit' });
    const typed = { 'First name': 'Maya', 'Last name': 'Ortiz' };
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).first().fill(text);
    release();
    await hydrated(page.getByLabel('First name').first());
    // What is drawn again after another field has changed.
    await page.getByLabel('Email').first().fill('maya.ortiz@example.com');
    for (const [label, text] of Object.entries(typed)) await expect(page.getByLabel(label).first()).toHaveValue(text);
  });
});
