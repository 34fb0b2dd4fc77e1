import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsPhone } from '../src/axe.ts';
import { bookStay } from '../src/booked-stay.ts';
import { sandboxOrigin } from '../src/sandbox.ts';
import { expect, test } from '../src/test.ts';
import { freeStay } from '../src/stays.ts';

/** What moved is told after the frame in which it did. */
const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test.describe('the front door', () => {
  // Without a network every request but the page itself fails, and what is not saved is 503; the trip of somebody else
  // is 404.
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|404|503/ });

  test('STAY-1: the guest sees the way in, also without a signal; nobody else does, and signing out leaves nothing @a11y @booking @mfe-booking', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const stay = await freeStay(page.request, { nights: 2, notBeforeDays: 30 });
    const code = await bookStay(page.request, stay);
    const path = `/trips/${code}`;
    // The page is there before its code, with its style: a press finds what was under it when it began (PLAT-1).
    let bringCode = (): void => undefined;
    const codeComes = new Promise<void>((resolve) => {
      bringCode = resolve;
    });
    await page.route(/\/lazy-pages\.js$/, async (route) => {
      await codeComes;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const allTrips = page.locator('main').getByRole('link', { name: 'All trips' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const place = await allTrips.boundingBox();
    bringCode();
    const keys = page.getByRole('group', { name: 'Door, Wi-Fi, phone' });
    await expect(keys).toContainText('Front door code');
    await expect(keys).toContainText(/From \w+day, \w+ \d+, \d{4}/);
    const address = await page.locator('address').innerText();
    expect(address).toMatch(/^\d+ \w+/);
    await expect(page.getByText('Saved on this device. Opens without a signal.')).toBeVisible();
    expect(await allTrips.boundingBox()).toEqual(place);
    await expectAccessible(page);
    await expectFitsPhone(page);
    const sandbox = await sandboxOrigin(page.request);
    const mailed = async () => {
      const { messages } = (await (await page.request.get(`${sandbox}/mail.json?to=maya%40example.com`)).json()) as {
        messages: { text: string }[];
      };
      return messages.find(({ text }) => text.includes(code))?.text ?? '';
    };
    await expect.poll(mailed, { message: 'the confirmation' }).toContain(address.split('\n')[0]);

    await context.setOffline(true);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(stay.headline);
    await expect(page.getByText('Roost can’t be reached right now.')).toBeVisible();
    await expect(page.getByText(address.split('\n')[0] ?? '')).toBeVisible();
    await expect(page.locator('script')).toHaveCount(0);
    await expectAccessible(page);
    await expectFitsPhone(page);
    // The list leads to what is saved.
    await page.goto('/trips');
    await expectAccessible(page);
    await page.getByRole('link', { name: stay.headline }).click();
    await expect(page.getByText(address.split('\n')[0] ?? '')).toBeVisible();
    // Receipt and messages lead to their part of it.
    for (const [asked, part] of [
      [`${path}/receipt`, '#bill'],
      [`/messages/${code}`, '#messages'],
    ] as const) {
      await page.goto(asked);
      await expect(page).toHaveURL(`${path}${part}`);
      await expect(page.getByRole('heading', { name: 'What the stay costs' })).toBeVisible();
    }
    // No other page was kept: each says so, in the guest's language, and leads to the trip.
    for (const asked of ['/trips/ABCDEFGHJK', '/search?query=Lake+Tahoe', '/']) {
      await page.goto(asked);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
      await expect(page.getByRole('link', { name: stay.headline })).toHaveAttribute('href', path);
    }
    await expectAccessible(page);
    await expectFitsPhone(page);
    await page.goto('/search?query=Lake+Tahoe');
    await context.setOffline(false);
    // By itself: nobody presses anything.
    await expect(page).toHaveURL(/\/search\?query=Lake\+Tahoe/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lake Tahoe');
    // With a signal the page is the site's own again, with its scripts and their integrity.
    await page.goto(path);
    await expect(keys).toBeVisible();

    const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
    for (const asked of ['arrival', 'door-code'])
      expect((await stranger.request.get(`/api${path}/${asked}`)).status()).toBe(404);
    await stranger.close();

    // The stays cookie goes with signing out; the copy goes with the next answer that says the trip is not this
    // browser's.
    await context.clearCookies({ name: 'roost.stays' });
    await page.goto(path);
    await context.setOffline(true);
    // The worker may still be taking it away.
    await expect(async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
      await expect(page.getByRole('link', { name: stay.headline })).toHaveCount(0);
    }).toPass({ timeout: 60_000 });
    await context.setOffline(false);
  });
});

/** Windows in which the trip is looked at: as most are, and as few are. */
const SIZES = {
  'wide and narrow': [
    [1440, 900],
    [390, 844],
  ],
  between: [
    [1440, 1500],
    [447, 900],
  ],
} as const;

test.describe('the trip while the way to its door loads', () => {
  test.use({ deviceScaleFactor: 1 });
  for (const [language, widths, part] of [
    ['en', 'wide and narrow', ''],
    ['en', 'between', ' @night'],
    ['es', 'wide and narrow', ' @night'],
    ['es', 'between', ' @night'],
  ] as const)
    test(`FAST-1, STAY-1: nothing that the guest sees moves when it comes, in ${language}, ${widths} @booking @mfe-booking${part}`, async ({
      page,
      baseURL,
    }) => {
      const stay = await freeStay(page.request, { nights: 2, notBeforeDays: 60 });
      const code = await bookStay(page.request, stay);
      await page.context().addCookies([{ name: 'roost_language', value: language, url: baseURL ?? '' }]);
      await page.addInitScript(() => {
        type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
        const moved: string[] = [];
        const note = (entries: PerformanceEntryList) => {
          for (const { value, sources } of entries as Shift[])
            moved.push(`${value} ${sources.map(({ node }) => node?.textContent).join(' | ')}`);
        };
        const observer = new PerformanceObserver((list) => note(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        const takeMoved = () => {
          note(observer.takeRecords());
          return moved.splice(0);
        };
        Object.assign(globalThis, { takeMoved });
      });
      const takeMoved = () => page.evaluate(() => (globalThis as unknown as { takeMoved: () => string[] }).takeMoved());
      for (const [width, height] of SIZES[widths])
        for (const looksAt of ['the top', 'what is below'] as const) {
          await page.setViewportSize({ width, height });
          let bring = (): void => undefined;
          const comes = new Promise<void>((resolve) => {
            bring = resolve;
          });
          const isAsked = page.waitForRequest(/\/arrival$/);
          await page.route(/\/arrival$/, async (route) => {
            await comes;
            await route.continue();
          });
          await page.goto(`/trips/${code}`);
          await isAsked;
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          const below = page.locator(`a[href="/trips/${code}/change"]`);
          if (looksAt === 'what is below')
            await below.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
          const before = await below.boundingBox();
          // Where the machine is busy the page was painted before its fonts came; what those moved is theirs.
          await twoFrames(page);
          await takeMoved();
          bring();
          await expect(page.locator('address')).toBeAttached();
          await twoFrames(page);
          const where = `${width} x ${height}, ${looksAt}`;
          // Pages scroll by whole pixels.
          if (looksAt === 'what is below')
            expect(Math.abs(((await below.boundingBox())?.y ?? 0) - (before?.y ?? NaN)), where).toBeLessThan(1);
          expect(await takeMoved(), where).toEqual([]);
          await page.unroute(/\/arrival$/);
        }
    });
});
