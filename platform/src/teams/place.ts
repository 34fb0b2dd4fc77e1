/**
 * Where versions are published to: the registry's service of a site, when its address and a token are set, else the
 * directory of this machine.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENVIRONMENTS } from '@roost/shared/contracts/registry';
import { isOwnNetwork } from '@roost/shared/contracts/site-address';
import type { Environment } from '@roost/shared/contracts/registry';
import { getHosts } from '../lib/environment.ts';
import type { SiteSettings } from '../lib/environment.ts';
import { Failure } from '../lib/failure.ts';
import { isInstalled } from '../lib/paths.ts';
import { makeScratch } from '../lib/scratch.ts';
import { addBuilt, entryFor } from '../publish/built-version.ts';
import type { Built } from '../publish/built-version.ts';
import type { ContractFacts } from '../publish/contract-check.ts';
import { askHosts } from '../publish/live-hosts.ts';
import type { Place } from '../publish/publish.ts';
import { writeVersionFiles } from '../publish/version-files.ts';
import { readAudit } from '../registry/audit.ts';
import type { AuditQuery, AuditRecord } from '../registry/audit.ts';
import { makeLink } from '../registry/links.ts';
import { nextVersion } from '../registry/version-numbers.ts';
import { readRegistry, remotesDir } from '../registry/store.ts';
import { takenVersions } from '../registry/taken.ts';
import { allow } from './access.ts';
import { giveTraffic, goBack, releaseFrom, removeRemote, startProgressive, takeBack } from './changes.ts';
import { atNewestRevision, createServiceClient, sendVersion, ServiceRefusal } from './client.ts';
import type { ServiceClient } from './client.ts';
import { commitHere } from './commit-here.ts';
import { askToChange } from './lost-answer.ts';
import { Refusal } from './refusal.ts';

/** Who may be told why: a reason, and nothing where nobody gave one. */
type Why = { reason: string | null };
export type RegistryPlace = Place & {
  audit: (query: AuditQuery) => Promise<AuditRecord[]>;
  /** Each returns a sentence that says what was done. */
  traffic: (remote: string, version: string, percent: number, why: Why) => Promise<string>;
  progressive: (remote: string, version: string, bakeMinutes: number, why: Why) => Promise<string>;
  rollback: (remote: string, why: Why) => Promise<string>;
  withdraw: (remote: string, version: string, reason: string) => Promise<string>;
  remove: (remote: string, reason: string) => Promise<string>;
  release: (remote: string, version: string, from: Environment, percent: number, why: Why) => Promise<string>;
  link: (pins: string, hours: number) => Promise<{ url: string; until: string }>;
};

/** The directory of this machine, whatever the environment says. */
export function directoryPlace(
  settings: Pick<SiteSettings, 'dataDir' | 'siteUrl'>,
  environment: Environment,
  say: (line: string) => void,
): RegistryPlace {
  // Of a site that does not run nothing is asked: its host is checked when it starts.
  const hosts = (its: Environment) => askHosts(getHosts(settings, its));
  const directory = remotesDir(settings.dataDir);
  const change = async (remote: string, { reason }: Why) => ({
    ...{ directory, environment, remote, say, hosts },
    note: { reason, commit: await commitHere() },
  });
  return {
    environment,
    directory,
    // Whoever can write there may.
    refuseUnlessAllowed: async () => undefined,
    read: () => readRegistry(directory, environment),
    taken: async (remote) => (await takenVersions(directory))[remote] ?? [],
    audit: (query) => readAudit(directory, environment, query),
    publish: async (built, facts, version, traffic, { reason }) =>
      addBuilt(
        directory,
        built,
        facts,
        version,
        traffic,
        { environment, note: { action: 'publish', reason, commit: await commitHere() } },
        say,
      ),
    traffic: async (remote, version, percent, why) =>
      (await giveTraffic(await change(remote, why), version, percent)).message,
    progressive: async (remote, version, bakeMinutes, why) =>
      (await startProgressive(await change(remote, why), version, bakeMinutes)).message,
    rollback: async (remote, why) => (await goBack(await change(remote, why))).message,
    withdraw: async (remote, version, reason) =>
      (await takeBack(await change(remote, { reason }), version, reason)).message,
    remove: async (remote, reason) => (await removeRemote(await change(remote, { reason }))).message,
    release: async (remote, version, from, percent, why) =>
      (await releaseFrom(await change(remote, why), from, version, percent)).message,
    link: (pins, hours) => makeLink({ directory, environment, siteUrl: settings.siteUrl }, pins, hours),
  };
}

/**
 * Writes the version's files beside everything and sends them. A number that somebody else took meanwhile is raised,
 * unless it was asked for.
 */
