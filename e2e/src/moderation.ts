/**
 * What an operator does with `npm run reviews` on the site under test. It needs the secret in the site's data directory
 * (`@local`).
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';

const COMMAND = join(import.meta.dirname, '../../services/src/reviews/moderate-main.ts');

/** Milliseconds for one command on a busy machine. */
const LIMIT_MS = 60_000;

async function moderate(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', COMMAND, ...words],
    { timeout: LIMIT_MS },
  );
  return stdout;
}

/** Waits until a review with these words is in the queue, and returns its id. */
async function findQueuedReview(words: string): Promise<string> {
  let id = '';
  await expect(async () => {
    const entries = (await moderate('list')).split('\n\n');
    id =
      entries
        .find((entry) => entry.includes(words))
        ?.trim()
        .split(' ')[0] ?? '';
    expect(id, `a review with "${words}" in the queue`).not.toBe('');
  }).toPass();
  return id;
}

/** Lets the review with these words be shown when its time has come. */
export const approveReview = async (words: string): Promise<string> =>
  moderate('approve', await findQueuedReview(words));

/** Sends the review with these words back to its guest, who reads the reason. */
export const refuseReview = async (words: string, reason: string): Promise<string> =>
  moderate('refuse', await findQueuedReview(words), reason);
