/** Turns the registry's table into the versions of one page, chosen and pinned, as the browser and the renderer need them. Pure. */
import { LANGUAGES } from '@roost/shared/domain/language';
import type { Language } from '@roost/shared/domain/language';
import { isRemoteName, textsExpose } from '@roost/shared/contracts/remotes';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import type { VersionEntry } from '@roost/shared/contracts/registry';
import type { PageRemote, PageVersion, Pin, PlacedSlot, RouteEntry, StandIn } from '../../src/page/page-state.ts';
import { getBucket, chooseEntry, getFallbackChain } from './choose.ts';
import { getPinProblem } from './pin-problems.ts';
import { DOWN } from './pins.ts';
import type { Pins, PinTarget } from './pins.ts';
import { getServedVersion } from './served-version.ts';
import type { ServerVersion, VersionAddresses } from './served-version.ts';
import { developerVersion, downVersion } from './unpublished-versions.ts';
import type { Facts } from './unpublished-versions.ts';
import type { RemoteTable } from './validate.ts';

export type PageVersions = {
  remotes: Record<RemoteName, PageRemote>;
  /** Server bundles for the renderer, best first. Empty for a remote that only the browser can render. */
  bundles: Record<RemoteName, readonly ServerVersion[]>;
  /** Names of the versions that are served by default. */
  defaults: string;
  routes: RouteEntry[];
  /** Slots by the place that shows them. */
  places: Record<string, PlacedSlot[]>;
  pins: Pin[];
  /** The team that is notified when a remote breaks. */
  owners: Record<string, string | null>;
  /** Further origins that this page loads code from: a developer's machine. */
  developerOrigins: string[];
};

const getFacts = (entry: VersionEntry | undefined): Facts => ({
  routes: entry?.extras.routes ?? [],
  slots: entry?.extras.slots ?? {},
  languages: LANGUAGES.filter((language) => entry?.extras.exposes[textsExpose(language)]),
});

function addFacts(result: PageVersions, remote: RemoteName, { routes, slots }: Facts, isAway = false): void {
  result.routes.push(...routes.map((route) => ({ remote, ...route, ...(isAway && { away: true as const }) })));
  for (const [name, { places = [], ...rest }] of Object.entries(slots))
    for (const place of places) (result.places[place] ??= []).push({ module: `${remote}/${name}`, ...rest });
}

/** Adds a pinned remote that has no published version behind the pin. Its routes and slots are those of the newest published version. */
function addUnpublished(
  result: PageVersions,
  remote: RemoteName,
  pin: Exclude<PinTarget, { kind: 'version' }>,
  entries: readonly VersionEntry[],
  { remotesUrl, developer = {} }: VersionAddresses,
): void {
  const facts = getFacts(entries.at(-1));
  const isDown = pin.kind === 'down';
  result.remotes[remote] = isDown
    ? downVersion(remote, remotesUrl, facts)
    : developerVersion(remote, pin.origin, facts);
  const bundle = isDown ? undefined : developer[remote];
  result.bundles[remote] = bundle ? [bundle] : [];
  addFacts(result, remote, facts, isDown);
  result.pins.push({ remote, version: isDown ? DOWN : pin.origin, missing: false });
  if (!isDown) result.developerOrigins.push(pin.origin);
}

/** Returns the chain without versions that hung this visitor's browser, unless none would be left. */
function withoutAvoided(remote: string, chain: VersionEntry[], avoided: ReadonlySet<string>): VersionEntry[] {
  const left = chain.filter((entry) => !avoided.has(`${remote}@${entry.metadata.version}`));
  return left.length > 0 ? left : chain;
}

function namesOfDefaults(table: RemoteTable): string {
  return Object.entries(table)
    .flatMap(([remote, entries]) =>
      entries.flatMap((entry) => (entry.deployment.default ? [`${remote}@${entry.metadata.version}`] : [])),
    )
    .sort()
    .join(' ');
}

/**
 * Chooses the version of every remote for one visitor. `avoided` are versions that hung the visitor's browser, as `mfe-search@1.0.1`. A
 * pinned version that is not published is reported as missing, and the visitor's own version is used.
 */
