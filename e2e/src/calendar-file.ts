import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { press } from './hydrated.ts';

/** Saves the calendar file of the stay that the page shows, as a guest does. */
export async function saveCalendar(page: Page): Promise<string> {
  const saved = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Add to calendar' }));
  return readFile(await (await saved).path(), 'utf8');
}

/** The lines of a calendar entry without those that only a mail has and the time of writing. */
export function readEntry(file: string): string[] {
  return file
    .replaceAll(/\r?\n /g, '')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !/^(METHOD|ORGANIZER|DTSTAMP)\b/.test(line));
}
