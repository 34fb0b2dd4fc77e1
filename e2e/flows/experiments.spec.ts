import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';
import { CARD_LAYOUT, setFlag, watchFlags } from '../src/flags.ts';
import { hydrated } from '../src/hydrated.ts';
import { breakPart, mendAll } from '../src/sandbox.ts';
import { touch } from '../src/visit.ts';

const SEARCH = '/search?query=Lake+Tahoe';
const PRICE_FIRST = /^(about )?\$/;
const HOME_FIRST = /^[A-Z][\w -]+ · /;

/** A visitor who agreed to analytics on an earlier visit. */
async function agree(context: BrowserContext, baseURL: string | undefined): Promise<string> {
  const id = randomUUID();
  const answer = {
    version: 1,
    destinations: {},
    custom: { custom_necessary: true, custom_functional: false, custom_analytics: true, custom_advertising: false },
  };
  const url = baseURL ?? 'http://localhost:3000';
  await context.addCookies([
    { name: 'tracking-preferences', value: encodeURIComponent(JSON.stringify(answer)), url },
    { name: 'ajs_anonymous_id', value: id, url, sameSite: 'Strict' },
  ]);
  return id;
}

/** What the server decided before the page reached the browser. */
async function assignedByServer(page: Page): Promise<unknown> {
  const state = JSON.parse((await page.locator('#roost-page').textContent()) ?? '{}') as {
    store: { experiments?: { assigned?: Record<string, string> } };
  };
  return state.store.experiments?.assigned?.[CARD_LAYOUT];
}

test.describe('experiments without consent @experiments', () => {
  test.use({ consentAnswered: false, timezoneId: 'Europe/Berlin' });

  test('CONS-7 ANLT-5 ROUTE-8: no flag is asked for and nothing is stored; an address can still force a variation, from page to page @mfe-search @mfe-consent', async ({
    page,
    context,
    search,
    consent,
  }) => {
    const flags = watchFlags(page);
    await page.goto(SEARCH);
    await expect(search.cards.first()).toHaveText(HOME_FIRST);
    const services = page.waitForRequest(/\/cs\/config/);
    await touch(page);
    await services;

    await page.goto(`/?experiment.${CARD_LAYOUT}=price-first`);
    await expect(page.getByRole('complementary', { name: /Experiment: search-card-layout price-first/ })).toBeVisible();
    // Before React owns it, a link loads the next page as a new document.
    const link = page.locator('main a[href^="/search"]').first();
    await hydrated(link);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/search\\?.*experiment\\.${CARD_LAYOUT}=price-first`));
    await expect(search.cards.first()).toHaveText(PRICE_FIRST);
    await search.waitUntilInteractive();
    await expect(search.cards.first()).toHaveText(PRICE_FIRST);
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(consent.banner).toBeHidden();
    await page.getByRole('link', { name: 'Stop forcing' }).click();
    await expect(page).not.toHaveURL(/experiment/);
    await expect(search.cards.first()).toHaveText(HOME_FIRST);
    expect(flags).toEqual({ evaluations: [], streams: [] });
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('experiments');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /experiment|gb/i.test(key)))).toEqual(
      [],
    );
  });
});

test.describe('experiments with consent @experiments @alone', () => {
  test.use({ consentAnswered: false, timezoneId: 'Europe/Berlin' });
  test.afterEach(async ({ request }) => {
    await mendAll(request);
    await setFlag(request, { mode: 'split', share: 50 });
  });

  test('ANLT-5: decided for the first paint, reported once, remembered, and switched on the open page @mfe-search', async ({
    page,
    context,
    baseURL,
    request,
    search,
  }) => {
    const flags = watchFlags(page);
    const viewed: unknown[] = [];
    page.on('request', (sent) => {
      if (new URL(sent.url()).pathname !== '/api/t') return;
      const event = sent.postDataJSON() as { name: string; properties: unknown };
      if (event.name === 'Experiment Viewed') viewed.push(event.properties);
    });
    await setFlag(request, { mode: 'split', share: 100 });
    const id = await agree(context, baseURL);
    // The host waits 150 ms for the flag service and renders the control when the answer is late; the next page has it.
    await expect(async () => {
      await page.goto(SEARCH);
      expect(await assignedByServer(page)).toBe('price-first');
    }).toPass({ timeout: 90_000 });
    await expect(search.cards.first()).toHaveText(PRICE_FIRST);
    await search.waitUntilInteractive();
    expect(flags.evaluations, 'asked by the browser before the page was settled').toEqual([]);

    await touch(page);
    await expect.poll(() => flags.streams.length).toBe(1);
    expect(flags.evaluations).toEqual([{ attributes: { id }, forcedVariations: {}, forcedFeatures: [], url: '' }]);
    await expect.poll(() => viewed).toEqual([{ experiment_id: CARD_LAYOUT, variation_id: 'price-first' }]);
    await expect
      .poll(() =>
        page.evaluate(() => [localStorage.getItem('viewedExperiments'), localStorage.getItem('gbFeaturesCache')]),
      )
      .toEqual([JSON.stringify({ [CARD_LAYOUT]: 'price-first' }), null]);
    await expect
      .poll(async () => {
        const cookie = (await context.cookies()).find(({ name }) => name === 'experiments');
        return [cookie?.value, cookie?.sameSite];
      })
      .toEqual([`${CARD_LAYOUT}=price-first`, 'Lax']);

    await setFlag(request, { mode: 'home-first', share: 50 });
    await expect(search.cards.first()).toHaveText(HOME_FIRST);
    await setFlag(request, { mode: 'split', share: 0 });
    await expect(search.cards.first(), 'whoever has a variation keeps it').toHaveText(PRICE_FIRST);

    await page.reload();
    expect(await assignedByServer(page)).toBe('price-first');
    await touch(page);
    await expect.poll(() => flags.streams.length).toBe(2);
    await page.goto('/privacy');
    expect(viewed).toHaveLength(1);
  });

  test.describe('with a flag service that fails', () => {
    test.use({ expectedProblems: /\/api\/eval\/|Failed to load resource/ });

    test('ANLT-5: down, talking nonsense or 30 s late, the page is the same and comes as soon @mfe-search', async ({
      page,
      context,
      baseURL,
      request,
      search,
    }) => {
      const broken: string[] = [];
      page.on('pageerror', (error) => broken.push(error.message));
      await agree(context, baseURL);
      for (const fault of [{ mode: 'down' }, { mode: 'nonsense' }, { mode: 'slow', delayMs: 30_000 }] as const) {
        await breakPart(request, { part: 'flags', ...fault });
        const asked = page.waitForRequest(/\/api\/eval\//);
        await page.goto(SEARCH);
        await expect(search.cards.first()).toHaveText(HOME_FIRST);
        await touch(page);
        await asked;
        await search.waitUntilInteractive();
        await expect(search.cards.first()).toHaveText(HOME_FIRST);
      }
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('experiments');
      expect(broken).toEqual([]);
    });
  });
});
