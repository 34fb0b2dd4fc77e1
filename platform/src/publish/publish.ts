/**
 * Publishes a remote (PLAT-2): build, contract check, immutable version, registry. Nothing else is built or restarted.
 */
import { join } from 'node:path';
import type { Environment, Registry } from '@roost/shared/contracts/registry';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import type { DataSite } from '../alone/accessibility.ts';
import { buildInChild, isUpToDate } from '../build/build.ts';
import { getDist, readBuildInfo } from '../build/build-info.ts';
import { whileBuilding } from '../build/build-lock.ts';
import { Failure } from '../lib/failure.ts';
import { isInstalled } from '../lib/paths.ts';
import { remoteFacts } from '../lib/remotes.ts';
import { defaultEntry, takenBy } from '../registry/model.ts';
import { nextPreview } from '../registry/preview.ts';
import { nextVersion, refuseUnlessVersion } from '../registry/version-numbers.ts';
import type { Right } from '../registry/tokens.ts';
import { SERVER_BUNDLE } from '../webpack/names.ts';
import { entryFor, gatherFacts, refusal } from './built-version.ts';
import type { Built } from './built-version.ts';
import { buildBreaches, contractBreaches, hostBreaches } from './contract-check.ts';
import type { ContractFacts } from './contract-check.ts';
import { refuseEarly } from './early-refusals.ts';
import { askHosts } from './live-hosts.ts';
import { getCheckers, ownBreaches } from './own-checks.ts';
import { evaluateBundle, serverImportBreaches } from './server-import.ts';
import { weighAsPublished, weighScripts } from './version-files.ts';
import { budgetBreaches } from './weights.ts';
import { whatChanges } from './what-changes.ts';

/** The registry that a version goes to. */
export type Place = {
  environment: Environment;
  /** Directory of the published versions; null when they are elsewhere. */
  directory: string | null;
  /** @throws Failure for what the token that is used may not do */
  refuseUnlessAllowed: (remote: RemoteName, rights: readonly Right[]) => Promise<void>;
  read: () => Promise<Registry>;
  /** Versions of a remote whose names are taken: those of every environment, and those that are gone. */
  taken: (remote: RemoteName) => Promise<readonly string[]>;
  /** @returns the published version */
  publish: (
    built: Built,
    facts: ContractFacts,
    version: string | null,
    traffic: number | null,
    why: { reason: string | null },
  ) => Promise<string>;
};

export type PublishOptions = {
  name: RemoteName;
  /** Where it goes. */
  place: Place;
  /** Null: the next patch after the highest published. */
  version: string | null;
  /** The branch of a preview, whose next number it gets instead: read while nobody else here builds. */
  preview?: string | undefined;
  /** Percent of visitors for a canary; null makes the version the default. */
  traffic: number | null;
  /** Whether the share grows by itself afterwards: then nothing may stand against that. */
  isProgressive?: boolean;
  /** For the audit. */
  reason?: string | null;
  /** Addresses of the hosts that run, which are asked what they offer; by default none is. */
  hosts?: readonly string[];
  /** The outside world of a local site, for the look at its page alone. */
  sandboxUrl?: string;
  /**
   * Whether its own types and tests have to pass: yes for a command, no for a start of a local site, which publishes
   * what is being worked on.
   */
  own?: 'checked' | 'unchecked' | { skipped: string };
  /** Says what would change, and writes nothing. */
  dryRun?: boolean;
  say: (line: string) => void;
};

/**
 * Builds (when its sources changed) and publishes one remote.
 * @returns the published version
 * @throws Failure when the build or the contract check fails, or the version exists
 */
export async function publishRemote(options: PublishOptions): Promise<string> {
  const { version } = options;
  if (version !== null) refuseUnlessVersion(version);
  return whileBuilding(options.say, () => buildAndPublish(options));
}

/**
 * What is wrong with a build, and what the hosts that run have against it; where none answers, the host of this
 * checkout.
 */
async function allBreaches(
  facts: ContractFacts,
  hosts: readonly string[],
  say: PublishOptions['say'],
): Promise<string[]> {
  const live = await askHosts(hosts);
  if (live.length === 0 && isInstalled)
    throw new Failure(
      `No host answers at ${hosts.join(', ')}, so it is not known what it offers. Set ROOST_SITE_URL to the site's address.`,
    );
  if (live.length === 0 && hosts.length > 0) say('no host answers: checked against the host of this checkout');
  if (live.length === 0) return contractBreaches(facts);
  // Each host that runs, since a site may be between two of its versions.
  const ofHosts = live.flatMap(({ address, contract, provided, offered }) =>
    hostBreaches({ ...facts, siteContract: contract, provided, offered }).map((breach) => `${breach} (${address})`),
  );
  return [...buildBreaches(facts), ...ofHosts];
}

