/** Guests of a stay, counted and put into words. */
import type { Party } from '../contracts/booking.ts';
import { defineTexts } from '../texts/index.ts';

export const NO_PARTY: Party = { adults: 0, children: 0, infants: 0, pets: 0 };

/** Guests that count toward the occupancy limit: adults plus children, never infants or pets (BOOK-1). */
export function partyTotal(party: Pick<Party, 'adults' | 'children'>): number {
  return party.adults + party.children;
}

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const partyTexts = /* @__PURE__ */ defineTexts('shared/party', {
  guests: (count: number) => plural(count, 'guest'),
  infants: (count: number) => plural(count, 'infant'),
  pets: (count: number) => plural(count, 'pet'),
});

const counted = (count: number, words: (count: number) => string): string[] => (count > 0 ? [words(count)] : []);

/** `4 guests, 1 infant, 1 pet`; empty when nobody is chosen yet. */
export function formatParty(party: Party): string {
  return [
    ...counted(partyTotal(party), partyTexts.guests),
    ...counted(party.infants, partyTexts.infants),
    ...counted(party.pets, partyTexts.pets),
  ].join(', ');
}
