/** A build as a published version: its facts for the contract check, its files, its entry in the registry. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { CONTRACT_VERSION, getExposes } from '@roost/shared/contracts/remotes';
import type { RemoteFacts, RemoteName } from '@roost/shared/contracts/remotes';
import type { VersionEntry } from '@roost/shared/contracts/registry';
import { readBuildInfo } from '../build/build-info.ts';
import type { BuildInfo } from '../build/build-info.ts';
import { Failure } from '../lib/failure.ts';
import { filesBelow } from '../lib/files.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { addVersion, takenBy } from '../registry/model.ts';
import { nextVersion, refuseLeap, refuseTaken } from '../registry/version-numbers.ts';
import { refuseRemoved } from '../registry/removed.ts';
import { updateRegistry } from '../registry/store.ts';
import type { Update } from '../registry/store.ts';
import { takenVersions } from '../registry/taken.ts';
import { exposeChunk, SERVER_BUNDLE, VERSION_PLACEHOLDER } from '../webpack/names.ts';
import { sharedPackages } from '../webpack/shared-packages.ts';
import type { ContractFacts } from './contract-check.ts';
import { manifestSchema } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { tellOverBudget, weighFirst } from './first-weights.ts';
import { slicesIn } from './slices.ts';
import { versionSuffix, writeVersionFiles } from './version-files.ts';
import type { Weights } from './weights.ts';

/**
 * A remote's build: its directory with `client` and `server`, what it was made of, and what the remote says about
 * itself.
 */
export type Built = {
  name: RemoteName;
  dist: string;
  build: BuildInfo;
  remote: RemoteFacts;
  /** Why its types and tests were not asked; it is written into the registry. */
  unchecked?: string | undefined;
  /** Whether the environment had the remote when the publish began: one that was removed since is not brought back. */
  isKnown?: boolean;
};

const INSTALLED = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\/package\.json$/;
const licenceSchema = z.object({ version: z.string(), license: z.optional(z.string()) });

/** Licences of the installed packages among a build's inputs: those that it bundles, and the tools that made it. */
async function getLicences(inputs: readonly string[]): Promise<Record<string, string | null>> {
  const packages = inputs.flatMap((input) => {
    const name = INSTALLED.exec(input)?.[1];
    return name === undefined || name.startsWith('@roost/') ? [] : [{ name, input }];
  });
  return Object.fromEntries(
    await Promise.all(
      packages.map(async ({ name, input }) => {
        const parsed = licenceSchema.safeParse(JSON.parse(await readFile(join(REPOSITORY, input), 'utf8')));
        return [`${name}@${parsed.data?.version ?? '?'}`, parsed.data?.license ?? null] as const;
      }),
    ),
  );
}

async function weigh(dist: string, files: readonly string[], inputs: readonly string[]): Promise<Weights> {
  const loaded = files.filter((file) => !/\.map$|mf-stats\.json$/.test(file));
  const sizes = loaded.map(async (file) => [file, (await stat(join(dist, 'client', file))).size] as const);
  return {
    files: Object.fromEntries(await Promise.all(sizes)),
    first: await weighFirst(loaded, (file) => readFile(join(dist, 'client', file))),
    licences: await getLicences(inputs),
  };
}

/** What the contract check looks at. */
export async function gatherFacts({ name, dist, build, remote }: Built): Promise<ContractFacts> {
  const manifest: Manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(dist, 'client/mf-manifest.json'), 'utf8')),
  );
  const files = await filesBelow(join(dist, 'client'));
  const getTexts = async (ending: string): Promise<Record<string, string>> =>
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
    exposes: getExposes(remote),
    pages: remote.routes.map(({ id }) => id),
    places: Object.fromEntries(Object.entries(remote.slots).map(([slot, { places = [] }]) => [slot, places])),
    provided: Object.fromEntries(sharedPackages().map((shared) => [shared.name, shared.version])),
    offered: (await readBuildInfo('host'))?.sharedNames ?? null,
    serverBundle: await readFile(join(dist, SERVER_BUNDLE), 'utf8'),
    scripts: await getTexts('.js'),
    styles: await getTexts('.css'),
    weights: await weigh(dist, files, build.inputs),
  };
}

/** The chunk of the exposed module itself before those it shares with others. */
function ownChunkFirst(expose: string, scripts: readonly string[]): string[] {
  const own = `/${exposeChunk(expose)}.`;
  return [...scripts].sort((a, b) => Number(b.includes(own)) - Number(a.includes(own)));
}

/** A build as its entry in the registry would be. @param files integrity by path */
export function entryFor(
  { name, remote, unchecked }: Built,
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
      ...remote,
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
      slices: slicesIn(facts.serverBundle),
      ...(unchecked !== undefined && { unchecked }),
      needs: {
        shared: Object.fromEntries(manifest.shared.map((shared) => [shared.name, shared.requiredVersion])),
        names: facts.build.sharedNames,
      },
    },
  };
}

/**
 * Writes a build as a version that never changes, then the registry.
 * @param wanted null: the next patch after the highest published
 * @param traffic percent of visitors for a canary; null makes it the default
 * @param update the environment, and what the audit says; production by default
 * @param say told when the owner could not be told of a broken budget
 * @returns the published version
 * @throws Failure when the version exists or leaps, or it takes what belongs to another remote
 */
export async function addBuilt(
  directory: string,
  built: Built,
  facts: ContractFacts,
  wanted: string | null,
  traffic: number | null,
  update: Update = {},
  say: (line: string) => void = () => undefined,
): Promise<string> {
  const { name, dist } = built;
  const staging = join(directory, '.staging', randomBytes(6).toString('hex'));
  let published = '';
  try {
    await mkdir(staging, { recursive: true });
    const registry = await updateRegistry(
      directory,
      async (registry) => {
        refuseRemoved(registry, name, built.isKnown);
        // The files of a version are the same in every environment.
        const taken = (await takenVersions(directory))[name] ?? [];
        const version = wanted ?? nextVersion(taken);
        refuseTaken(name, taken, version);
        refuseLeap(name, taken, version);
        const files = await writeVersionFiles(
          [
            { dir: join(dist, 'client'), prefix: '' },
            { dir: join(dist, 'server'), prefix: 'server/' },
          ],
          staging,
          version,
        );
        const licences = `${JSON.stringify(facts.weights.licences, null, 2)}\n`;
        await writeFile(join(staging, 'licences.json'), licences);
        const entry = entryFor(built, version, facts, files);
        // Here and not before: two remotes that are published at the same time must not both take a name.
        const foreign = takenBy(registry, name, entry);
        if (foreign.length > 0) throw new Failure(refusal(name, foreign));
        const changed = addVersion(registry, name, entry, traffic);
        const target = join(directory, name, version);
        // A directory without a registry entry is what a publish left that was cut short before the last step.
        if (existsSync(target)) await rm(target, { recursive: true });
        await mkdir(dirname(target), { recursive: true });
        await rename(staging, target);
        published = version;
        return changed;
      },
      update,
    );
    const { first } = facts.weights;
    await tellOverBudget(registry, { remote: name, version: published, first }, say);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return published;
}

/** The sentence for a remote that may not go out. */
export const refusal = (name: RemoteName, breaches: readonly string[]): string =>
  `${name} cannot be published:\n${breaches.map((breach) => `  - ${breach}`).join('\n')}`;
