import { defineConfig, devices } from '@playwright/test';

/** The address under test. `npm run e2e` starts a site of its own when it is not given. */
const baseURL = process.env.BASE_URL ?? 'http://localhost:3000';
const executablePath = process.env.CHROME_PATH || undefined;

export default defineConfig({
  testDir: './flows',
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['html', { outputFolder: '../playwright-report', open: 'never' }],
    ...(process.env.E2E_JSON ? [['json', { outputFile: process.env.E2E_JSON }] as const] : []),
  ],
  use: {
    baseURL,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
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
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      grepInvert: /@mobile-only|@alone/,
    },
    {
      name: 'mobile',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, screen: { width: 390, height: 844 } },
      grep: /@mobile/,
    },
    // Flows that publish, roll back or measure have the site to themselves.
    {
      name: 'alone',
      workers: 1,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      grep: /@alone/,
      dependencies: ['desktop', 'mobile'],
    },
  ],
});
