import { expectAccessible, expectNoOverflow } from '../src/axe.ts';
import { hydrated } from '../src/hydrated.ts';
import { expect, test } from '../src/test.ts';

test.describe('the filter panel @search @search-filters', () => {
  test('SRCH-6 SRCH-7 SRCH-10 SRCH-16: count, apply, remove one, go back @mobile @mfe-search', async ({
    page,
    search,
  }) => {
    await search.open('query=Lake+Tahoe');
    await search.waitUntilInteractive();
    const all = await search.count();
    const panel = search.filters;
    await panel.open();
    await expect.poll(() => panel.count()).toBe(all);

    await panel.price('Maximum').fill('400');
    await panel.price('Maximum').press('Enter');
    const amenity = panel.choices('Amenities').first();
    await amenity.check();
    await expect(page).toHaveURL(/\/search\?query=Lake\+Tahoe#filters$/);
    await expect.poll(() => panel.count()).toBeLessThan(all);
    const promised = await panel.count();
    await panel.apply.click();

    await expect(page).toHaveURL(/maxAverage-Per-Night=400&amenities\.Amenities=/);
    await expect.poll(() => search.count()).toBe(promised);
    await search.removeFilter('Up to $400 a night before fees').click();
    await expect(page).not.toHaveURL(/maxAverage/);
    await page.goBack();
    await expect.poll(() => search.count()).toBe(promised);

    await panel.open();
    await panel.clearAll.click();
    await expect.poll(() => panel.count()).toBe(all);
    await panel.apply.click();
    await expect(page).toHaveURL(/\/search\?query=Lake\+Tahoe$/);
  });

  test('TRUE-1 FIND-4: prices in the chosen currency come from the server, and its limit holds to the unit @mfe-search', async ({
    page,
    search,
  }) => {
    await search.open('query=Lake+Tahoe');
    await search.waitUntilInteractive();
    await page.getByRole('combobox', { name: 'Prices in' }).selectOption('JPY');
    const prices = search.cards.locator('data');
    await expect(prices.first()).toHaveText(/^¥[\d,]+$/);
    const panel = search.filters;
    await panel.open();
    await panel.price('Maximum').fill('40,050');
    await panel.price('Maximum').press('Enter');
    // In steps of a thousand; the address has the same limit in dollars.
    await expect(panel.price('Maximum')).toHaveValue('¥40,000');
    await panel.apply.click();
    await expect(page).toHaveURL(/maxAverage-Per-Night=\d{3}$/);
    // As the server writes it: nothing changes when the page starts.
    expect(await (await page.request.get(page.url())).text()).toContain('Up to ¥40,000');
    await page.reload();
    const yen = (await prices.allTextContents()).map((price) => Number(price.replace(/[¥,]/g, '')));
    expect(yen.length).toBeGreaterThan(0);
    expect(Math.max(...yen)).toBeLessThanOrEqual(40_000);
    await expect(page.getByRole('combobox', { name: 'Prices in' })).toHaveAccessibleDescription(
      /^Rates of .* You pay in US dollars\.$/,
    );
  });

  test('UI-5: keyboard, accessible, and nothing overflows down to 320 px @mobile-night @a11y @mfe-search', async ({
    page,
    search,
  }) => {
    await search.open('query=Lake+Tahoe');
    await search.waitUntilInteractive();
    const { opener, panel, apply } = search.filters;
    await hydrated(opener);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(apply).toBeVisible();
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Tab');
      await expect(panel.locator(':focus')).toHaveCount(1);
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.setViewportSize({ width: 320, height: 640 });
    await search.filters.open();
    await expect
      .poll(() =>
        panel.evaluate(
          (element) =>
            [element, ...element.querySelectorAll('*')].filter(
              (part) => getComputedStyle(part).overflowX === 'auto' && part.scrollWidth > part.clientWidth,
            ).length,
        ),
      )
      .toBe(0);
    await expectNoOverflow(page);
  });
});
