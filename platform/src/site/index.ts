/** Starting a whole site: for `npm start`, for the tests, and for anyone who wants one on other ports. */
import { join } from 'node:path';
import { createFileLog } from '@roost/observe/log';
import { isThisMachine } from '@roost/shared/contracts/site-address';
import { buildChanged, builtPackages } from '../build/build.ts';
import { siteSettings } from '../lib/environment.ts';
import type { SiteSettings } from '../lib/environment.ts';
import { Failure } from '../lib/failure.ts';
import { rotateLog } from './child.ts';
import { fullDisk, preflight } from './preflight.ts';
import { processEnvironment, processSpecs } from './processes.ts';
import { checkHostBuild, publishChanged } from './remotes.ts';
import { Supervisor } from './supervisor.ts';

export type { SiteSettings } from '../lib/environment.ts';

export type StartOptions = {
  /** Ports, addresses and the data directory; by default from the environment. */
  settings?: SiteSettings;
  /** Homes to generate on the first start; null leaves the choice to services. */
  listings?: number | null;
  /** Further variables for all processes. */
  environment?: NodeJS.ProcessEnv;
  /** Told what happens, one line each. */
  say?: (line: string) => void;
  /**
   * Ends the start: what was started is stopped, and the returned promise rejects. Without effect once the site is up.
   */
  signal?: AbortSignal;
};

export type RunningSite = {
  settings: SiteSettings;
  /** Process ids by name. */
  pids: () => Record<string, number>;
  /** Stops every process and lets the data directory go. Safe to call twice. */
  stop: () => Promise<void>;
  /** Ends every process at once. */
  kill: () => void;
};

/** Time between looks at the free space during a start, in milliseconds. */
const SPACE_INTERVAL_MS = 1_000;

/**
 * Rejects when the start is called off or the disk fills up. Some parts would try again for minutes on a full disk, and
 * say many things but that.
 */
function untilInterrupted(
  dataDir: string,
  signal: AbortSignal | undefined,
): { happened: Promise<never>; end: () => void } {
  let end = (): void => undefined;
  const happened = new Promise<never>((_resolve, reject) => {
    const calledOff = (): void => reject(new Failure('The start was called off.'));
    const timer = setInterval(() => {
      void fullDisk(dataDir).then((full) => {
        if (full !== null) reject(new Failure(full));
      });
    }, SPACE_INTERVAL_MS);
    end = () => {
      clearInterval(timer);
      signal?.removeEventListener('abort', calledOff);
    };
    if (signal?.aborted) calledOff();
    else signal?.addEventListener('abort', calledOff);
  });
  // Nobody may be waiting for it when it happens.
  happened.catch(() => undefined);
  return { happened, end };
}

/**
 * Starts a site: checks, builds what changed, publishes remotes whose sources are new, starts the processes in order,
 * and resolves when the host says that every part answers.
 * @throws Failure with a sentence when any of it cannot be done; nothing is left running then
 */
export async function startSite(options: StartOptions = {}): Promise<RunningSite> {
  const settings = options.settings ?? siteSettings();
  const say = options.say ?? (() => undefined);
  const logsDir = join(settings.dataDir, 'logs');
  const release = await preflight(settings);
  const specs = processSpecs(settings);
  for (const name of [...Object.keys(specs), 'supervisor']) rotateLog(logsDir, name);
  const { log } = createFileLog('supervisor', join(logsDir, 'supervisor.log'));

  const supervisor = new Supervisor({
    environment: processEnvironment(settings, options.listings ?? null, { ...process.env, ...options.environment }),
    logsDir,
    say,
    log,
  });
  let stopped: Promise<void> | null = null;
  const stopAndRelease = async (): Promise<void> => {
    try {
      await supervisor.stop();
    } finally {
      await release();
    }
  };
  const stop = (): Promise<void> => {
    stopped ??= stopAndRelease();
    return stopped;
  };

  const isPublic = !isThisMachine(new URL(settings.siteUrl).hostname);
  const backend = async (): Promise<void> => {
    // The sandbox shows every mail and takes any key: a site that others reach stands on the real third parties
    // (SAFE-1).
    if (!isPublic) await supervisor.start(specs.sandbox);
    await supervisor.start(specs.services);
  };
  const remotes = async (): Promise<void> => {
    await buildChanged(builtPackages(), say);
    await publishChanged(settings, say);
    await checkHostBuild(settings.dataDir, say);
    await supervisor.start(specs.assets);
  };
  const interruption = untilInterrupted(settings.dataDir, options.signal);
  try {
    // Making the database and building wait on different things, so they may as well run side by side.
    const parts = Promise.all([backend(), remotes()]);
    // After an interruption nobody waits for the rest of it.
    parts.catch(() => undefined);
    await Promise.race([interruption.happened, parts]);
    await Promise.race([interruption.happened, supervisor.start(specs.host)]);
  } catch (error) {
    await stop();
    const full = await fullDisk(settings.dataDir);
    throw full === null || options.signal?.aborted ? error : new Failure(full);
  } finally {
    interruption.end();
  }
  return { settings, pids: () => supervisor.pids(), stop, kill: () => supervisor.kill() };
}
