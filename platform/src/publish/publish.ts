/** Publishes a remote (PLAT-2): build, contract check, immutable version, registry. Nothing else is built or restarted. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { valid } from 'semver';
import { CONTRACT_VERSION, getExposes } from '@roost/shared/contracts/remotes';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import type { VersionEntry } from '@roost/shared/contracts/registry';
import { buildInChild, isUpToDate } from '../build/build.ts';
import { distOf, readBuildInfo } from '../build/build-info.ts';
import { whileBuilding } from '../build/build-lock.ts';
import { Failure } from '../lib/failure.ts';
import { filesBelow } from '../lib/files.ts';
import { remoteFacts } from '../lib/remotes.ts';
import { addVersion, nextVersion } from '../registry/model.ts';
import { remotesDir, updateRegistry } from '../registry/store.ts';
import { exposeChunk, SERVER_BUNDLE, VERSION_PLACEHOLDER } from '../webpack/names.ts';
import { sharedPackages } from '../webpack/shared-packages.ts';
import { contractBreaches } from './contract-check.ts';
import type { ContractFacts } from './contract-check.ts';
import { askHosts } from './live-hosts.ts';
import { manifestSchema } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { versionSuffix, writeVersionFiles } from './version-files.ts';

export type PublishOptions = {
  name: RemoteName;
  dataDir: string;
  /** Null: the next patch after the highest published. */
  version: string | null;
  /** Percent of visitors for a canary; null makes the version the default. */
  traffic: number | null;
  /** Addresses of the hosts that run, which are asked what they offer; by default none is. */
  hosts?: readonly string[];
  say: (line: string) => void;
};

async function gatherFacts(name: RemoteName): Promise<ContractFacts> {
  const dist = distOf(name);
  const build = await readBuildInfo(name);
  if (!build) throw new Failure(`${name} has no build in ${dist}.`);
  const manifest: Manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(dist, 'client/mf-manifest.json'), 'utf8')),
  );
  const files = await filesBelow(join(dist, 'client'));
  const textsOf = async (ending: string): Promise<Record<string, string>> =>
    Object.fromEntries(
      await Promise.all(
        files
          .filter((path) => path.endsWith(ending))
          .map(async (path) => [path, await readFile(join(dist, 'client', path), 'utf8')] as const),
      ),
    );
  return {
    name,
    build,
    manifest,
    siteContract: CONTRACT_VERSION,
    exposes: getExposes(remoteFacts(name)),
    provided: Object.fromEntries(sharedPackages().map((shared) => [shared.name, shared.version])),
    offered: (await readBuildInfo('host'))?.sharedNames ?? null,
    serverBundle: await readFile(join(dist, SERVER_BUNDLE), 'utf8'),
    scripts: await textsOf('.js'),
    styles: await textsOf('.css'),
  };
}

/** The chunk of the exposed module itself before those it shares with others. */
function ownChunkFirst(expose: string, scripts: readonly string[]): string[] {
  const own = `/${exposeChunk(expose)}.`;
  return [...scripts].sort((a, b) => Number(b.includes(own)) - Number(a.includes(own)));
}

function entryFor(
  name: RemoteName,
  version: string,
  facts: ContractFacts,
  files: Record<string, string>,
): VersionEntry {
  const base = `${name}/${version}/`;
  const { manifest } = facts;
  return {
    url: `${base}mf-manifest.json`,
    fallbackUrl: null,
    metadata: { integrity: files['mf-manifest.json'] ?? null, version },
    deployment: { traffic: 0, default: false },
    extras: {
      contract: facts.build.contract,
      baseUrl: base,
      entry: manifest.metaData.remoteEntry.name,
      globalName: manifest.metaData.globalName.replace(VERSION_PLACEHOLDER, versionSuffix(version)),
      ...remoteFacts(name),
      exposes: Object.fromEntries(
        manifest.exposes.map(({ path, assets }) => [
          path,
          { js: ownChunkFirst(path, assets.js.sync), css: assets.css.sync },
        ]),
      ),
      serverBundle: SERVER_BUNDLE,
      files,
      publishedAt: new Date().toISOString(),
      sourceHash: facts.build.sourceHash,
      needs: {
        shared: Object.fromEntries(manifest.shared.map((shared) => [shared.name, shared.requiredVersion])),
        names: facts.build.sharedNames,
      },
    },
  };
}

/**
 * Builds (when its sources changed) and publishes one remote.
 * @returns the published version
 * @throws Failure when the build or the contract check fails, or the version exists
 */
export async function publishRemote(options: PublishOptions): Promise<string> {
  const { version } = options;
  if (version !== null && valid(version) === null)
    throw new Failure(`"${version}" is no version. A version looks like 1.4.0.`);
  return whileBuilding(options.say, () => buildAndPublish(options));
}

async function buildAndPublish({
  name,
  dataDir,
  version: wanted,
  traffic,
  hosts = [],
  say,
}: PublishOptions): Promise<string> {
  if (!(await isUpToDate(name))) {
    say(`building ${name}`);
    await buildInChild(name);
  }
  const facts = await gatherFacts(name);
  const live = await askHosts(hosts);
  if (live.length === 0 && hosts.length > 0) say('no host answers: checked against the host of this checkout');
  // Each host that runs, since a site may be between two of its versions.
  const breaches =
    live.length === 0
      ? contractBreaches(facts)
      : live.flatMap(({ address, contract, provided, offered }) =>
          contractBreaches({ ...facts, siteContract: contract, provided, offered }).map(
            (breach) => `${breach} (${address})`,
          ),
        );
  if (breaches.length > 0)
    throw new Failure(`${name} cannot be published:\n${breaches.map((breach) => `  - ${breach}`).join('\n')}`);

  const directory = remotesDir(dataDir);
  const staging = join(directory, '.staging', randomBytes(6).toString('hex'));
  let published = '';
  try {
    await mkdir(staging, { recursive: true });
    await updateRegistry(directory, async (registry) => {
      const version = wanted ?? nextVersion(registry, name);
      const dist = distOf(name);
      const files = await writeVersionFiles(
        [
          { dir: join(dist, 'client'), prefix: '' },
          { dir: join(dist, 'server'), prefix: 'server/' },
        ],
        staging,
        version,
      );
      const changed = addVersion(registry, name, entryFor(name, version, facts, files), traffic);
      const target = join(directory, name, version);
      // A directory without a registry entry is what a publish left that was cut short before the last step.
      if (existsSync(target)) await rm(target, { recursive: true });
      await mkdir(dirname(target), { recursive: true });
      await rename(staging, target);
      published = version;
      return changed;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  say(`published ${name}@${published}${traffic === null ? '' : ` for ${traffic} % of visitors`}`);
  return published;
}