export function pageVersions(
  table: RemoteTable,
  visitor: string,
  pins: Pins,
  addresses: VersionAddresses,
  avoided: ReadonlySet<string> = new Set(),
): PageVersions {
  const result: PageVersions = {
    remotes: {},
    bundles: {},
    routes: [],
    places: {},
    pins: [],
    developerOrigins: [],
    owners: Object.fromEntries(
      Object.entries(table).map(([name, entries]) => [name, entries.at(-1)?.extras.owner ?? null]),
    ),
    defaults: namesOfDefaults(table),
  };
  const names = new Set([...Object.keys(table), ...Object.keys(pins)]);
  for (const remote of [...names].filter(isRemoteName)) {
    const pin = pins[remote];
    const entries = table[remote] ?? [];
    if (pin && pin.kind !== 'version') {
      addUnpublished(result, remote, pin, entries, addresses);
      continue;
    }
    // A withdrawn version is never served, even when pinned (SAFE-10).
    const isUsable = pin !== undefined && getPinProblem(table, remote, pin.version) === null;
    const pinned = isUsable ? entries.find((entry) => entry.metadata.version === pin.version) : undefined;
    if (pin) result.pins.push({ remote, version: pin.version, missing: !pinned });
    const chosen = pinned ?? chooseEntry(entries, getBucket(visitor, remote));
    if (!chosen) {
      // Without a usable version the remote still owns its addresses, and its region says that it is not available.
      addFacts(result, remote, getFacts(entries.at(-1)), true);
      continue;
    }
    // A pinned version gets no fallback: the tester wants to see it fail.
    const chain = pinned ? [pinned] : withoutAvoided(remote, getFallbackChain(entries, chosen), avoided);
    result.remotes[remote] = { versions: chain.map((entry) => getServedVersion(remote, entry, addresses).page) };
    const standIns = !pinned && chosen.deployment.default ? chain : chain.filter((entry) => entry.deployment.default);
    result.bundles[remote] = chain.flatMap((entry) => {
      const { server } = getServedVersion(remote, entry, addresses);
      return server ? [{ ...server, serves: standIns.includes(entry) ? 'default' : pinned ? 'pin' : 'share' }] : [];
    });
    addFacts(result, remote, getFacts(chosen));
  }
  return result;
}

/** Versions of pages by language: what describes one lives as long as its entry in the registry. */
const inLanguages = new WeakMap<PageVersion, Map<Language, PageVersion>>();

/** A page is in one language: the texts of another come with the page that is written in it. */
function inLanguage(language: Language, version: PageVersion): PageVersion {
  const known = inLanguages.get(version) ?? new Map<Language, PageVersion>();
  const kept = known.get(language) ?? keepTextsIn(language, version);
  inLanguages.set(version, known.set(language, kept));
  return kept;
}

function keepTextsIn(language: Language, version: PageVersion): PageVersion {
  const others = LANGUAGES.filter((each) => each !== language).map(textsExpose);
  const exposes = Object.entries(version.exposes);
  const kept = exposes.filter(([expose]) => !others.some((other) => other === expose));
  const files = new Set(exposes.filter((each) => !kept.includes(each)).flatMap(([, { js, css }]) => [...js, ...css]));
  const needed = new Set(kept.flatMap(([, { js, css }]) => [...js, ...css]));
  return {
    ...version,
    exposes: Object.fromEntries(kept),
    ...(version.integrity && {
      integrity: Object.fromEntries(
        Object.entries(version.integrity).filter(([file]) => !files.has(file) || needed.has(file)),
      ),
    }),
  };
}

/**
 * Returns the remotes for the browser: the version that the server rendered, so that the browser hydrates with the same code, with the
 * texts of the page's language, and the names of the fallbacks.
 */
export function toPageRemotes(
  remotes: PageVersions['remotes'],
  rendered: Readonly<Record<RemoteName, string>>,
  language: Language,
): PageVersions['remotes'] {
  return Object.fromEntries(
    Object.entries(remotes).map(([remote, { versions }]) => {
      const version = rendered[remote as RemoteName];
      const first = versions.find((candidate) => candidate.version === version) ?? versions[0];
      const standIns = versions.filter((candidate) => candidate !== first).map((candidate) => candidate.version);
      return [
        remote,
        { versions: first ? [inLanguage(language, first)] : [], ...(standIns.length > 0 && { standIns }) },
      ];
    }),
  );
}

/** Describes a published version that a page falls back to. Null when it is unknown or withdrawn. */
export function describeStandIn(
  table: RemoteTable,
  { remote, version }: StandIn,
  addresses: VersionAddresses,
): PageVersion | null {
  const entry = table[remote]?.find(({ metadata }) => metadata.version === version);
  return entry && !entry.extras.withdrawn ? getServedVersion(remote, entry, addresses).page : null;
}
