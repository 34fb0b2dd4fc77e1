/**
 * A site whose one remote is hostile: the real host over a registry of its own, with no services behind it. The remote
 * is built once by the real preset; each deed becomes a version of that build.
 */
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import webpack from 'webpack';
import { createAssetServer } from '@roost/platform/assets/server';
import { buildChanged } from '@roost/platform/build/build';
import { addBuilt, gatherFacts } from '@roost/platform/publish/built-version';
import type { Built } from '@roost/platform/publish/built-version';
import { contractBreaches } from '@roost/platform/publish/contract-check';
import { readAudit } from '@roost/platform/registry/audit';
import { promote, rollback, withdraw } from '@roost/platform/registry/model';
import { startRollout } from '@roost/platform/registry/rollout';
import { readRegistry, registryFile, remotesDir, updateRegistry } from '@roost/platform/registry/store';
import { startController } from '@roost/platform/rollout/controller';
import { askHealth } from '@roost/platform/rollout/host-health';
import type { RemoteSource } from '@roost/platform/webpack/names';
import { remoteClient } from '@roost/platform/webpack/remote';
import { remoteServer } from '@roost/platform/webpack/remote-server';
import type { Registry } from '@roost/shared/contracts/registry';
import { CONTRACT_VERSION } from '@roost/shared/contracts/remotes';
import { freePort } from './free-port.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
export const NAME = 'mfe-hostile';
/** The version that behaves. */
const GOOD = '1.0.0';
export const REMOTE = {
  owner: 'hostile',
  channel: '#hostile',
  routes: [
    { id: 'hostile', path: '/hostile' },
    { id: 'second', path: '/hostile/second' },
  ],
  slots: { HostileBadge: { places: ['header-links'] } },
  goals: ['Inquiry Sent'],
};
const PLACE_OF_DEED = '__hostile_deed__';
/** Nothing listens there. */
const NOBODY = 'http://127.0.0.1:9';
const LIMIT_MS = 180_000;
/** Milliseconds for one answer of the host, and for its end. */
const ANSWER_MS = 10_000;

/** A notice, as far as flows look at it. */
export type Told = { event: string; remote: string; version: string; owner: string; channel: string; where: string };
type LogLine = { event: string } & Readonly<Record<string, unknown>>;

export type HostileSite = {
  url: string;
  /** Publishes the version that does this deed, to all visitors; the next page has it. Returns its number. */
  publish: (deed: string, change?: (dist: string) => Promise<void>) => Promise<string>;
  /** What the contract check says of a version. */
  breaches: (deed: string, change?: (dist: string) => Promise<void>) => Promise<string[]>;
  /**
   * Publishes the version that does this deed with a share that grows by itself from 1 % on.
   * @param channel where its owner is told of what becomes of it, until the site is reset
   */
  publishProgressive: (deed: string, channel?: string) => Promise<string>;
  /** Percent of visitors that get a version, why it was changed last, and when (milliseconds since 1970). */
  getShare: (version: string) => Promise<{ percent: number; reason: string | null; at: number }>;
  rollBack: () => Promise<void>;
  /** Gives everybody the good version. */
  reset: () => Promise<void>;
  /** Takes files of a published version away. */
  lose: (version: string, file: RegExp) => Promise<number>;
  /** Keeps the first half of files of a published version. */
  cut: (version: string, file: RegExp) => Promise<number>;
  /** Puts a text in the place of files of a published version. */
  overwrite: (version: string, file: RegExp, text: string) => Promise<number>;
  /** Serves a version to nobody any more. */
  withdraw: (version: string) => Promise<void>;
  /** The registry as it lies on the disk, signed; and another one in its place, by whatever hand. */
  readText: () => Promise<string>;
  writeText: (text: string) => Promise<void>;
  /** Asks the host until it complains of the registry in these words. */
  untilRefused: (problem: RegExp) => Promise<void>;
  /** What the owner was told by the webhook. */
  told: Told[];
  stop: () => Promise<void>;
};

