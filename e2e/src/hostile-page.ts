/** What the page of a hostile remote shows, and whom its site tells: the expectations of every `hostile*.spec.ts`. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { NAME, type HostileSite } from './hostile-site.ts';

/** The version that stands on the page, by its deed. */
export const shows = (page: Page, deed: string) =>
  expect(page.getByRole('heading', { level: 1, name: `Version: ${deed}`, exact: true })).toBeVisible();

/** Its button still loads a part of its own and shows it. */
export const isUsable = (page: Page) =>
  expect(async () => {
    await page.getByRole('button', { name: 'Details' }).click();
    await expect(page.getByText('Details came.')).toBeVisible({ timeout: 1000 });
  }).toPass();

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
