/** Guests of a stay, counted and put into words. */
import type { Party } from '../contracts/booking.ts';

export const NO_PARTY: Party = { adults: 0, children: 0, infants: 0, pets: 0 };

/** Guests that count toward the occupancy limit: adults plus children, never infants or pets (BOOK-1). */
export function partyTotal(party: Pick<Party, 'adults' | 'children'>): number {
  return party.adults + party.children;
}

const counted = (count: number, one: string): string[] =>
  count > 0 ? [`${count} ${one}${count === 1 ? '' : 's'}`] : [];

/** `4 guests, 1 infant, 1 pet`; empty when nobody is chosen yet. */
export function formatParty(party: Party): string {
  return [
    ...counted(partyTotal(party), 'guest'),
    ...counted(party.infants, 'infant'),
    ...counted(party.pets, 'pet'),
  ].join(', ');
}
