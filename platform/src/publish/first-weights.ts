/**
 * What a first page waits for of a version, compressed as browsers get it (PLAT-6), and telling its owner when that is
 * more than the budget (PLAT-9).
 */
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Registry } from '@roost/shared/contracts/registry';
import { tellOwner } from '../registry/tell-owner.ts';
import { budgetBreaches } from './weights.ts';

const brotli = promisify(brotliCompress);

/** The entry, and the chunk of each exposed module. */
const FIRST = /^remoteEntry\.js$|^js\/expose-[^/]*\.js$/;

/** @param read the content of a file @returns brotli bytes by file */
export async function weighFirst(
  files: readonly string[],
  read: (file: string) => Promise<Buffer>,
): Promise<Record<string, number>> {
  const weights = files
    .filter((file) => FIRST.test(file))
    .map(async (file) => [file, (await brotli(await read(file))).length] as const);
  return Object.fromEntries(await Promise.all(weights));
}

/** A version over its budget goes out with `--skip-checks` only. Its owner is told in any case. */
export async function tellOverBudget(
  registry: Registry,
  { remote, version, first }: { remote: string; version: string; first: Readonly<Record<string, number>> },
  say: (line: string) => void,
): Promise<void> {
  const breaches = budgetBreaches({ first });
  if (breaches.length === 0) return;
  await tellOwner(registry, { event: 'remote_over_budget', remote, version, message: breaches.join('; ') }, say);
}
