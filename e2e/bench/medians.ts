import type { PageLoad } from '../src/measure/page-load.ts';

/** What was measured, by the name of the page. */
export type Loads = ReadonlyMap<string, readonly PageLoad[]>;

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
