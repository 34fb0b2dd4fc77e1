/** Whether a home takes a party: the rule of quotes, and of the listing before there are dates (BOOK-3). */
import type { Party } from '../contracts/booking.ts';
import type { Fees, HouseRules } from '../contracts/listing.ts';
import { partyTotal } from './party.ts';
import { petLimit } from './pets.ts';

export type PartyLimits = {
  /** Guests of a home at most; infants and pets are not counted. */
  maxOccupancy: number;
  houseRules: Pick<HouseRules, 'pets' | 'maxPets'>;
  fees: Pick<Fees, 'petCents'>;
};

/**
 * `1006` children alone, `1017` too many guests, `1023` pets where none may come, `too_many_pets` more than may come.
 */
export type PartyProblem = '1006' | '1017' | '1023' | 'too_many_pets';

/** Returns why a home does not take a party, or null when it does. Nobody at all is no party yet. */
export function findPartyProblem(party: Party, home: PartyLimits): PartyProblem | null {
  if (party.children > 0 && party.adults < 1) return '1006';
  if (partyTotal(party) > home.maxOccupancy) return '1017';
  const most = petLimit(home);
  if (party.pets <= most) return null;
  return most === 0 ? '1023' : 'too_many_pets';
}
