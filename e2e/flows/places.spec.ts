import { violations } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';
import { freeStay } from '../src/stays.ts';

const cents = (amount: string) => Math.round(Number(amount.replaceAll(/[^\d.]/g, '')) * 100);

test.describe('places, nearby dates and listing numbers @search', () => {
  test('SRCH-21 SRCH-17 ROUTE-8: near me and a predicted place by keyboard alone; marketing keys follow @search-box @a11y @mfe-search', async ({
    page,
  }) => {
    await page.goto('/?utm_source=mail');
    const where = page.getByRole('combobox', { name: 'Where' });
    // Before hydration it is a plain input.
    await expect(async () => {
      await where.blur();
      await where.focus();
      await expect(page.getByRole('option', { name: /Homes near me/ })).toBeVisible({ timeout: 5_000 });
    }).toPass();
    expect(await violations(page, 'form[role="search"]')).toEqual([]);
    await where.pressSequentially('South Lake Ta');
    // The list for all that was typed; one for fewer letters has it too, further down.
    await expect(page.getByRole('option').first()).toHaveAccessibleName(/^South Lake Tahoe, CA/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(where).toHaveValue('South Lake Tahoe, CA');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?query=South\+Lake\+Tahoe%2C\+CA&utm_source=mail$/);
    await expect(page.getByRole('heading', { level: 1, name: 'South Lake Tahoe, CA' })).toBeVisible();
  });

  test('PRICE-5 PRICE-1: nearby dates cost what their own search says, asked in one request @mobile-night @a11y @mfe-search', async ({
    page,
    request,
    search,
  }) => {
    const stay = await freeStay(request, { nights: 3, notBeforeDays: 60 });
    const asked: number[] = [];
    page.on('request', (sent) => {
      if (/\/1\/indexes\/\*\/queries/.test(sent.url()))
        asked.push((sent.postDataJSON() as { requests: unknown[] }).requests.length);
    });
    await search.open(
      `query=${encodeURIComponent(stay.region)}&startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2`,
    );
    const strip = page.getByRole('region', { name: 'Nearby dates' });
    await expect(strip.getByRole('listitem')).toHaveCount(7);
    const own = strip.getByRole('link', { name: /your dates/ });
    await expect(own).toContainText(/\$[\d,]+ total with taxes/);
    expect(asked.filter((queries) => queries > 4)).toEqual([7]);

    const other = strip
      .getByRole('link', { name: /from \$/ })
      .filter({ hasNotText: 'your dates' })
      .first();
    await expect(other).toContainText(/\$[\d,.]+\d/);
    const promised = cents(/\$[\d,.]+\d/.exec(await other.innerText())?.[0] ?? '');
    await other.click();
    await expect(own).not.toContainText(stay.startDate);
    await expect(page).not.toHaveURL(new RegExp(`startDate=${stay.startDate}`));
    await expect.poll(async () => cents(/\$[\d,.]+\d/.exec(await own.innerText())?.[0] ?? '')).toBe(promised);
    await search.waitUntilSettled();
    if ((await search.count()) <= 24) {
      const totals = (await search.cards.allTextContents()).map((text) =>
        cents(/\$[\d,.]+\d(?=\s+total)/.exec(text)?.[0] ?? ''),
      );
      expect(Math.min(...totals)).toBe(promised);
    }
    expect(await violations(page, 'section[aria-label="Nearby dates"]')).toEqual([]);
  });

  test('SRCH-4 SRCH-19: a listing number leads to its home, or says which filter hides it @mfe-search @mfe-listing', async ({
    page,
    request,
    search,
  }) => {
    const { listingId } = await freeStay(request, { nights: 2, notBeforeDays: 90 });
    await search.open(`query=${listingId}&minBedrooms=20&adults=1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`No. ${listingId}`);
    const answer = page.getByRole('region', { name: 'Why isn’t this home listed?' });
    await expect(answer).toContainText(/Hidden by 20\+ bedrooms\. It has \d+\./);
    await answer.getByRole('link', { name: 'Remove 20+ bedrooms' }).click();
    await expect(page).toHaveURL(new RegExp(`/vacation-rentals/.*${listingId}\\?adults=1$`));
    await page.goBack();
    await expect(answer).toBeVisible();
    await answer.getByRole('link', { name: 'Open this home' }).click();
    await expect(page).toHaveURL(new RegExp(`/vacation-rentals/.*${listingId}\\?adults=1&minBedrooms=20$`));
  });
});
