/** What a publish would change, and for whom: `publish:remote -- <remote> --dry-run`. Pure. */
import type { Registry, VersionEntry } from '@roost/shared/contracts/registry';
import { addVersion, defaultEntry } from '../registry/model.ts';
import { STEPS } from '../registry/rollout.ts';

const getVersion = (entry: VersionEntry): string => entry.metadata.version;
const listed = (what: string, names: readonly string[]): string[] =>
  names.length > 0 ? [`${what}: ${names.join(', ')}`] : [];
const getShare = (registry: Registry, name: string): Record<string, number> =>
  Object.fromEntries(
    (registry.microFrontends[name] ?? []).map((entry) => [getVersion(entry), entry.deployment.traffic] as const),
  );

/** Differences of what two versions say about themselves. */
function factLines(now: VersionEntry | undefined, next: VersionEntry): string[] {
  const pages = ({ extras }: VersionEntry) => extras.routes.map(({ path }) => path);
  const slots = ({ extras }: VersionEntry) =>
    Object.entries(extras.slots ?? {}).map(([slot, { places = [] }]) => [slot, ...places].join(' in '));
  const names = ({ extras }: VersionEntry) =>
    Object.entries(extras.needs?.names ?? {}).flatMap(([from, used]) => used.map((one) => `${one} of ${from}`));
  const told = ({ extras: { owner, channel } }: VersionEntry) =>
    [[owner, channel].filter(Boolean).join(' at ')].filter(Boolean);
  const kinds = [
    { what: 'told of trouble', of: told },
    { what: 'pages', of: pages },
    { what: 'slots', of: slots },
    { what: 'names taken from the page', of: names },
    { what: 'slices', of: ({ extras }: VersionEntry) => extras.slices ?? [] },
  ];
  return kinds.flatMap(({ what, of }) => {
    const before = now ? of(now) : [];
    const after = of(next);
    return [
      ...listed(
        `  ${what}, new`,
        after.filter((one) => !before.includes(one)),
      ),
      ...listed(
        `  ${what}, gone`,
        before.filter((one) => !after.includes(one)),
      ),
    ];
  });
}

/**
 * @param entry the version as it would be published
 * @param bytes of its scripts, and of those of the default until now where they are known
 * @returns lines for a person. @throws Failure where the publish would
 */
export function whatChanges(
  registry: Registry,
  name: string,
  entry: VersionEntry,
  { traffic, isProgressive = false }: { traffic: number | null; isProgressive?: boolean },
  bytes: { next: number; now: number | null },
): string[] {
  const now = defaultEntry(registry, name);
  const before = getShare(registry, name);
  const after = getShare(addVersion(registry, name, entry, traffic), name);
  const moved = Object.keys(after).filter((version) => (before[version] ?? 0) !== after[version]);
  return [
    `${name}@${getVersion(entry)} would be published; nothing was written`,
    ...moved.map((version) => `  ${version}: ${before[version] ?? 0} % of visitors before, ${after[version]} % after`),
    ...(isProgressive
      ? [`  ${getVersion(entry)}: then ${STEPS.join(', ')} % of visitors by itself, while its pages do well`]
      : []),
    `  to fall back to: ${now ? getVersion(now) : 'nothing'}`,
    `  scripts: ${bytes.next} bytes${bytes.now === null ? '' : `, ${bytes.now} before`}`,
    ...factLines(now, entry),
  ];
}
