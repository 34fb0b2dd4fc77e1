import { expectAccessible, expectNoOverflow } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';
import { ResultsMap } from '../src/pages/results-map.ts';

const boxIn = (url: string) => new URL(url).searchParams.get('boundingBox');
const PLACE = 'query=Lake+Tahoe';

test.describe('the map of the results @search @search-map', () => {
  test('SRCH-15 ROUTE-12: pins are the cards, and each finds the other @mfe-search', async ({ page, search }) => {
    const map = new ResultsMap(page);
    await search.open(PLACE);
    await search.waitUntilInteractive();
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await map.waitUntilDrawn();
    await expect(page).toHaveURL(/view=map/);

    const pin = map.prices.first();
    const headline = (await pin.getAttribute('aria-label'))?.split('a night before fees, ')[1] ?? '';
    const card = search.cards.filter({ has: page.getByRole('heading', { name: headline, exact: true }) }).first();
    await expect(card).toContainText(await pin.innerText());
    await map.getPin(headline).first().click();
    await expect(map.window).toContainText(headline);
    await expect(map.window.getByRole('button', { name: `Save to favorites: ${headline}` })).toBeVisible();
    await expect(card).toBeInViewport();
    // The window is at its pin, and on the map.
    await expect
      .poll(async () => {
        const [at, beside] = await Promise.all([map.getPin(headline).first().boundingBox(), map.window.boundingBox()]);
        if (!at || !beside) return Infinity;
        return Math.min(Math.abs(beside.x - (at.x + at.width)), Math.abs(at.x - (beside.x + beside.width)));
      })
      .toBeLessThan(40);
    await map.window.getByRole('button', { name: 'Close' }).click();
    await expect(map.window).toHaveCount(0);
    // The other way: the last card lights its pin, even out of a cluster.
    const last = search.cards.last();
    await last.hover();
    await expect(
      map.prices.filter({ hasText: (await last.innerText()).match(/\$[\d,]+(?= total| a night)/)?.[0] ?? '' }).first(),
    ).toHaveCSS('background-color', 'rgb(20, 32, 29)');
  });

  test('SRCH-15 ROUTE-12: the moved map searches when told, the address keeps the area, back and reload bring it back @mfe-search', async ({
    page,
    search,
  }) => {
    const map = new ResultsMap(page);
    const searches: string[] = [];
    await map.open(PLACE);
    page.on('request', (request) => {
      if (request.url().includes('/queries') && request.postData()?.includes('"hitsPerPage":24'))
        searches.push(request.url());
    });
    const first = await map.picture();
    await map.asIMove.uncheck();
    await map.drag(0, -120);
    await expect(map.searchHere).toBeVisible();
    expect(boxIn(page.url())).toBeNull();
    await map.searchHere.click();
    await expect.poll(() => boxIn(page.url())).not.toBeNull();
    await expect(search.heading).toHaveText('Homes in this area of the map');
    await expect.poll(() => searches.length).toBe(1);
    const box = boxIn(page.url());
    const moved = await map.picture();
    expect(searches).toHaveLength(1);

    await page.reload();
    await map.expectPicture(moved);
    expect(boxIn(page.url())).toBe(box);
    await page.goBack();
    await map.expectPicture(first);
    await page.goForward();
    await map.expectPicture(moved);
    expect(boxIn(page.url())).toBe(box);
  });

  test('SRCH-15: searching as the map moves is one search for one move; paging and filters keep the area @mfe-search', async ({
    page,
    search,
  }) => {
    const map = new ResultsMap(page);
    // An area of several pages, in which no other flow makes homes meanwhile.
    await map.open('query=California');
    const searches: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/queries') && request.postData()?.includes('"hitsPerPage":24'))
        searches.push(request.url());
    });
    await map.drag(-60, 30);
    await expect.poll(() => boxIn(page.url())).not.toBeNull();
    const box = boxIn(page.url());
    await expect(search.heading).toHaveText('Homes in this area of the map');
    await expect.poll(() => searches.length).toBe(1);
    const seen = await map.picture();
    expect(searches).toHaveLength(1);
    await search.nextPage.click();
    await expect(page).toHaveURL(/page=2/);
    expect(boxIn(page.url())).toBe(box);
    await expect.poll(() => searches.length).toBe(2);
    await map.waitUntilDrawn();
    expect(searches).toHaveLength(2);
    // Other homes have prices on the next page; the page before looks as it did, without another search.
    await page.goBack();
    await map.expectPicture(seen);
    expect(searches).toHaveLength(2);
  });

  test('UI-5 SRCH-15: pins by keyboard, accessible, nothing overflows @mobile-night @a11y @mfe-search', async ({
    page,
  }) => {
    const map = new ResultsMap(page);
    await map.open(PLACE);
    await map.prices.first().focus();
    await page.keyboard.press('End');
    await expect(map.pins.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(map.pins.first()).toBeFocused();
    const name = await map.pins.first().getAttribute('aria-label');
    await page.keyboard.press('Enter');
    await expect(map.window.getByRole('link')).toBeFocused();
    await expect.poll(async () => name?.includes(await map.window.getByRole('link').innerText())).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(map.window).toHaveCount(0);
    await expect(map.pane.locator(':focus')).toHaveAttribute('aria-label', name ?? '');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
  });

  test('SRCH-15: a phone has the map to itself, a window for the pin, and a way to the list and back @mobile @mobile-only @mfe-search', async ({
    page,
    search,
  }) => {
    const map = new ResultsMap(page);
    await search.open(PLACE);
    await search.waitUntilInteractive();
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await map.waitUntilDrawn();
    await map.prices.first().click();
    await expect(map.window.getByRole('link')).toBeVisible();
    await expect(search.heading).toHaveCount(1);
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect(search.cards.first()).toBeVisible();
    await expect(page).toHaveURL(/\/search\?query=Lake\+Tahoe$/);
    await page.goBack();
    await map.waitUntilDrawn();
  });

  test('SRCH-15: a phone paints the map with the page, and a pin pressed before the map is there is opened on it @mobile @mobile-only @mfe-search', async ({
    page,
  }) => {
    const map = new ResultsMap(page);
    // The map's script is late.
    await page.route('**/maps/api/js?*', async (route) => {
      await map.pane.getByText('Loading the map…').waitFor();
      await route.continue();
    });
    await page.goto(`/search?${PLACE}&view=map`);
    const picture = map.pane.locator('img[src*="/maps/api/staticmap"]');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(440);
    const name = await map.prices.first().getAttribute('aria-label');
    await map.prices.first().click();
    await expect(map.window.getByRole('link')).toBeVisible();
    await expect.poll(async () => name?.includes(await map.window.getByRole('link').innerText())).toBe(true);
    await expect(picture).toHaveCount(0);
    expect(boxIn(page.url())).toBeNull();
  });

  test.describe('without its script', () => {
    test.use({ expectedProblems: /maps\/api\/js|Google Maps API|injectScript error|console error: Event / });

    test('GEO-3: the map says so, the list works, another try brings it @mfe-search', async ({ page, search }) => {
      const map = new ResultsMap(page);
      await page.route('**/maps/api/js?*', (route) => route.abort('failed'), { times: 1 });
      await page.goto(`/search?${PLACE}&view=map`);
      await expect(map.pane.getByRole('alert')).toContainText('We couldn’t load the map.');
      await expect(search.cards.first()).toBeVisible();
      await map.pane.getByRole('button', { name: 'Try again' }).click();
      await map.waitUntilDrawn();
    });
  });
});