async function publishToService(
  client: ServiceClient,
  built: Built,
  facts: ContractFacts,
  wanted: string | null,
  rest: { traffic: number | null; reason: string | null },
): Promise<string> {
  const commit = await commitHere();
  for (;;) {
    const { taken } = await client.read();
    const version = wanted ?? nextVersion(taken[built.name] ?? []);
    const { directory: staging, remove } = await makeScratch('roost-version-');
    try {
      const parts = [
        { dir: join(built.dist, 'client'), prefix: '' },
        { dir: join(built.dist, 'server'), prefix: 'server/' },
      ];
      const files = await writeVersionFiles(parts, staging, version, { compress: false });
      await writeFile(join(staging, 'licences.json'), `${JSON.stringify(facts.weights.licences, null, 2)}\n`);
      const entry = entryFor(built, version, facts, files);
      return (
        await sendVersion(client, built.name, staging, { ...rest, version, commit, entry, isKnown: built.isKnown })
      ).version;
    } catch (error) {
      if (!(error instanceof ServiceRefusal)) throw error;
      if (wanted === null && error.code === 'version_exists') continue;
      // Files may have been sent already.
      throw new Failure(`${error.message}\nNothing of ${built.name}@${version} was published.`);
    } finally {
      await remove();
    }
  }
}

function servicePlace(client: ServiceClient): RegistryPlace {
  const change = async (
    remote: string,
    { reason }: Why,
    ask: (change: { revision: number; commit: string | null; reason: string | null }) => Promise<{ message: string }>,
    unlessChanged?: string,
  ): Promise<string> => {
    const commit = await commitHere();
    const askAt = (revision: number) => askToChange(client, remote, revision, () => ask({ revision, commit, reason }));
    return (await atNewestRevision(client, askAt, unlessChanged)).message;
  };
  return {
    environment: client.environment,
    directory: null,
    refuseUnlessAllowed: async (remote, rights) => {
      const token = await client.me();
      try {
        for (const right of rights) allow(token, { environment: client.environment, remote, right });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const isForeign = error.code === 'not_your_remote';
        throw new Failure(
          isForeign
            ? `${error.message} If ${remote} is yours, ask whoever looks after the registry for a token that covers it; if another team has it, give yours another name.`
            : error.message,
        );
      }
    },
    read: async () => (await client.read()).registry,
    taken: async (remote) => (await client.read()).taken[remote] ?? [],
    audit: async ({ remote, before, limit }) => {
      const query = new URLSearchParams({
        limit: String(limit),
        ...(remote !== undefined && { remote }),
        ...(before !== undefined && { before: String(before) }),
      });
      return (await client.audit(query)).records;
    },
    publish: (built, facts, version, traffic, { reason }) =>
      publishToService(client, built, facts, version, { traffic, reason }),
    traffic: (remote, version, percent, why) =>
      change(remote, why, (base) => client.traffic(remote, { ...base, version, percent })),
    progressive: (remote, version, bakeMinutes, why) =>
      change(remote, why, (base) => client.progressive(remote, { ...base, version, bakeMinutes })),
    rollback: (remote, why) => change(remote, why, (base) => client.rollback(remote, base), remote),
    withdraw: (remote, version, reason) =>
      change(remote, { reason }, (base) => client.withdraw(remote, { ...base, version })),
    remove: (remote, reason) => change(remote, { reason }, (base) => client.remove(remote, base)),
    release: (remote, version, from, percent, why) =>
      change(remote, why, (base) => client.release(remote, { ...base, version, from, percent })),
    link: (pins, hours) => client.link(pins, hours),
  };
}

/** Returns the environment that a command names. @throws Failure when there is none of this name */
export function namedEnvironment(name: string | undefined): Environment {
  const found = ENVIRONMENTS.find((environment) => environment === (name ?? 'production'));
  if (!found) throw new Failure(`"${name}" is no environment. There are ${ENVIRONMENTS.join(' and ')}.`);
  return found;
}

/**
 * @throws Failure when only one of address and token is set, or the token would go over the internet unencrypted
 *   (SAFE-1)
 */
export function registryPlace(
  settings: SiteSettings,
  environment: Environment,
  say: (line: string) => void,
  { ROOST_REGISTRY_URL: url, ROOST_REGISTRY_TOKEN: token }: NodeJS.ProcessEnv = process.env,
): RegistryPlace {
  if (!url && !token && isInstalled)
    throw new Failure(
      'Set ROOST_REGISTRY_URL to the registry of the site (https://stay.example/_teams) and ROOST_REGISTRY_TOKEN to the token of your team.',
    );
  if (!url && !token) return directoryPlace(settings, environment, say);
  if (!url || !token)
    throw new Failure(
      `${url ? 'ROOST_REGISTRY_TOKEN' : 'ROOST_REGISTRY_URL'} is not set; a registry's service needs both.`,
    );
  // A request that cannot be made with it would say it, at the terminal and in the log of a pipeline.
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new Failure('ROOST_REGISTRY_TOKEN is no token: it is one line such as roost_…, without blanks.');
  if (!URL.canParse(url))
    throw new Failure(`ROOST_REGISTRY_URL is ${url}, which is no address. One looks like https://stay.example/_teams.`);
  if (new URL(url).protocol !== 'https:' && !isOwnNetwork(new URL(url).hostname))
    throw new Failure(`ROOST_REGISTRY_URL is ${url}: it would send your team's token unencrypted. Use https.`);
  return servicePlace(createServiceClient({ url, token, environment }));
}
