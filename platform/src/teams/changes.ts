/** What a team may do to a remote that is published, and telling its owner. */
import { ENVIRONMENTS } from '@roost/shared/contracts/registry';
import type { Environment, Registry, VersionEntry } from '@roost/shared/contracts/registry';
import { Failure } from '../lib/failure.ts';
import { getBreaches } from '../publish/host-check.ts';
import type { LiveHost } from '../publish/live-hosts.ts';
import { endedWords, LAST_CHANGES, readAudit, refuseOnceWithdrawn, REMOVED } from '../registry/audit.ts';
import type { AuditNote } from '../registry/audit.ts';
import { addVersion, defaultEntry, rollback, takenBy, withdraw, withoutRemote } from '../registry/model.ts';
import { shareByHand, startRollout, withoutPlan } from '../registry/rollout.ts';
import { readNewest, readRegistry, updateRegistry } from '../registry/store.ts';
import type { Update } from '../registry/store.ts';
import { tellOwner } from '../registry/tell-owner.ts';
import { verifyVersion } from './version-store.ts';

export type Change = {
  directory: string;
  environment: Environment;
  remote: string;
  note: Partial<AuditNote>;
  /** The revision that the client has seen. */
  expected?: number;
  /** Told what cannot be told to an owner. */
  say: (line: string) => void;
  /**
   * Asks the hosts that run what they offer: they may be others than when the version was published. Nothing is known
   * of hosts that do not answer.
   */
  hosts: (environment: Environment) => Promise<readonly LiveHost[]>;
  /** Asked once more before it is written: the token may have been withdrawn meanwhile. @throws Refusal */
  refuseUnlessAllowed?: () => Promise<void>;
};
export type Changed = { registry: Registry; version: string; message: string };

const find = (registry: Registry, remote: string, version: string): VersionEntry | undefined =>
  registry.microFrontends[remote]?.find(({ metadata }) => metadata.version === version);
/** How a change is written: on which revision, by whom, and whether they still may. */
const toUpdate = (
  { environment, note, expected, refuseUnlessAllowed }: Change,
  action: string,
  more: Partial<AuditNote> = {},
): Update => ({
  environment,
  note: { action, ...note, ...more },
  ...(expected !== undefined && { expected }),
  ...(refuseUnlessAllowed && { refuseUnlessAllowed }),
});
/** What an owner is told of a change. */
const withReason = (message: string, { reason }: Partial<AuditNote>): string =>
  reason ? `${message}. Why: ${reason}` : message;
const served = (percent: number): string => (percent === 100 ? 'every visitor' : `${percent} % of visitors`);

/**
 * Why visitors cannot be given a version: a page or a slice that is another remote's (since it was published, or in this
 * environment), and hosts that run and cannot run it, each with its address.
 */
async function getBreachesNow(
  registry: Registry,
  entry: VersionEntry,
  { remote, environment, hosts }: Pick<Change, 'remote' | 'environment' | 'hosts'>,
): Promise<string[]> {
  const ofHosts = (await hosts(environment)).flatMap((offer) =>
    getBreaches(entry, offer).map((breach) => `${breach} (${offer.address})`),
  );
  return [...takenBy(registry, remote, entry), ...ofHosts];
}

/** @throws Failure naming why visitors cannot be given the version */
async function refuseUnlessFit(
  registry: Registry,
  entry: VersionEntry,
  change: Pick<Change, 'remote' | 'environment' | 'hosts'>,
): Promise<void> {
  const breaches = await getBreachesNow(registry, entry, change);
  if (breaches.length > 0)
    throw new Failure(
      `${change.remote}@${entry.metadata.version} cannot be given to visitors:\n${breaches.map((breach) => `  - ${breach}`).join('\n')}`,
    );
}

/**
 * Changes what visitors get of a version. Nobody gets more of it when a file of it is not what was published, when a host
 * cannot run it, or when it would take what is another remote's.
 */
function changeShare(
  asked: Change,
  version: string,
  {
    action,
    percent,
    change,
  }: { action: string; percent: number; change: (before: Registry) => Registry | Promise<Registry> },
): Promise<Registry> {
  const { directory, environment, remote, hosts } = asked;
  return updateRegistry(
    directory,
    async (before) => {
      const entry = find(before, remote, version);
      if (entry && percent > entry.deployment.traffic) {
        await verifyVersion(directory, remote, version, entry.extras.files);
        await refuseUnlessFit(before, entry, { remote, environment, hosts });
      }
      return change(before);
    },
    toUpdate(asked, action),
  );
}

/** Gives a version a share of the visitors. */
export async function giveTraffic(asked: Change, version: string, percent: number): Promise<Changed> {
  const { remote } = asked;
  let ended = '';
  const registry = await changeShare(asked, version, {
    action: percent === 100 ? 'promote' : 'traffic',
    percent,
    change: (before) => {
      const after = shareByHand(before, remote, version, percent);
      ended = endedWords(before, after, remote, version);
      return after;
    },
  });
  return { registry, version, message: `${remote}@${version} serves ${served(percent)}${ended}` };
}

