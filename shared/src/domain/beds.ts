/** Beds of a home in words (LIST-8). */
import type { BedKind, SleepingRoom } from '../contracts/listing.ts';
import { defineTexts } from '../texts/index.ts';

/** Each kind as one and as several. */
export const bedTexts = /* @__PURE__ */ defineTexts('shared/beds', {
  king: ['king', 'kings'],
  queen: ['queen', 'queens'],
  double: ['double', 'doubles'],
  single: ['single', 'singles'],
  bunk: ['bunk bed', 'bunk beds'],
  sofa: ['sofa bed', 'sofa beds'],
} satisfies Record<BedKind, [one: string, many: string]>);

/** Returns `1 queen, 2 bunk beds`. */
export function formatBeds(beds: SleepingRoom['beds']): string {
  return beds.map(({ kind, count }) => `${count} ${bedTexts[kind][count === 1 ? 0 : 1]}`).join(', ');
}
