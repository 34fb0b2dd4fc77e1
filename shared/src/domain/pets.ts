/** How many pets a home takes: the rule of quotes, of the index and of every card. */
import type { Hit } from '../contracts/index-record.ts';
import type { Fees, HouseRules } from '../contracts/listing.ts';

/** Pets that a home takes at most. None where its rules refuse them or no fee is known for them. */
export function petLimit(home: {
  houseRules: Pick<HouseRules, 'pets' | 'maxPets'>;
  fees: Pick<Fees, 'petCents'>;
}): number {
  return home.houseRules.pets && home.fees.petCents !== null ? home.houseRules.maxPets : 0;
}

/**
 * The same of an index record. One from before the limit was written says only whether any may come: it has a fee for
 * them.
 */
export function getPetLimit(hit: Pick<Hit, 'Max Pets' | 'fees'>): number {
  return hit['Max Pets'] ?? (hit.fees.pet ? Number.POSITIVE_INFINITY : 0);
}
