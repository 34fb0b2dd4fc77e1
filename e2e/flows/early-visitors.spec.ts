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

test.describe('who is quicker than the scripts', () => {
  test('PLAT-1: a card whose photo is still arriving has the room for it @mobile-night @search @mfe-search', async ({
    page,
  }) => {
    await holdScripts(page);
    await page.goto('/search?query=Lake+Tahoe', { waitUntil: 'commit' });
    const card = page.getByRole('article').first();
    const words = card.locator('> :first-child');
    await card.locator('img').first().waitFor();
    const whole = await words.boundingBox();
    // The page as far as a slow line may have brought it when the browser paints.
    await card.evaluate((element) => element.lastElementChild?.remove());
    const begun = await words.boundingBox();
    expect(begun?.y).toBeCloseTo(whole?.y ?? 0, 0);
  });

  test('FAST-3 FAV-1: a press on a heart, before the scripts are there, is not lost @mobile @desk-night @search @favorites', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/search?query=Lake+Tahoe', { waitUntil: 'commit' });
    const heart = page.getByRole('button', { name: /^Save to favorites/ }).first();
    await heart.click();
    // Twice is an impatient guest's one press.
    await heart.click();
    await expect(heart).toHaveAttribute('data-pressed', '');
    release();
    // Opened by a heart for a visitor who is not signed in.
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });

  test('FAST-3 SRCH-4: the dates of the home page open for whoever pressed them early @mobile-night @search @mfe-search', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page
      .getByRole('button', { name: /^Check in/ })
      .first()
      .click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('FAST-3 SRCH-1: a place that was typed on the home page is what the page searches for @mobile-night @search @mfe-search', async ({
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

  test('FAST-3 BOOK-1: who types into the checkout early, types once @mobile-night @booking @mfe-booking', async ({
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

  test('FAST-3 BOOK-2: who fills the checkout and goes on before the scripts are there goes on @mobile @desk-night @booking @mfe-booking', async ({
    page,
    request,
  }) => {
    const stay = await freeStay(request, { nights: 2, notBeforeDays: 100 });
    const release = await holdScripts(page);
    const dates = `startDate=${stay.startDate}&endDate=${stay.endDate}`;
    await page.goto(`/booking?listingId=${stay.listingId}&${dates}&adults=2`, { waitUntil: 'commit' });
    await page.getByLabel('First name').fill('Maya');
    await page.getByLabel('Last name').fill('Ortiz');
    await page.getByLabel('Email', { exact: true }).fill('maya.ortiz@example.com');
    await page.getByRole('textbox', { name: /Phone/ }).fill('4155550198');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('button', { name: 'Continue to payment' })).toHaveAttribute('data-pressed', '');
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'How would you like to pay?' })).toBeVisible();
  });

  test('FAST-3 SRCH-1: a word of an input method that is begun before the scripts is finished after them @mfe-search', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const box = page.locator('main input[name=query]').first();
    await box.click();
    const keyboard = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await compose('たほ');
    release();
    await hydrated(box);
    await compose('たほこ');
    await keyboard.send('Input.insertText', { text: 'タホ湖' });
    await expect(box).toHaveValue('タホ湖');
  });
});