async function sayWhatChanges(built: Built, facts: ContractFacts, options: PublishOptions): Promise<string> {
  const { name, place, traffic, isProgressive = false, say } = options;
  const { directory } = place;
  const registry = await place.read();
  const version = options.version ?? nextVersion(await place.taken(name));
  const entry = entryFor(built, version, facts, {});
  const taken = takenBy(registry, name, entry);
  if (taken.length > 0) throw new Failure(refusal(name, taken));
  const now = defaultEntry(registry, name)?.metadata.version;
  const bytes = {
    next: await weighAsPublished([{ dir: join(built.dist, 'client'), prefix: '' }], version),
    now: now === undefined || directory === null ? null : await weighScripts(join(directory, name, now)),
  };
  whatChanges(registry, name, entry, { traffic, isProgressive }, bytes).forEach(say);
  return version;
}

const MOST_BUILDS = 2;

type Prepared = { built: Built; facts: ContractFacts; breaches: string[] };

/** Builds a remote when its sources changed, and asks the hosts that run whether they could serve it. */
async function prepare({
  name,
  hosts = [],
  own = 'unchecked',
  say,
}: Pick<PublishOptions, 'name' | 'hosts' | 'own' | 'say'>): Promise<Prepared> {
  // A file that is saved meanwhile makes it a build of neither: once more, and then it is for a command to say so.
  for (let tries = 0; tries < MOST_BUILDS && !(await isUpToDate(name)); tries += 1) {
    say(tries === 0 ? `building ${name}` : `its files changed meanwhile: building ${name} again`);
    await buildInChild(name);
  }
  const build = await readBuildInfo(name);
  if (!build) throw new Failure(`${name} has no build in ${getDist(name)}.`);
  const built: Built = {
    name,
    dist: getDist(name),
    build,
    remote: remoteFacts(name),
    unchecked: typeof own === 'object' ? own.skipped : undefined,
  };
  const facts = await gatherFacts(built);
  // The quick ones first: a failure of these need not wait for the tests.
  const breaches = new Set(await allBreaches(facts, hosts, say));
  if (own === 'checked') {
    const evaluated = await evaluateBundle(join(built.dist, SERVER_BUNDLE));
    for (const breach of [...budgetBreaches(facts.weights), ...serverImportBreaches(evaluated, facts.pages)])
      breaches.add(breach);
  }
  return { built, facts, breaches: [...breaches] };
}

/**
 * Builds a remote and compares it with what the hosts at these addresses offer, as publishing does first. Needs no
 * token.
 * @returns what keeps it from being published there
 */
export const checkContract = (
  name: RemoteName,
  hosts: readonly string[],
  say: PublishOptions['say'],
): Promise<readonly string[]> =>
  whileBuilding(say, async () => (await prepare({ name, hosts, own: 'checked', say })).breaches);

const toDataSite = ({ hosts: [siteUrl = ''] = [], sandboxUrl = '' }: PublishOptions): DataSite => ({
  siteUrl,
  sandboxUrl,
});

async function buildAndPublish(given: PublishOptions): Promise<string> {
  const { preview } = given;
  const version = preview === undefined ? given.version : nextPreview(await given.place.taken(given.name), preview);
  const options = { ...given, version };
  const { name, place, traffic, isProgressive = false, own = 'unchecked', reason = null, say } = options;
  await place.refuseUnlessAllowed(name, isProgressive ? ['publish', 'release'] : ['publish']);
  const before = await place.read();
  refuseEarly({ name, version, traffic, isProgressive }, before, await place.taken(name));
  const { built, facts, breaches } = await prepare(options);
  if (breaches.length === 0 && own === 'checked')
    breaches.push(...(await ownBreaches(name, say, getCheckers(toDataSite(options)))));
  if (breaches.length > 0) throw new Failure(refusal(name, breaches));
  if (own === 'checked' && !(await isUpToDate(name)))
    throw new Failure(`Files of ${name} changed while it was built and checked. Nothing was published; try again.`);
  if (options.dryRun) return sayWhatChanges(built, facts, options);
  const isKnown = before.microFrontends[name] !== undefined;
  const published = await place.publish({ ...built, isKnown }, facts, version, traffic, { reason });
  const where = place.environment === 'production' ? '' : ` in ${place.environment}`;
  say(`published ${name}@${published}${where}${traffic === null ? '' : ` for ${traffic} % of visitors`}`);
  return published;
}
