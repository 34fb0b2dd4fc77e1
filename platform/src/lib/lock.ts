/**
 * A lock between processes, also of several machines that share a directory: a file that names its owner. A lock whose
 * owner is gone counts as free.
 */
import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from './failure.ts';
import { processStart } from './process-start.ts';

/** Lets a lock go; safe to call twice. */
export type Release = () => Promise<void>;

/**
 * How often an owner says that it lives, and after which silence one of another machine counts as gone. Milliseconds.
 */
const BEAT_MS = 10_000;
const SILENT_MS = 60_000;
/** Machines that share a directory have names of their own; a process id says nothing on another one. */
const MACHINE = process.env.ROOST_MACHINE || hostname();

/** `started` is null in locks of older versions, and where the system does not give it. */
type Owner = { pid: number; machine: string; started: string | null };

async function getOwner(file: string): Promise<Owner | null> {
  try {
    const [pid = '', machine = MACHINE, started = null] = (await readFile(file, 'utf8')).trim().split(' ');
    return /^\d+$/.test(pid) ? { pid: Number(pid), machine, started } : null;
  } catch {
    return null;
  }
}

/**
 * Whether the owner of a lock still works. @param mine a file that was written just now beside it: both times are of
 * one clock
 */
async function isAlive(file: string, mine: string): Promise<boolean> {
  const owner = await getOwner(file);
  if (owner === null) return false;
  if (owner.machine === MACHINE) return isRunning(owner.pid) && isSame(owner);
  const [lock, now] = await Promise.all([stat(file).catch(() => null), stat(mine)]);
  return lock !== null && now.mtimeMs - lock.mtimeMs < SILENT_MS;
}

/**
 * Not another process with its id: one that is started anew in a container, or after the machine was, may even have the
 * id of the one that left the lock.
 */
function isSame({ pid, started }: Owner): boolean {
  const now = processStart(pid);
  return started === null || now === null || now === started;
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
  const me = [process.pid, MACHINE, processStart(process.pid) ?? []].flat().join(' ');
  try {
    // Within, so that a full disk leaves no empty file behind.
    await writeFile(mine, `${me}\n`);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      try {
        // A hard link is made whole or not at all: nobody ever reads a lock without its owner.
        await link(mine, file);
        const beat = setInterval(
          () => void utimes(file, new Date(), new Date()).catch(() => undefined),
          BEAT_MS,
        ).unref();
        return async () => {
          clearInterval(beat);
          if ((await readFile(file, 'utf8').catch(() => '')).trim() === me) await rm(file, { force: true });
        };
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error;
        if (await isAlive(file, mine)) return null;
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
