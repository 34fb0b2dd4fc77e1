import { defineConfig, devices } from '@playwright/test';

/** The address under test. `npm run e2e` starts a site of its own when it is not given. */
const baseURL = process.env.BASE_URL ?? 'http://localhost:3000';
/** Which run this is. `npm run e2e` makes two, and each has its own folder of traces and its own report. */
const run = process.env.E2E_RUN ?? 'e2e';
/** A flow waits for timers and pages for more than a third of its time, so two processors have work for three. */
const WORKERS = Number(process.env.E2E_WORKERS ?? 3);
/** What `npm test` leaves to the night (decisions 0179, 0188), where a flow says so: all of it, or one of its two walks. */
const NIGHT =
  process.env.E2E_PART === 'day'
    ? { flow: [/@night/], onPhone: [/@mobile-night/], onDesk: [/@desk-night/] }
    : { flow: [], onPhone: [], onDesk: [] };
const executablePath = process.env.CHROME_PATH || undefined;

/**
 * What moves is painted anew sixty times a second, which was a quarter of the browser's processor time (decision 0168).
 * Flows on the desk see the site as guests who ask for less motion do; those on a phone see it move.
 */
const DESKTOP = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
} as const;
/** A screen's points as one pixel each: seven times fewer to paint than a Pixel 7 has. */
const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  screen: { width: 390, height: 844 },
  deviceScaleFactor: 1,
} as const;

export default defineConfig({
  testDir: './flows',
  // Node takes the types away by itself. Playwright would have Babel translate every file that a flow imports.
  build: { external: ['**/*.ts'] },
  outputDir: `../test-results/${run}`,
  fullyParallel: false,
  workers: WORKERS,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Milliseconds. These limits are for what hangs: a flow that works passes on a machine whose processors are busy too.
  timeout: 300_000,
  // What is asked again and again ends before the flow does, and so says what was missing.
  expect: { timeout: 60_000, toPass: { timeout: 150_000 } },
  reporter: [
    ['list'],
    // A list of flows would take the place of the last run's report.
    ...(process.argv.includes('--list')
      ? []
      : [['html', { outputFolder: `../playwright-report/${run}`, open: 'never' }] as const]),
    ...(process.env.E2E_JSON ? [['json', { outputFile: process.env.E2E_JSON }] as const] : []),
  ],
  use: {
    baseURL,
    trace: 'retain-on-failure',
    // Playwright would take one of every page that is closed, also of flows that pass, for it cannot know yet: a seventh of
    // the browser's processor time (decision 0182). `src/test.ts` takes one when a flow has failed.
    screenshot: 'off',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: DESKTOP,
      grepInvert: [/@mobile-only|@alone/, ...NIGHT.flow, ...NIGHT.onDesk],
    },
    {
      name: 'mobile',
      use: PHONE,
      grep: /@mobile/,
      grepInvert: [...NIGHT.flow, ...NIGHT.onPhone],
    },
    // Flows that publish, roll back or measure need the site to themselves. `npm run e2e` runs this project after the
    // others have ended, whether they passed or not; Playwright's own `dependencies` would skip it after one failure.
    {
      name: 'alone',
      workers: 1,
      use: DESKTOP,
      grep: /@alone/,
      grepInvert: NIGHT.flow,
    },
  ],
});
