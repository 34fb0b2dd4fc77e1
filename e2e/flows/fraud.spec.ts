import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';
import { freeStay } from '../src/stays.ts';
import { breakPart, fraudCalls, mendAll, sandboxOrigin } from '../src/sandbox.ts';
import { touch, visitAndWaitForThirdParties } from '../src/visit.ts';

const session = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('fraudSession') ?? 'null') as { id: string } | null)?.id ?? '');

/** When the page asked the collector, in milliseconds after its own load. */
const requestsSinceLoad = (page: Page, origin: string) =>
  page.evaluate((collector) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(
        ({ name }) => name.startsWith(collector) && /^\/(cs|session|logo\.htm|da\.js)\b/.test(new URL(name).pathname),
      )
      .map(({ startTime }) => startTime - (navigation?.loadEventStart ?? 0));
  }, origin);

test('FRAUD-1 FRAUD-2 FRAUD-3 CONS-7: the collector starts after the page, runs its protocol without any consent, and ends its session @fraud', async ({
  page,
  context,
  request,
}) => {
  const collector = await sandboxOrigin(request);
  await page.goto('/privacy');
  await touch(page);

  // The calls of an unnamed session would be those of every page that another flow has open.
  await expect.poll(() => session(page)).toMatch(/^[0-9a-f]{32}$/);
  const id = await session(page);
  await expect
    .poll(async () => (await fraudCalls(request, id)).map(({ call }) => call))
    .toEqual(expect.arrayContaining(['config', 'generatecookie', 'storecookie', 'session', 'logo', 'collect']));
  // By the page's own clock: this process may learn late that the page has loaded.
  const sinceLoad = await requestsSinceLoad(page, collector);
  expect(sinceLoad.length).toBeGreaterThan(0);
  expect(Math.min(...sinceLoad), 'milliseconds from the load of the page to the first request').toBeGreaterThan(0);
  for (const { fields, call } of await fraudCalls(request, id))
    if (call !== 'session') expect(fields, call).toMatchObject({ m: 'roost-local', s: id, sv: '1.1.6' });
  const device = async () => (await context.cookies()).find(({ name }) => name === 'fraudDevice');
  await expect.poll(device).toBeDefined();
  const cookie = await device();
  expect([cookie?.sameSite, cookie?.secure]).toEqual(['Lax', false]);
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  expect(await page.locator('script[src*="/da.js"]').count()).toBe(0);
  await expect(page.locator('iframe[title="Fraud prevention"]')).toHaveCount(0);

  await page.reload();
  await touch(page);
  await expect
    .poll(async () => (await fraudCalls(request, id)).filter(({ call }) => call === 'fin').length, {
      message: 'the first page ended its session',
    })
    .toBe(1);
  await expect
    .poll(async () => (await fraudCalls(request, id)).filter(({ call }) => call === 'collect').length, {
      message: 'the same session collects again',
    })
    .toBe(2);
});

test.describe('a collector that fails @alone', () => {
  test.use({ expectedProblems: /localhost|Failed to load resource|ERR_|503/ });
  test.afterEach(({ request }) => mendAll(request));

  test('FRAUD-2 FRAUD-4: down, talking nonsense, or 30 s late, a booking goes through and carries the session @fraud @mfe-booking', async ({
    page,
    booking,
    request,
  }) => {
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    const stay = await freeStay(request, { nights: 3, notBeforeDays: 200 });
    for (const mode of ['down', 'nonsense'] as const) {
      await breakPart(request, { part: 'fraud', mode });
      const logo = page.waitForRequest(/\/logo\.htm/);
      await visitAndWaitForThirdParties(page, '/privacy');
      await logo;
    }
    await breakPart(request, { part: 'fraud', mode: 'slow', delayMs: 30_000 });
    const asked = page.waitForRequest(/\/cs\/config/);
    await booking.open({ ...stay, adults: 2 });
    await booking.fillGuest({ firstName: 'Maya', lastName: 'Ortiz', email: 'maya@example.com', phone: '4155550198' });
    await asked;
    await booking.continueToPayment();
    await booking.fillCard({ number: '4242 4242 4242 4242', expires: '08 / 30', code: '123', name: 'Maya Ortiz' });
    await booking.fillBilling({ address: '12 Pine Street', city: 'Truckee', state: 'California', zip: '96161' });
    const sent = page.waitForRequest(
      (candidate) => candidate.method() === 'POST' && new URL(candidate.url()).pathname.endsWith('/reservations'),
    );
    await booking.pay();
    expect((await sent).postDataJSON()).toMatchObject({ fraudSessionId: await session(page) });
    await expect(page).toHaveURL(/\/booking\/confirmation\//);
    expect(broken).toEqual([]);
  });
});
