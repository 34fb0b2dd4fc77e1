/** What the next version of the packed packages is, and how their changelogs read (PLAT-2). Pure. */
import type { ContractNames } from './contract-names.ts';

/** From the smallest to the largest. */
const BUMPS = ['patch', 'minor', 'major'] as const;
export type Bump = (typeof BUMPS)[number];

export const isBump = (text: string): text is Bump => (BUMPS as readonly string[]).includes(text);
export const getLargest = (one: Bump, other: Bump): Bump => (BUMPS.indexOf(one) < BUMPS.indexOf(other) ? other : one);

/** A change of the contract, and the names behind it. */
export type Change = { bump: Bump; removed: readonly string[]; added: readonly string[] };

const flatten = (names: ContractNames): string[] =>
  Object.entries(names).flatMap(([module, all]) => [module, ...all.map((name) => `${module} ${name}`)]);

/** A name that is gone is a major version, a new one a minor one, and a change that no name shows a patch. */
export function compareContracts(before: ContractNames, now: ContractNames): Change {
  const [old, next] = [new Set(flatten(before)), new Set(flatten(now))];
  const removed = [...old].filter((name) => !next.has(name));
  const added = [...next].filter((name) => !old.has(name));
  return { bump: removed.length > 0 ? 'major' : added.length > 0 ? 'minor' : 'patch', removed, added };
}

/** Begins what lerna writes above a changelog that it did not begin itself. */
const LERNA_HEADER = /^# Change Log\n[^]*?(?=\n## )/;

/**
 * Returns a changelog as lerna left it with its own title and introduction first again, and the new version behind
 * those.
 */
export function putTitleFirst(changelog: string): string {
  const body = changelog.replace(LERNA_HEADER, '').trim();
  const [versions = '', rest = ''] = body.split(/^(?=# )/m);
  const [title = '', ...older] = rest.split(/^(?=## )/m);
  return `${[title, versions, ...older]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}