async function build(dist: string, source: RemoteSource): Promise<Built> {
  for (const [side, preset] of [
    ['client', remoteClient],
    ['server', remoteServer],
  ] as const)
    await new Promise<void>((resolve, reject) => {
      webpack(preset(NAME, { mode: 'production', outDir: path.join(dist, side) }, source), (error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      });
    });
  return {
    name: NAME,
    dist,
    remote: { ...REMOTE, ...source.facts },
    build: {
      sourceHash: 'hostile',
      inputs: [],
      output: null,
      mode: 'production',
      contract: CONTRACT_VERSION,
      duplicated: [],
      sharedNames: {},
    },
  };
}

/** A copy of the build that does one deed. */
async function withDeed(built: Built, deed: string, change: (dist: string) => Promise<void>): Promise<Built> {
  const dist = path.join(path.dirname(built.dist), deed.replaceAll(/\W+/g, '-'));
  await rm(dist, { recursive: true, force: true });
  await cp(built.dist, dist, { recursive: true });
  for (const file of await readdir(dist, { recursive: true }))
    if (/\.c?js$/.test(file)) {
      const text = await readFile(path.join(dist, file), 'utf8');
      await writeFile(path.join(dist, file), text.replaceAll(PLACE_OF_DEED, deed));
    }
  await change(dist);
  return { ...built, dist };
}

/** The registry with another place where the owner is told. */
function withChannel(registry: Registry, channel: string | undefined): Registry {
  if (channel === undefined) return registry;
  const entries = (registry.microFrontends[NAME] ?? []).map((entry) => ({
    ...entry,
    extras: { ...entry.extras, channel },
  }));
  return { ...registry, microFrontends: { ...registry.microFrontends, [NAME]: entries } };
}

const unchanged = async (): Promise<void> => undefined;

const HOSTILE: RemoteSource = { directory: path.join(REPOSITORY, 'e2e/hostile'), facts: REMOTE };

/**
 * @param source another remote's, to be what its name stands for
 * @param more of the host's environment
 */
