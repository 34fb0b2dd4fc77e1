/** Which homes are not too large for a party: apart from `ranking`, because every search asks for it. */

/** Places that nobody minds having too many of; twice the party is never too large. */
const SPARE_PLACES = 2;
/** Homes that sleep more are rare enough to need no order among them. */
const LARGEST = 40;

/** Most guests that a home may sleep before it is larger than a party of `guests` needs. */
export const comfortable = (guests: number): number => guests * 2 + SPARE_PLACES;

/**
 * The index's optional filters that put homes of the right size before those that are far too large. None without a
 * party.
 */
export function partyFilters(attribute: string, guests: number): string[] {
  if (guests === 0) return [];
  const upTo = Math.min(LARGEST, comfortable(guests));
  return Array.from({ length: Math.max(0, upTo - guests + 1) }, (_, index) => `${attribute}:${guests + index}`);
}