/** Lets the share of a version grow by itself, from 1 % on. */
export async function startProgressive(asked: Change, version: string, bakeMinutes: number): Promise<Changed> {
  const { directory, environment, remote } = asked;
  const registry = await changeShare(asked, version, {
    action: 'progressive',
    percent: 100,
    change: async (before) => {
      const records = await readAudit(directory, environment, { remote, limit: LAST_CHANGES });
      return startRollout(before, remote, version, { at: new Date().toISOString(), bakeMinutes, records });
    },
  });
  const message = `${remote}@${version} serves 1 % of visitors, then 10, 50 and 100, each for ${bakeMinutes} minutes or longer`;
  return { registry, version, message };
}

/** Back to what was served before. In trouble it is not refused: what is against the version that comes back is said. */
export async function goBack(change: Change): Promise<Changed> {
  const { directory, environment, remote, note, say, hosts } = change;
  let from: string | null = null;
  let version = '';
  let message = '';
  const registry = await updateRegistry(
    directory,
    async (before) => {
      const result = rollback(before, remote);
      from = result.ended.join(', ') || (defaultEntry(before, remote)?.metadata.version ?? null);
      version = result.version;
      message =
        result.ended.length > 0
          ? `${remote}: ${result.ended.length > 1 ? 'the canaries' : 'the canary'} ${result.ended.join(', ')} ended, ${version} serves every visitor`
          : `${remote} is back at ${version}`;
      const entry = find(before, remote, version);
      const breaches = entry ? await getBreachesNow(before, entry, { remote, environment, hosts }) : [];
      if (breaches.length > 0) message += `, which cannot run everywhere: ${breaches.join('; ')}`;
      return result.registry;
    },
    toUpdate(change, 'rollback'),
  );
  const told = withReason(message, note);
  const facts = { event: 'remote_rolled_back', remote, version: from, message: told, instead: version };
  await tellOwner(registry, facts, say);
  return { registry, version, message };
}

/** Serves a version to nobody any more. */
export async function takeBack(change: Change, version: string, reason: string): Promise<Changed> {
  const { directory, environment, remote, say } = change;
  const registry = await updateRegistry(
    directory,
    (before) => withdraw(before, remote, version, reason, new Date().toISOString()),
    toUpdate(change, 'withdraw', { reason }),
  );
  await tellOwner(registry, { event: 'remote_withdrawn', remote, version, message: reason }, say);
  // It is done, whatever is wrong with the others.
  const others = await findElsewhere(change, version).catch(() => []);
  const where = others.length > 0 ? ` in ${environment}; it is there in ${others.join(', ')} still` : '';
  return { registry, version, message: `${remote}@${version} is served to nobody any more${where}` };
}

/** Other environments in which a version may be given to somebody. */
async function findElsewhere({ directory, environment, remote }: Change, version: string): Promise<Environment[]> {
  const all = await Promise.all(
    ENVIRONMENTS.map(async (its) => ({ its, entry: find(await readRegistry(directory, its), remote, version) })),
  );
  return all.flatMap(({ its, entry }) => (its !== environment && entry && !entry.extras.withdrawn ? [its] : []));
}

/**
 * Takes a remote out of an environment. Its files stay for tabs that are open, and the names of its versions stay
 * taken.
 */
export async function removeRemote(change: Change): Promise<Changed> {
  const { directory, environment, remote, note, say } = change;
  const was: { registry?: Registry } = {};
  const registry = await updateRegistry(
    directory,
    (now) => {
      if (!now.microFrontends[remote]) throw new Failure(`${remote} is not published in ${environment}.`);
      was.registry = now;
      return withoutRemote(now, remote);
    },
    toUpdate(change, REMOVED),
  );
  const message = `${remote} is gone from ${environment}`;
  // Its owner stands in the registry as it was.
  const told = { event: 'remote_withdrawn', remote, version: null, message: withReason(message, note) };
  if (was.registry) await tellOwner(was.registry, told, say);
  return { registry, version: '', message };
}

/**
 * Gives an environment a version of another one. Its files are where they are: the same bytes, compared with their
 * hashes once more.
 */
export async function releaseFrom(
  change: Change,
  from: Environment,
  version: string,
  percent: number,
): Promise<Changed> {
  const { directory, environment, remote, hosts } = change;
  if (from === environment)
    throw new Failure(`A version is released from another environment: ${from} is where it would go to.`);
  let ended = '';
  const registry = await updateRegistry(
    directory,
    async (before) => {
      const entry = find(await readNewest(directory, from), remote, version);
      if (!entry) throw new Failure(`${remote}@${version} is not published in ${from}.`);
      if (entry.extras.withdrawn)
        throw new Failure(`${remote}@${version} was withdrawn in ${from} (${entry.extras.withdrawn.reason}).`);
      await refuseOnceWithdrawn(directory, environment, remote, version);
      await verifyVersion(directory, remote, version, entry.extras.files);
      await refuseUnlessFit(before, entry, { remote, environment, hosts });
      const after = find(before, remote, version)
        ? shareByHand(before, remote, version, percent)
        : addVersion(before, remote, withoutPlan(entry), percent === 100 ? null : percent);
      ended = endedWords(before, after, remote, version);
      return after;
    },
    toUpdate(change, `release from ${from}`),
  );
  const message = `${remote}@${version} of ${from} serves ${served(percent)} of ${environment}${ended}`;
  return { registry, version, message };
}
