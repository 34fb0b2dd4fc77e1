/**
 * The processes between browsers and services in a campaign: the host with its renderers, the server of remotes' files,
 * and the lines from the host to that and to services.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../testing/free-port.ts';
import { answers, Keeper } from '../cluster/keeper.ts';
import { openLine, type Line } from './line.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

const run = promisify(execFile);
const HOSTILE_VERSION = join(ROOT, 'platform/src/testing/hostile-version-main.ts');

export type SiteProcess = 'host' | 'assets';
export type Site = {
  url: string;
  kill: (name: SiteProcess) => Promise<void>;
  /** Ends the processes that render pages, in the middle of whatever they do. */
  killRenderers: () => void;
  /** The host's lines to services and to the server of remotes' files. */
  lines: { services: Line; assets: Line };
  /** Gives every visitor a version of a remote that runs this code first, on the server. */
  publishHostile: (remote: string, code: string) => Promise<void>;
  /** Takes back and withdraws what was published so. */
  withdrawHostile: () => Promise<void>;
  /** Sets the clock of the host's machine wrong, from its next start on. */
  setClock: (clockMs: number) => void;
  /** Where host and server of files write what they log. */
  logFiles: readonly string[];
  signal: (name: SiteProcess, signal: NodeJS.Signals) => void;
  getPid: (name: SiteProcess) => number | undefined;
  /** Waits until all of it can do its work. */
  ready: (limitMs: number) => Promise<void>;
  /** Ends all of it without waiting, with its files. */
  abandon: () => void;
  close: () => Promise<void>;
};

const getChildren = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/**
 * @param published data directory with published remotes
 * @param url of the site, on this machine
 * @param servicesUrl where the host finds services
 * @param sandboxUrl third parties
 */
export async function startSite(
  published: string,
  url: string,
  servicesUrl: string,
  sandboxUrl: string,
): Promise<Site> {
  const directory = mkdtempSync(join(tmpdir(), 'roost-chaos-site-'));
  mkdirSync(join(directory, 'host'));
  copyFileSync(join(published, 'registry-key.pub'), join(directory, 'host', 'registry-key.pub'));
  // Hostile versions are published into a copy: the next campaign begins without them.
  const files = join(directory, 'published');
  cpSync(published, files, { recursive: true });
  const insideFile = join(directory, 'inside.json');
  const setClock = (clockMs: number): void => writeFileSync(insideFile, JSON.stringify({ clockMs, diskFull: null }));
  setClock(0);
  const keeper = new Keeper(directory);
  const [host, assets] = [new URL(url).port, await freePort()];
  const lines = { services: await openLine(Number(new URL(servicesUrl).port)), assets: await openLine(assets) };
  const changeVersions = async (...args: string[]): Promise<string> =>
    (
      await run(process.execPath, ['--disable-warning=ExperimentalWarning', HOSTILE_VERSION, ...args], {
        env: { PATH: process.env['PATH'], ROOST_DATA_DIR: files },
      })
    ).stdout.trim();
  let hostile: { remote: string; version: string } | null = null;
  const start = (name: SiteProcess, entry: string, probe: string, environment: Record<string, string>): Promise<void> =>
    keeper.start({
      name,
      command: process.execPath,
      args: ['--disable-warning=ExperimentalWarning', join(ROOT, entry)],
      environment: {
        NODE_ENV: 'production',
        ROOST_HOST_PORT: host,
        ROOST_SITE_URL: url,
        ROOST_ASSETS_PORT: String(assets),
        ROOST_SERVICES_URL: `http://127.0.0.1:${lines.services.port}`,
        ROOST_ASSETS_URL: `http://127.0.0.1:${lines.assets.port}`,
        ROOST_SANDBOX_URL: sandboxUrl,
        ROOST_RENDERERS: '1',
        ...environment,
      },
      probe: () => answers(probe),
    });
  const close = async (): Promise<void> => {
    await keeper.close();
    await Promise.all([lines.services.close(), lines.assets.close()]);
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    const [ready, pages] = [`http://127.0.0.1:${assets}/healthz`, `http://127.0.0.1:${host}/readyz`];
    await start('assets', 'platform/src/assets/main.ts', ready, { ROOST_DATA_DIR: files });
    await start('host', 'host/server/main.ts', pages, {
      ROOST_DATA_DIR: join(directory, 'host'),
      NODE_OPTIONS: `--import=${new URL('inside.ts', import.meta.url).href}`,
      CHAOS_INSIDE: insideFile,
    });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url,
    kill: (name) => keeper.kill(name),
    killRenderers: () => {
      const pid = keeper.getPid('host');
      for (const child of pid === undefined ? [] : getChildren(pid)) process.kill(child, 'SIGKILL');
    },
    lines,
    publishHostile: async (remote, code) => {
      hostile = { remote, version: await changeVersions('publish', files, remote, code) };
    },
    withdrawHostile: async () => {
      if (hostile) await changeVersions('withdraw', files, hostile.remote, hostile.version);
      hostile = null;
    },
    setClock,
    logFiles: (['host', 'assets'] as const).map((name) => keeper.getLog(name)),
    signal: (name, signal) => keeper.tell(name, signal),
    getPid: (name) => keeper.getPid(name),
    async ready(limitMs) {
      await keeper.ready('assets', limitMs);
      await keeper.ready('host', limitMs);
    },
    abandon: () => {
      keeper.abandon();
      rmSync(directory, { recursive: true, force: true });
    },
    close,
  };
}
