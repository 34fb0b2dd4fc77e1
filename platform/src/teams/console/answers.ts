/** What each page of the console is made of: read from the registry, the audit and the hosts. */
import * as z from 'zod/mini';
import { ENVIRONMENTS } from '@roost/shared/contracts/registry';
import type { Environment, VersionEntry } from '@roost/shared/contracts/registry';
import { readAudit, recordedVersions } from '../../registry/audit.ts';
import { readRegistry } from '../../registry/store.ts';
import { Refusal } from '../refusal.ts';
import { changesPage } from './changes-page.ts';
import { comparePage } from './compare-page.ts';
import { contractsPage } from './contracts-page.ts';
import type { HostState } from './host-state.ts';
import type { Html } from './html.ts';
import type { View } from './layout.ts';
import { listVersions, overviewPage, remotePage } from './pages.ts';
import { readRemotes } from './read-remotes.ts';
import { createMapReader } from './read-map.ts';
import type { RemoteView } from './remote-card.ts';
import { readVersion } from './read-version.ts';
import { readFileSizes, scriptBytes } from './version-diff.ts';
import { versionPage } from './version-page.ts';

export type AnswerSources = {
  directory: string;
  /** Asks the hosts of an environment how they are; null stands for one that does not answer. */
  hostStates: (environment: Environment) => Promise<readonly (HostState | null)[]>;
};

const MOST_RECORDS = 200;

/** Bytes of the scripts of each version, as browsers get them before they are compressed. */
async function toBytes(directory: string, remote: string, versions: readonly string[]): Promise<Map<string, number>> {
  const sizes = versions.map(
    async (version) => [version, scriptBytes(await readFileSizes(directory, remote, version))] as const,
  );
  return new Map((await Promise.all(sizes)).filter(([, bytes]) => bytes > 0));
}

/** @throws Refusal that names the versions there are */
function findVersion({ environment }: View, { name, entries }: RemoteView, version: string): VersionEntry {
  const entry = entries.find(({ metadata }) => metadata.version === version);
  const known = entries.map(({ metadata }) => metadata.version);
  if (!entry)
    throw new Refusal(
      'not_found',
      `${version.slice(0, 60)} of ${name} is not published in ${environment}. There are ${known.join(', ')}.`,
    );
  return entry;
}

/** @throws Refusal that says where the version is, or was */
async function findHere(directory: string, view: View, remote: RemoteView, number: string): Promise<VersionEntry> {
  const entry = remote.entries.find(({ metadata }) => metadata.version === number);
  if (entry) return entry;
  const others = ENVIRONMENTS.filter((other) => other !== view.environment && view.token.environments.includes(other));
  for (const other of others)
    if (
      (await readRegistry(directory, other)).microFrontends[remote.name]?.some(
        ({ metadata }) => metadata.version === number,
      )
    )
      throw new Refusal(
        'not_found',
        `${remote.name}@${number} is not published in ${view.environment}. It is in ${other}.`,
      );
  if ((await recordedVersions(directory))[remote.name]?.includes(number))
    throw new Refusal(
      'not_found',
      `${remote.name}@${number} was removed since: nothing needed it any more. The changes say when it was published.`,
    );
  return findVersion(view, remote, number);
}

export type Answer = { title: string; body: Html };

const comparedSchema = z.object({ from: z.string(), to: z.string() });

/** Files of the two versions that an address names. @throws Refusal that names the versions there are */
async function readCompared(directory: string, view: View, remote: RemoteView, query: unknown) {
  const { name, entries } = remote;
  const asked = comparedSchema.safeParse(query);
  const known = entries.map(({ metadata }) => metadata.version);
  if (!asked.success)
    throw new Refusal(
      'not_found',
      `Name two versions of ${name} that are published in ${view.environment}: ${known.join(', ')}.`,
    );
  const getFiles = async (version: string) => {
    findVersion(view, remote, version);
    return { version, files: await readFileSizes(directory, name, version) };
  };
  return [await getFiles(asked.data.from), await getFiles(asked.data.to)] as const;
}

const changesSchema = z.object({ before: z.optional(z.string()) });

/** The revision before which changes are asked for. @throws Refusal for what is no revision */
function getBefore(query: unknown): number {
  const asked = changesSchema.safeParse(query);
  const before = asked.success ? asked.data.before : 'two of them';
  if (before === undefined) return Infinity;
  if (!/^\d{1,9}$/.test(before))
    throw new Refusal(
      'bad_request',
      `“${before.slice(0, 40)}” is no revision: changes are asked for before a whole number.`,
    );
  return Number(before);
}

export function createAnswers({ directory, hostStates }: AnswerSources) {
  const readMap = createMapReader(directory);
  const getRemotes = (environment: Environment): Promise<RemoteView[]> =>
    readRemotes(directory, environment, hostStates);
  const overview = async (view: View): Promise<Answer> => ({
    title: 'Remotes',
    body: overviewPage(view, await getRemotes(view.environment)),
  });
  const find = async (view: View, name: string): Promise<RemoteView> => {
    const found = (await getRemotes(view.environment)).find((one) => one.name === name);
    if (!found) throw new Refusal('not_found', `${name} is not published in ${view.environment}.`);
    return found;
  };
  const compare = async (view: View, name: string, query: unknown): Promise<Answer> => {
    const found = await find(view, name);
    const [before, after] = await readCompared(directory, view, found, query);
    return { title: `${name} ${before.version} → ${after.version}`, body: comparePage(view, found, { before, after }) };
  };
  const remote = async (view: View, name: string, query: unknown = {}): Promise<Answer> => {
    const found = await find(view, name);
    const isWhole = z.safeParse(z.object({ versions: z.literal('all') }), query).success;
    const listed = isWhole ? listVersions(found.entries, Infinity) : listVersions(found.entries);
    const records = await readAudit(directory, view.environment, { remote: name, limit: MOST_RECORDS });
    const bytes = await toBytes(
      directory,
      name,
      listed.map(({ metadata }) => metadata.version),
    );
    return { title: name, body: remotePage(view, found, { records, bytes, listed }) };
  };
  const version = async (view: View, name: string, number: string): Promise<Answer> => {
    const found = await find(view, name);
    const entry = await findHere(directory, view, found, number);
    return {
      title: `${name} ${number}`,
      body: versionPage(view, found, await readVersion(directory, view, found, entry)),
    };
  };
  return {
    overview,
    remote,
    compare,
    version,
    /** The page that a press came from, as it is now. */
    back: (view: View, path: string) => {
      const [, name, number] = /^\/remotes\/([^/]+)(?:\/versions\/([^/]+))?$/.exec(path) ?? [];
      if (name === undefined) return overview(view);
      return number === undefined ? remote(view, name) : version(view, name, number);
    },
    changes: async (view: View, query: unknown): Promise<Answer> => {
      const before = getBefore(query);
      const records = await readAudit(directory, view.environment, { before, limit: MOST_RECORDS });
      const last = records.length === MOST_RECORDS ? records.at(-1)?.revision : undefined;
      return { title: 'Changes', body: changesPage(view, records, last !== undefined && last > 1 ? last : null) };
    },
    contracts: async (view: View): Promise<Answer> => ({
      title: 'Contracts',
      body: contractsPage(view, await readMap(view.environment)),
    }),
  };
}
