/** Commands that use one site: it runs until the last of them ends, whichever has started it. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tryLock } from '../lib/lock.ts';
import type { Release } from '../lib/lock.ts';

const LOOK_MS = 500;
const getFolder = (dataDir: string): string => join(dataDir, 'site-users');

/** Counts this command among those that use a site. @returns takes it out again */
export async function useSite(dataDir: string, name = String(process.pid)): Promise<Release> {
  return (await tryLock(join(getFolder(dataDir), `${name}.lock`))) ?? (async () => undefined);
}

/** Returns how many commands use a site. One that was killed does not count. */
async function countUsers(dataDir: string): Promise<number> {
  const files = await readdir(getFolder(dataDir)).catch(() => []);
  const free = await Promise.all(
    files
      .filter((file) => file.endsWith('.lock'))
      .map(async (file) => {
        const release = await tryLock(join(getFolder(dataDir), file));
        await release?.();
        return release !== null;
      }),
  );
  return free.filter((isFree) => !isFree).length;
}

/**
 * Resolves when no command uses the site any more.
 * @param say told once when there is something to wait for
 */
export async function untilUnused(dataDir: string, say: (line: string) => void): Promise<void> {
  let said = false;
  for (let users = await countUsers(dataDir); users > 0; users = await countUsers(dataDir)) {
    if (!said)
      say(
        `${users === 1 ? 'Another command uses' : `${users} other commands use`} this site: it runs on until they end. Ctrl-C again ends it now.`,
      );
    said = true;
    await pause(LOOK_MS);
  }
}
