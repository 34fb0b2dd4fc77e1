/**
 * The real host and the real asset server with its registry, on free ports and over a directory of their own: a site
 * without services, homes and remotes.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChanged } from '../build/build.ts';
import { Failure } from '../lib/failure.ts';
import { freePorts } from '../lib/free-ports.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { until } from './until.ts';

export type LightSite = {
  url: string;
  dataDir: string;
  /** Ends the host and starts one of another build. @param dist directory of the build */
  replaceHost: (dist: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** Nothing listens there. */
const NOBODY = 'http://127.0.0.1:9';
const START_MS = 60_000;
const HOST = 'host/server/main.ts';

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** @throws Failure when a part of it does not answer in a minute */
export async function startLightSite(say: (line: string) => void): Promise<LightSite> {
  await buildChanged(['host'], say);
  const dataDir = await mkdtemp(join(tmpdir(), 'roost-light-'));
  const [host = 0, assets = 0] = await freePorts(2);
  const url = `http://localhost:${host}`;
  const environment = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    ROOST_HOST_PORT: String(host),
    ROOST_ASSETS_PORT: String(assets),
    ROOST_SERVICES_URL: NOBODY,
    ROOST_SANDBOX_URL: NOBODY,
    ROOST_DATA_DIR: dataDir,
  };
  const start = (entry: string, more: Record<string, string> = {}): ChildProcess =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(REPOSITORY, entry)], {
      env: { ...environment, ...more },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const answers = (address: string) => until(async () => (await fetch(address)).ok, START_MS, `${address} to answer`);
  const registry = start('platform/src/assets/main.ts');
  let current = start(HOST);
  const stop = async (): Promise<void> => {
    await Promise.all([end(registry), end(current)]);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    for (const address of [`http://localhost:${assets}/healthz`, `${url}/_host/contract`]) await answers(address);
  } catch (error) {
    await stop();
    throw error instanceof Failure ? error : new Failure(String(error));
  }
  return {
    ...{ url, dataDir, stop },
    replaceHost: async (dist) => {
      await end(current);
      current = start(HOST, { ROOST_HOST_DIST: dist });
      await answers(`${url}/_host/contract`);
    },
  };
}
