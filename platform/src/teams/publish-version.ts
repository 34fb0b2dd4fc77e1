/**
 * Publishing a version whose files a team sent. Nothing that it says of itself is believed that can be read from its
 * files.
 */
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CONTRACT_VERSION } from '@roost/shared/contracts/remotes';
import type { Environment, Registry, VersionEntry } from '@roost/shared/contracts/registry';
import { globalStylesBreach } from '../publish/global-styles.ts';
import { tellOverBudget, weighFirst } from '../publish/first-weights.ts';
import { getBreaches } from '../publish/host-check.ts';
import type { HostOffer } from '@roost/shared/contracts/host-fit';
import type { LiveHost } from '../publish/live-hosts.ts';
import { layerBreach } from '../publish/own-layer.ts';
import { scriptBreaches } from '../publish/script-checks.ts';
import { sliceBreaches, slicesIn } from '../publish/slices.ts';
import { versionSuffix } from '../publish/version-files.ts';
import { serverBundleBreaches, weightBreaches } from '../publish/weights.ts';
import type { AuditNote } from '../registry/audit.ts';
import { addVersion, takenBy } from '../registry/model.ts';
import { refuseLeap } from '../registry/version-numbers.ts';
import { updateRegistry } from '../registry/store.ts';
import { takenVersions } from '../registry/taken.ts';
import { coversRemote, readTokens } from '../registry/tokens.ts';
import type { TeamToken } from '../registry/tokens.ts';
import { Refusal } from './refusal.ts';
import { READABLE } from './schemas.ts';
import type { PublishBody } from './schemas.ts';
import { assemble, missingBlobs, placeVersion, readBlob } from './version-store.ts';

export type Publishing = {
  directory: string;
  environment: Environment;
  remote: string;
  note: AuditNote;
  /** Asks the hosts of an environment what they offer. */
  hosts: (environment: Environment) => Promise<readonly LiveHost[]>;
  /** Told when the owner could not be told of a broken budget. */
  say: (line: string) => void;
  /** Whether the token is still good when the version is put in its place. @throws Refusal */
  refuseUnlessAllowed: () => Promise<void>;
};

/** As `mfe-search cannot be published:` with a line for each reason. */
function refuse(remote: string, breaches: readonly string[]): void {
  if (breaches.length > 0)
    throw new Refusal('refused', `${remote} cannot be published:\n${breaches.map((one) => `  - ${one}`).join('\n')}`);
}

/** Its owner is told of trouble: a team that has a token, and none for this remote, is another one. */
function ownerBreaches(remote: string, owner: string | undefined, tokens: readonly TeamToken[]): string[] {
  const theirs = tokens.filter(({ team, withdrawnAt }) => team === owner && withdrawnAt === null);
  return theirs.length === 0 || theirs.some((token) => coversRemote(token, remote))
    ? []
    : [
        `its owner is ${owner}, a team that looks after ${theirs.flatMap(({ remotes }) => remotes).join(', ')} and not after ${remote}`,
      ];
}

/** Files that its entry names must be among those that were sent, with the same hash. */
function entryBreaches(remote: string, { version, files, entry }: PublishBody): string[] {
  const { extras, metadata, url } = entry;
  const base = `${remote}/${version}/`;
  const named = [
    'mf-manifest.json',
    extras.entry,
    extras.serverBundle,
    ...Object.values(extras.exposes).flatMap(({ js, css }) => [...js, ...css]),
  ];
  const wrong = Object.entries(extras.files).filter(([path, hash]) => files[path] !== hash);
  return [
    ...(metadata.version === version && url === `${base}mf-manifest.json` && extras.baseUrl === base
      ? []
      : [`its entry is not of ${remote}@${version}`]),
    ...(extras.globalName === undefined ||
    extras.globalName === `${remote.replaceAll('-', '_')}${versionSuffix(version)}`
      ? []
      : [`its global name is ${extras.globalName.slice(0, 60)}, which is not of ${remote}@${version}`]),
    // They stand in notices, in mails and in the console.
    ...[extras.owner, extras.channel]
      .filter((text) => text !== undefined && (text === '' || text.length > 120 || !READABLE.test(text)))
      .map(() => 'its owner or channel is longer than 120 characters, or has signs that no name has'),
    ...(READABLE.test(extras.unchecked ?? '') ? [] : ['why it was not checked has signs that no sentence has']),
    ...named.filter((path) => extras.files[path] === undefined).map((path) => `it names ${path}, which has no hash`),
    ...wrong.map(([path]) => `${path} has another hash in its entry than the file that was sent`),
  ];
}

