/**
 * The test function of all flows. It fails a flow on any console error, page error or failed request that the flow did
 * not announce, pins the versions of MFE_PINS, and asserts which versions the browser loaded.
 */
import { expect, test as base, type Page, type TestInfo } from '@playwright/test';
import { parsePins, type Pins } from '@roost/platform/registry/flow-pins';
import { openPinned, pinsQuery, remoteOfFile } from './pins.ts';
import { HomePage } from './pages/home-page.ts';
import { SearchPage } from './pages/search-page.ts';
import { ListingPage } from './pages/listing-page.ts';
import { BookingPage } from './pages/booking-page.ts';
import { FavoritesPage } from './pages/favorites-page.ts';
import { ConsentBanner } from './pages/consent-banner.ts';
import { refuseSilentSite } from './site-answers.ts';
import { createTestData, type TestData } from './test-data.ts';

type Options = {
  /** Problems this flow causes on purpose: one pattern against a problem's text. */
  expectedProblems: RegExp | null;
  pins: Pins;
  /** Whether consent is answered before the flow, so that the banner is not in its way. */
  consentAnswered: boolean;
};

type Fixtures = {
  siteAnswers: void;
  watchProblems: void;
  loadedVersions: Map<string, Set<string>>;
  home: HomePage;
  search: SearchPage;
  listing: ListingPage;
  booking: BookingPage;
  favorites: FavoritesPage;
  consent: ConsentBanner;
  /** Homes, guests and time of this test's own. */
  testData: TestData;
};

/**
 * A warning that depends on how busy the machine is. The budgets check that each picture is fetched once, in one size.
 */
const LATE_PRELOAD = /was preloaded using link preload but not used within a few seconds/;

/** Milliseconds for the picture of a page on which a flow failed. */
const PICTURE_MS = 5_000;

export const test = base.extend<Options & Fixtures>({
  expectedProblems: [null, { option: true }],
  pins: [parsePins(process.env.MFE_PINS), { option: true }],
  consentAnswered: [true, { option: true }],

  siteAnswers: [
    async ({ baseURL }, use, { project }) => {
      await refuseSilentSite(baseURL ?? 'http://localhost:3000', project.outputDir);
      await use();
    },
    { auto: true },
  ],

  watchProblems: [
    async ({ page, expectedProblems }, use, testInfo) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => problems.push(`page error: ${error.stack ?? error.message}`));
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // A navigation cancels requests that it no longer needs, which is no failure.
        if (reason !== 'net::ERR_ABORTED') problems.push(`request failed: ${reason} ${request.url()}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
      });
      await use();
      if (testInfo.status !== testInfo.expectedStatus) await attachPicture(page, testInfo);
      const unexpected = problems.filter((problem) => !expectedProblems?.test(problem) && !LATE_PRELOAD.test(problem));
      expect(unexpected, 'console errors, page errors and failed requests').toEqual([]);
    },
    { auto: true },
  ],

  loadedVersions: [
    async ({ page, pins, baseURL, consentAnswered }, use, testInfo) => {
      const loaded = new Map<string, Set<string>>();
      page.on('request', (request) => {
        const file = remoteOfFile(request.url());
        if (file) loaded.set(file.name, (loaded.get(file.name) ?? new Set()).add(file.version));
      });
      if (consentAnswered) await answerConsent(page, baseURL ?? 'http://localhost:3000');
      if (pins.size > 0) await openPinned(page, '/', pinsQuery(pins));
      await use(loaded);
      const summary = [...loaded].map(([name, versions]) => `${name}@${[...versions].join('+')}`).join(' ');
      testInfo.annotations.push({ type: 'remotes', description: summary || 'none loaded in the browser' });
      for (const [name, version] of pins) {
        const versions = loaded.get(name);
        if (versions) expect([...versions], `versions of ${name} that the browser loaded`).toEqual([version]);
      }
    },
    { auto: true },
  ],

  home: async ({ page }, use) => use(new HomePage(page)),
  search: async ({ page }, use) => use(new SearchPage(page)),
  listing: async ({ page }, use) => use(new ListingPage(page)),
  booking: async ({ page }, use) => use(new BookingPage(page)),
  favorites: async ({ page }, use) => use(new FavoritesPage(page)),
  consent: async ({ page }, use) => use(new ConsentBanner(page)),
  testData: async ({ request, page }, use) => {
    const data = createTestData(request);
    await use(data);
    // The page must not ask for homes and stays that are just being removed.
    if (!page.isClosed()) await page.goto('about:blank');
    await data.clean();
  },
});

export { expect };

/** Adds what the page shows to the report of a flow that failed. A page that answers no more has its trace. */
async function attachPicture(page: Page, testInfo: TestInfo): Promise<void> {
  const path = testInfo.outputPath('what-the-page-shows.png');
  const taken = await page.screenshot({ path, timeout: PICTURE_MS }).catch(() => null);
  if (taken) await testInfo.attach('what the page shows', { path, contentType: 'image/png' });
}

/** Stores a Deny as the banner would, so that the flow starts with consent answered (CONS-4). */
async function answerConsent(page: Page, baseURL: string): Promise<void> {
  const answer = {
    version: 1,
    destinations: {},
    custom: { custom_necessary: true, custom_functional: false, custom_analytics: false, custom_advertising: false },
  };
  await page
    .context()
    .addCookies([{ name: 'tracking-preferences', value: encodeURIComponent(JSON.stringify(answer)), url: baseURL }]);
}
