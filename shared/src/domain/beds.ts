/** Beds of a home in words (LIST-8). */
import type { BedKind, SleepingRoom } from '../contracts/listing.ts';

const NAMES: Readonly<Record<BedKind, readonly [one: string, many: string]>> = {
  king: ['king', 'kings'],
  queen: ['queen', 'queens'],
  double: ['double', 'doubles'],
  single: ['single', 'singles'],
  bunk: ['bunk bed', 'bunk beds'],
  sofa: ['sofa bed', 'sofa beds'],
};

/** Returns `1 queen, 2 bunk beds`. */
export function formatBeds(beds: SleepingRoom['beds']): string {
  return beds.map(({ kind, count }) => `${count} ${NAMES[kind][count === 1 ? 0 : 1]}`).join(', ');
}
