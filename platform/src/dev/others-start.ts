/**
 * Two commands that start a site on the same data at the same moment: one goes on, the other waits and finds what the
 * first has started.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../lib/failure.ts';
import { lock, tryLock } from '../lib/lock.ts';

/** Milliseconds: the first start of all makes the database. */
const OTHERS_START_MS = 300_000;
/** Milliseconds in which a site whose data are in use answers, unless it is at another address. */
const ANSWER_MS = 120_000;
const LOOK_MS = 500;

/** Whether a site runs on this data, at whatever address. */
export async function isDataInUse(dataDir: string): Promise<boolean> {
  if (!existsSync(dataDir)) return false;
  const release = await tryLock(join(dataDir, 'site.lock'));
  await release?.();
  return release === null;
}

/**
 * Runs what looks for a site and starts one, while no other command does so on the same data.
 * @throws Failure when another one does not end to start
 */
export async function whileNobodyStarts<T>(
  dataDir: string,
  say: (line: string) => void,
  run: () => Promise<T>,
  limitMs = OTHERS_START_MS,
): Promise<T> {
  const file = join(dataDir, 'start.lock');
  let release = await tryLock(file);
  if (!release) {
    say(`Another command is starting a site on ${dataDir}: this one waits for it.`);
    release = await lock(file, limitMs);
  }
  if (!release) throw new Failure(`Another command has been starting a site on ${dataDir} for too long: end it.`);
  try {
    return await run();
  } finally {
    await release();
  }
}

/**
 * Waits until the site that uses these data answers, or has ended. Returns at once when nobody uses them.
 * @param isRunning whether it answers at the address that it would have here; one at another address never does
 */
export async function untilAnswers(
  dataDir: string,
  isRunning: () => Promise<boolean>,
  say: (line: string) => void,
  limitMs = ANSWER_MS,
): Promise<void> {
  const until = Date.now() + limitMs;
  let said = false;
  while (Date.now() < until && !(await isRunning()) && (await isDataInUse(dataDir))) {
    if (!said) say(`A site is starting on ${dataDir}: this command waits until it answers.`);
    said = true;
    await pause(LOOK_MS);
  }
}

/** Looks in a row without an answer, until a site that is elsewhere counts as gone: one may miss a look. */
const LOOKS = 2;

/**
 * Resolves when the command that has started a site is gone, however it ended: its processes end with it, and may answer
 * for some seconds more. Keeps no process alive.
 * @param isRunning whether the site answers, for one that is not on these data
 */
export async function untilGone(
  dataDir: string,
  isRunning: () => Promise<boolean>,
  lookMs: number = LOOK_MS,
): Promise<void> {
  const isHere = await isDataInUse(dataDir);
  for (let missed = 0; missed < LOOKS;) {
    await pause(lookMs, undefined, { ref: false });
    const isThere = isHere ? await isDataInUse(dataDir) : await isRunning();
    if (!isThere && isHere) return;
    missed = isThere ? 0 : missed + 1;
  }
}
