/**
 * Whether the site under test is still there. When it is gone each flow would wait for its own limits, and all of them
 * together for an hour: the first ones that find it so wait for a restart, those after them say it at once.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that a site may be away, while it is restarted, and that one answer may take. */
const RESTART_MS = 20_000;
const ANSWER_MS = 20_000;
const PAUSE_MS = 250;

/** Why a site does not answer, null when it does; what it answers is the flows' to judge. */
async function getProblem(address: string): Promise<string | null> {
  try {
    const url = new URL('/robots.txt', address);
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });
    return null;
  } catch (error) {
    const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
    return cause?.code ?? cause?.message ?? message;
  }
}

/**
 * @param directory of this run's results, where flows of other processes are told
 * @throws Error that names the site when it is away
 */
export async function refuseSilentSite(address: string, directory: string, restartMs = RESTART_MS): Promise<void> {
  const mark = path.join(directory, 'site-is-away');
  const until = Date.now() + (existsSync(mark) ? 0 : restartMs);
  let problem = await getProblem(address);
  while (problem !== null && Date.now() < until) {
    await pause(PAUSE_MS);
    problem = await getProblem(address);
  }
  if (problem === null) return rm(mark, { force: true });
  await mkdir(directory, { recursive: true });
  await writeFile(mark, problem);
  throw new Error(`Nothing answers at ${address} any more: ${problem}. The flows from here on were not walked.`);
}
