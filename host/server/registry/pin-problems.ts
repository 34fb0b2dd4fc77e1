/** Why a pinned version is not what the tester will see (PLAT-4). Pure. */
import { CONTRACT_VERSION } from '@roost/shared/contracts/remotes';
import type { VersionEntry } from '@roost/shared/contracts/registry';
import type { Pins } from './pins.ts';
import type { RemoteTable } from './validate.ts';

export type PinProblem = { remote: string; version: string } & (
  | { kind: 'no-remote' }
  /** Never published in this environment, or removed since. */
  | { kind: 'no-version'; published: readonly string[] }
  | { kind: 'withdrawn'; reason: string }
  /** Built for a host of another generation. */
  | { kind: 'contract'; contract: string }
  /** Not rendered on this server for a while; the browser renders it. */
  | { kind: 'quarantine'; reason: string }
);

/** Versions that are blocked on the server now, as `mfe-search@1.0.1`, with the reason. */
export type Held = readonly { version: string; reason: string }[];

/** Most versions that a tester is told instead: the newest ones. */
const MOST_TOLD = 8;
const getMajor = (contract: string): string | undefined => contract.split('.')[0];

const newestFirst = (entries: readonly VersionEntry[]): string[] =>
  [...entries]
    .filter(({ extras }) => !extras.withdrawn)
    .sort((a, b) => b.extras.publishedAt.localeCompare(a.extras.publishedAt))
    .map(({ metadata }) => metadata.version)
    .slice(0, MOST_TOLD);

/** Returns the problem of one version, null when it is served as it is. */
export function getPinProblem(table: RemoteTable, remote: string, version: string, held: Held = []): PinProblem | null {
  const entries = Object.entries(table).find(([name]) => name === remote)?.[1];
  if (!entries) return { remote, version, kind: 'no-remote' };
  const entry = entries.find(({ metadata }) => metadata.version === version);
  if (!entry) return { remote, version, kind: 'no-version', published: newestFirst(entries) };
  const { withdrawn, contract } = entry.extras;
  if (withdrawn) return { remote, version, kind: 'withdrawn', reason: withdrawn.reason };
  if (getMajor(contract) !== getMajor(CONTRACT_VERSION)) return { remote, version, kind: 'contract', contract };
  const block = held.find((one) => one.version === `${remote}@${version}`);
  return block ? { remote, version, kind: 'quarantine', reason: block.reason } : null;
}

/** Returns true when the visitor's own version is shown in the place of the pinned one. */
export const isUnusable = (problem: PinProblem | null): boolean => problem !== null && problem.kind !== 'quarantine';

/** Returns the problems of versions that a link pins and that nobody would see. */
export const findUnusable = (table: RemoteTable, pins: Pins): PinProblem[] =>
  Object.entries(pins).flatMap(([remote, pin]) => {
    const problem = pin.kind === 'version' ? getPinProblem(table, remote, pin.version) : null;
    return problem && isUnusable(problem) ? [problem] : [];
  });
