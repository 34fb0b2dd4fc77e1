/** A lock between processes: a file that names its owner. A lock whose owner is gone counts as free. */
import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from './failure.ts';

/** Lets a lock go; safe to call twice. */
export type Release = () => Promise<void>;

async function ownerOf(file: string): Promise<number | null> {
  try {
    const pid = Number.parseInt(await readFile(file, 'utf8'), 10);
    return Number.isInteger(pid) ? pid : null;
  } catch {
    return null;
  }
}

/** Whether a process of this machine runs. One that belongs to another user runs too. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Takes the lock, or answers null when a running process has it. */
export async function tryLock(file: string): Promise<Release | null> {
  await mkdir(dirname(file), { recursive: true });
  const mine = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(mine, `${process.pid}\n`);
  try {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      try {
        // A hard link is made whole or not at all: nobody ever reads a lock without its owner.
        await link(mine, file);
        return async () => {
          if ((await ownerOf(file)) === process.pid) await rm(file, { force: true });
        };
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error;
        const owner = await ownerOf(file);
        if (owner !== null && isRunning(owner)) return null;
        await rm(file, { force: true });
      }
    }
    return null;
  } finally {
    await rm(mine, { force: true });
  }
}

/** Takes the lock, waiting up to `waitMs`. Answers null when it stayed taken. */
export async function lock(file: string, waitMs: number): Promise<Release | null> {
  const until = Date.now() + waitMs;
  for (;;) {
    const release = await tryLock(file);
    if (release || Date.now() >= until) return release;
    await pause(50);
  }
}
