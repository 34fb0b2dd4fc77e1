/** Publishes a remote (PLAT-2): build, contract check, immutable version, registry. Nothing else is built or restarted. */
import { valid } from 'semver';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { buildInChild, isUpToDate } from '../build/build.ts';
import { distOf, readBuildInfo } from '../build/build-info.ts';
import { whileBuilding } from '../build/build-lock.ts';
import { Failure } from '../lib/failure.ts';
import { remoteFacts } from '../lib/remotes.ts';
import { remotesDir } from '../registry/store.ts';
import { addBuilt, gatherFacts, refusal } from './built-version.ts';
import type { Built } from './built-version.ts';
import { contractBreaches } from './contract-check.ts';
import { askHosts } from './live-hosts.ts';

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
  const build = await readBuildInfo(name);
  if (!build) throw new Failure(`${name} has no build in ${distOf(name)}.`);
  const built: Built = { name, dist: distOf(name), build, remote: remoteFacts(name) };
  const facts = await gatherFacts(built);
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
  if (breaches.length > 0) throw new Failure(refusal(name, breaches));
  const published = await addBuilt(remotesDir(dataDir), built, facts, wanted, traffic);
  say(`published ${name}@${published}${traffic === null ? '' : ` for ${traffic} % of visitors`}`);
  return published;
}