/** What its files show: weights, styles, slices. @returns slices by the server bundle */
async function fileBreaches(
  directory: string,
  { remote, files, entry }: PublishBody & { remote: string },
): Promise<{ breaches: string[]; slices: string[] }> {
  const sizes: Record<string, number> = {};
  const breaches: string[] = [];
  let slices: string[] = [];
  for (const [path, integrity] of Object.entries(files)) {
    const content = await readBlob(directory, path, integrity);
    const text = (): string => content.toString('utf8');
    if (path === entry.extras.serverBundle) {
      slices = slicesIn(text());
      breaches.push(...sliceBreaches(text(), null), ...serverBundleBreaches(content.length));
    }
    if (/\.c?js$/.test(path)) breaches.push(...scriptBreaches(path, text(), remote));
    if (path.startsWith('server/') || path.endsWith('.map')) continue;
    sizes[path] = content.length;
    if (!path.endsWith('.css')) continue;
    const found = [globalStylesBreach(path, text(), remote), layerBreach(path, text(), remote)];
    breaches.push(...found.filter((breach) => breach !== null));
  }
  return { breaches: [...weightBreaches({ files: sizes }), ...breaches], slices };
}

async function hostBreaches(
  entry: VersionEntry,
  { hosts, environment }: Pick<Publishing, 'hosts' | 'environment'>,
): Promise<string[]> {
  const live = await hosts(environment);
  // No host answers: its contract is what can be compared.
  const offers: (HostOffer & { address?: string })[] =
    live.length > 0 ? [...live] : [{ contract: CONTRACT_VERSION, provided: {}, offered: null }];
  // Every build says it; without it nothing but the contract could be compared.
  const isSilent = live.length > 0 && entry.extras.needs === undefined;
  return [
    ...(isSilent ? ['it does not say what it takes from the page (`needs`): publish it with the command'] : []),
    ...offers.flatMap((offer) =>
      getBreaches(live.length > 0 ? entry : { ...entry, extras: { ...entry.extras, needs: undefined } }, offer).map(
        (breach) => (offer.address === undefined ? breach : `${breach} (${offer.address})`),
      ),
    ),
  ];
}

/**
 * @returns the registry as it is then
 * @throws Refusal by name, StaleRevision, ChangedFile
 */
export async function publishVersion(
  { directory, environment, remote, note, hosts, say, refuseUnlessAllowed }: Publishing,
  body: PublishBody,
): Promise<Registry> {
  const { version, files, traffic, revision } = body;
  const missing = missingBlobs(directory, files);
  if (missing.length > 0)
    throw new Refusal('files_missing', `${missing.length} files of it were not sent.`, { missing });
  const tokens = await readTokens(dirname(directory));
  refuse(remote, [...entryBreaches(remote, body), ...ownerBreaches(remote, body.entry.extras.owner, tokens)]);
  const { breaches, slices } = await fileBreaches(directory, { ...body, remote });
  const { withdrawn: _withdrawn, rollout: _rollout, ...extras } = body.entry.extras;
  const entry: VersionEntry = {
    ...body.entry,
    fallbackUrl: null,
    deployment: { traffic: 0, default: false },
    extras: { ...extras, slices, publishedAt: new Date().toISOString() },
  };
  refuse(remote, [...breaches, ...(await hostBreaches(entry, { hosts, environment }))]);
  const first = await weighFirst(Object.keys(files), (path) => readBlob(directory, path, files[path] ?? ''));
  const staging = await assemble(directory, files);
  try {
    const published = await updateRegistry(
      directory,
      async (registry) => {
        const taken = (await takenVersions(directory))[remote] ?? [];
        if (taken.includes(version))
          throw new Refusal('version_exists', `${remote}@${version} is published already, and never changes.`);
        refuseLeap(remote, taken, version);
        refuse(remote, takenBy(registry, remote, entry));
        const changed = addVersion(registry, remote, entry, traffic);
        await refuseUnlessAllowed();
        await placeVersion(directory, staging, remote, version);
        return changed;
      },
      { environment, note, expected: revision, refuseUnlessAllowed },
    );
    await tellOverBudget(published, { remote, version, first }, say);
    return published;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