export async function startHostileSite(
  source = HOSTILE,
  more: Readonly<Record<string, string>> = {},
): Promise<HostileSite> {
  const home = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  const dataDir = path.join(home, 'data');
  const directory = remotesDir(dataDir);
  const [built] = await Promise.all([build(path.join(home, 'dist'), source), buildChanged(['host'], () => undefined)]);
  const [hostPort, assetsPort] = [await freePort(), await freePort()];
  const assets = await createAssetServer({ directory, publicUrl: `http://localhost:${assetsPort}` });

  const told: Told[] = [];
  const webhook = createHttpServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      told.push(JSON.parse(body) as Told);
      response.end();
    });
  });
  await new Promise<void>((resolve) => {
    webhook.listen(0, '127.0.0.1', resolve);
  });
  const log: LogLine[] = [];
  let host: ReturnType<typeof spawn> | undefined;
  const url = `http://localhost:${hostPort}`;
  let endController = (): void => undefined;
  const stop = async (): Promise<void> => {
    endController();
    if (host && host.exitCode === null) {
      const ended = new Promise((resolve) => host?.once('exit', resolve));
      host.kill('SIGTERM');
      const tooLate = setTimeout(() => host?.kill('SIGKILL'), ANSWER_MS);
      await ended;
      clearTimeout(tooLate);
    }
    await assets.close();
    webhook.close();
    await rm(home, { recursive: true, force: true });
  };
  /** Asks the host until something is so. Throws when it does not come, or the host has ended. */
  const untilHost = async (isSo: (ready: boolean) => boolean, what: string): Promise<void> => {
    const until = Date.now() + LIMIT_MS;
    for (let ready = false; !isSo(ready); await pause(50)) {
      if (Date.now() > until || host?.exitCode !== null)
        throw new Error(`The host did not ${what}: ${JSON.stringify(log.slice(-5))}`);
      const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => null);
      ready = answer?.ok ?? false;
    }
  };
  const untilLogged = (wanted: (line: LogLine) => boolean, what: string): Promise<void> =>
    untilHost(() => log.some(wanted), `log ${what}`);
  /** Until the host has this revision of the registry. */
  const reached = (revision: number): Promise<void> =>
    untilLogged((line) => line.event === 'registry_read' && line['revision'] === revision, `revision ${revision}`);
  const getFiles = async (version: string, file: RegExp): Promise<string[]> => {
    const root = path.join(directory, NAME, version);
    return (await readdir(root, { recursive: true }))
      .filter((name) => file.test(name))
      .map((name) => path.join(root, name));
  };
  const change = async (how: (registry: Registry) => Registry): Promise<void> => {
    const { revision } = await updateRegistry(directory, how);
    await reached(revision);
  };
  const facts = async (deed: string, edit: (dist: string) => Promise<void>) => {
    const version = await withDeed(built, deed, edit);
    return { version, facts: await gatherFacts(version) };
  };
  const publish: HostileSite['publish'] = async (deed, edit = unchanged) => {
    const made = await facts(deed, edit);
    const published = await addBuilt(directory, made.version, made.facts, null, null);
    await change((registry) => registry);
    return published;
  };
  try {
    const good = await facts('good', unchanged);
    await addBuilt(directory, good.version, good.facts, null, null);
    await assets.listen({ host: '127.0.0.1', port: assetsPort });
    host = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', path.join(REPOSITORY, 'host/server/main.ts')],
      {
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          NODE_ENV: 'production',
          ROOST_HOST_PORT: String(hostPort),
          ROOST_ASSETS_PORT: String(assetsPort),
          ROOST_SERVICES_URL: NOBODY,
          ROOST_SANDBOX_URL: NOBODY,
          ROOST_DATA_DIR: dataDir,
          OWNERS_WEBHOOK_URL: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`,
          ...more,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    if (host.stdout)
      createInterface({ input: host.stdout }).on('line', (line) => {
        if (line.startsWith('{')) log.push(JSON.parse(line) as LogLine);
      });
    await reached(1);
    // It reads the registry before it listens: whoever loads pages at once would be refused.
    await untilHost((ready) => ready, 'become ready');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    told,
    publish,
    stop,
    publishProgressive: async (deed, channel) => {
      const made = await facts(deed, unchanged);
      const version = await addBuilt(directory, made.version, made.facts, null, 0);
      endController();
      // The asset server's process does this beside a site.
      endController = startController({
        directory,
        dataDir,
        health: async (environment) => (environment === 'production' ? askHealth(dataDir, [url]) : []),
        log: () => undefined,
      });
      await change((registry) =>
        withChannel(startRollout(registry, NAME, version, { at: new Date().toISOString(), bakeMinutes: 30 }), channel),
      );
      return version;
    },
    getShare: async (version) => {
      const entries = (await readRegistry(directory)).microFrontends[NAME] ?? [];
      const [last] = await readAudit(directory, 'production', { remote: NAME, limit: 1 });
      return {
        percent: entries.find(({ metadata }) => metadata.version === version)?.deployment.traffic ?? 0,
        reason: last?.reason ?? null,
        at: Date.parse(last?.at ?? ''),
      };
    },
    breaches: async (deed, edit = unchanged) => contractBreaches((await facts(deed, edit)).facts),
    withdraw: (version) =>
      change((registry) => withdraw(registry, NAME, version, 'it has a hole', new Date().toISOString())),
    readText: () => readFile(registryFile(directory), 'utf8'),
    writeText: (text) => writeFile(registryFile(directory), text),
    untilRefused: (problem) =>
      untilLogged(
        (line) => line.event === 'registry_problem' && problem.test(String(line['problem'])),
        String(problem),
      ),
    rollBack: () => change((registry) => rollback(registry, NAME).registry),
    reset: () => change((registry) => withChannel(promote(registry, NAME, GOOD), REMOTE.channel)),
    lose: async (version, file) => {
      const lost = await getFiles(version, file);
      await Promise.all(lost.map((name) => rm(name)));
      return lost.length;
    },
    overwrite: async (version, file, text) => {
      const found = await getFiles(version, file);
      // A compressed copy would be served in its place.
      await Promise.all([
        ...found.map((name) => writeFile(name, text)),
        ...found.flatMap((name) => ['br', 'gz'].map((ending) => rm(`${name}.${ending}`, { force: true }))),
      ]);
      return found.length;
    },
    cut: async (version, file) => {
      const cut = await getFiles(version, file);
      await Promise.all(cut.map(async (name) => truncate(name, Math.floor((await stat(name)).size / 2))));
      return cut.length;
    },
  };
}
