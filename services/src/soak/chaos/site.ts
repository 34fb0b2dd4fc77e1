/** The processes between browsers and services in a campaign: the host with its renderers, and the server of remotes' files. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../testing/free-port.ts';
import { answers, Keeper } from '../cluster/keeper.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

export type SiteProcess = 'host' | 'assets';
export type Site = {
  url: string;
  kill: (name: SiteProcess) => Promise<void>;
  /** Ends the processes that render pages, in the middle of whatever they do. */
  killRenderers: () => void;
  signal: (name: SiteProcess, signal: NodeJS.Signals) => void;
  getPid: (name: SiteProcess) => number | undefined;
  /** Waits until all of it can do its work. */
  ready: (limitMs: number) => Promise<void>;
  /** Ends all of it without waiting. */
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
  const keeper = new Keeper(directory);
  const [host, assets] = [new URL(url).port, await freePort()];
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
        ROOST_SERVICES_URL: servicesUrl,
        ROOST_SANDBOX_URL: sandboxUrl,
        ROOST_RENDERERS: '1',
        ...environment,
      },
      probe: () => answers(probe),
    });
  const close = async (): Promise<void> => {
    await keeper.close();
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    const [files, pages] = [`http://127.0.0.1:${assets}/healthz`, `http://127.0.0.1:${host}/readyz`];
    await start('assets', 'platform/src/assets/main.ts', files, { ROOST_DATA_DIR: published });
    await start('host', 'host/server/main.ts', pages, { ROOST_DATA_DIR: join(directory, 'host') });
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
    signal: (name, signal) => keeper.tell(name, signal),
    getPid: (name) => keeper.getPid(name),
    async ready(limitMs) {
      await keeper.ready('assets', limitMs);
      await keeper.ready('host', limitMs);
    },
    abandon: () => keeper.abandon(),
    close,
  };
}
