/** What the page of a hostile remote shows, and whom its site tells: the expectations of every `hostile*.spec.ts`. */
import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { NAME, type HostileSite } from './hostile-site.ts';

/** The version that stands on the page, by its deed. */
export const shows = (page: Page, deed: string) =>
  expect(page.getByRole('heading', { level: 1, name: `Version: ${deed}`, exact: true })).toBeVisible();

/** What the good version takes to show on a machine that has nothing else to do. */
const CALM_SECONDS = 0.5;
/** By how much this machine is slower than a calm one, by what the good version alone took. */
export const getSlowness = (seconds: number): number => Math.max(1, seconds / CALM_SECONDS);

/** Seconds until the good version is shown to a browser that was not here before, while nobody gets anything else. */
export async function secondsWithout(site: HostileSite, browser: Browser, whose = {}): Promise<number> {
  const context = await browser.newContext(whose);
  const page = await context.newPage();
  const begun = performance.now();
  await page.goto(`${site.url}/hostile`, { waitUntil: 'commit' });
  await shows(page, 'good');
  const seconds = (performance.now() - begun) / 1000;
  await context.close();
  return seconds;
}

/** Its button still loads a part of its own and shows it. */
export const isUsable = (page: Page) =>
  expect(async () => {
    await page.getByRole('button', { name: 'Details' }).click();
    await expect(page.getByText('Details came.')).toBeVisible({ timeout: 1000 });
  }).toPass();

/** It can be used, and its header is there. */
export async function isWhole(page: Page): Promise<void> {
  await isUsable(page);
  await expect(page.getByRole('banner')).toBeVisible();
}

/** It is whole, and its links lead on. */
export async function leadsOn(page: Page): Promise<void> {
  await isWhole(page);
  await page.getByRole('link', { name: 'Again' }).click();
  await expect(page.getByText('Loaded ?again=1')).toBeVisible();
}

/** The owner is told of a version, by the webhook. */
export const isTold = (
  site: HostileSite,
  version: string,
  where: 'server' | 'browser',
  phase: unknown = expect.any(String),
) =>
  expect
    .poll(() => site.told)
    .toContainEqual(
      expect.objectContaining({ remote: NAME, version, where, phase, owner: 'hostile', channel: '#hostile' }),
    );
