/** Who comes along and how many rooms they need, as guests write it (FIND-2). */
import { readCount } from './numbers.ts';
import type { ReadPhrase } from './calendar-words.ts';
import type { WordGroups } from './word-groups.ts';
import type { Token } from './tokens.ts';

export type PartyPhrase = { adults?: number; children?: number; infants?: number; pets?: number };
export type RoomsPhrase = { minBedrooms?: number; minBathrooms?: number; minBeds?: number };

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** "My wife and I", "me and two friends": each is so many adults. */
const ONE_PERSON = set(
  'me i wife husband partner girlfriend boyfriend spouse fiance fiancee mom mum mother dad father sister brother friend',
);
const TWO_PERSONS = set('parents grandparents inlaws');
const countPersons = (word: string): number => (ONE_PERSON.has(word) ? 1 : TWO_PERSONS.has(word) ? 2 : 0);
const BETWEEN_PERSONS = set('and my our & the plus');
/** Guests of a "large house", "big group". */
const LARGE_PARTY = 8;
const FOR = set('for fur pour para per voor');
const WITH = set('with and plus & mit und avec et con y e met en com a my our bring bringing');
/** A number before one of these is not a number of guests. */
const OTHER_UNITS = set('dollars usd % th st nd rd - / months miles');
const COUNTED = ['nights', 'days', 'weeks', 'bedrooms', 'bathrooms', 'beds'] as const;
export const isOtherUnit = (word: string, groups: WordGroups): boolean =>
  OTHER_UNITS.has(word) || COUNTED.some((group) => groups[group].has(word));

/** Reads a phrase about the party that begins at a word; null when there is none. */
export function readPartyPhrase(
  tokens: readonly Token[],
  at: number,
  groups: WordGroups,
): ReadPhrase<PartyPhrase> | null {
  const word = (offset: number): string => tokens[at + offset]?.word ?? '';
  const first = word(0);

  if (groups.pets.has(first) && groups.allowed.has(word(word(1) === '-' ? 2 : 1)))
    return { length: word(1) === '-' ? 3 : 2, value: { pets: 1 } };
  if (groups.accepts.has(first)) {
    const the = word(1) === 'the' || word(1) === 'my' || word(1) === 'our' ? 1 : 0;
    if (groups.pets.has(word(1 + the))) return { length: 2 + the, value: { pets: 1 } };
  }
  const persons = readPersons(tokens, at);
  if (persons) return persons;
  // "A big group of 12" is twelve.
  if (groups.large.has(first) && groups.shared.has(word(1)) && word(2) !== 'of')
    return { length: 2, value: { adults: LARGE_PARTY } };
  if (groups.couples.has(first)) return { length: word(1) === 's' ? 2 : 1, value: { adults: 2 } };
  if (first === 'solo') return { length: 1, value: { adults: 1 } };
  if (first === 'sleeps' || first === 'sleep' || first === 'sleeping') {
    const count = readCount(word(1), 1, 500);
    if (count !== null) return { length: 2, value: { adults: count } };
  }
  if (groups.families.has(first)) {
    const of = ['of', 'von', 'de', 'di', 'van', 'mit'].includes(word(1)) ? 1 : 0;
    const count = readCount(word(1 + of), 2, 50);
    if (count !== null && !isOtherUnit(word(2 + of), groups)) {
      const family = /^fam|^gezin/.test(first);
      return { length: 2 + of, value: family && count > 2 ? { adults: 2, children: count - 2 } : { adults: count } };
    }
  }
  // "two of us"
  const count = readCount(first, 1, 500, true);
  // "For two, dog comes too": no two dogs.
  if (count !== null && !tokens[at + 1]?.afterComma) {
    const between = ['small', 'large', 'big', 'little', 'young', 'more', 'other'].includes(word(1)) ? 1 : 0;
    const unit = word(1 + between);
    if (unit === 'of' && word(2 + between) === 'us') return { length: 3 + between, value: { adults: count } };
    if (groups.children.has(unit)) return { length: 2 + between, value: { children: count } };
    if (groups.infants.has(unit)) return { length: 2 + between, value: { infants: count } };
    if (groups.pets.has(unit)) return { length: 2 + between, value: { pets: count } };
    if (groups.guests.has(unit) && unit !== 'sleeps') return { length: 2 + between, value: { adults: count } };
    if (groups.couples.has(unit) && count > 1) return { length: 2 + between, value: { adults: 2 * count } };
    if (groups.families.has(unit) && first !== 'a') return null;
  }
  // "for 6", "fur 4"
  if (FOR.has(first)) {
    const guests = readCount(word(1), 1, 50);
    if (
      guests !== null &&
      !isOtherUnit(word(2), groups) &&
      !groups.children.has(word(2)) &&
      !(groups.pets.has(word(2)) && !tokens[at + 2]?.afterComma) &&
      !groups.guests.has(word(2)) &&
      !/^\d{3,}$/.test(word(1))
    )
      return { length: 2, value: { adults: guests } };
  }
  // "with dog", "bring the dog": without a number it is one.
  if (WITH.has(first)) {
    const the = ['the', 'my', 'our', 'a', 'dem', 'einem', 'le', 'un', 'el', 'il'].includes(word(1)) ? 1 : 0;
    if (groups.pets.has(word(1 + the)) && !groups.allowed.has(word(2 + the)))
      return { length: 2 + the, value: { pets: 1 } };
    if (groups.infants.has(word(1 + the))) return { length: 2 + the, value: { infants: 1 } };
  }
  // "tahoe cabin dog", "petfriendly"
  return groups.pets.has(first.replace(/friendly$/, '')) ? { length: 1, value: { pets: 1 } } : null;
}

/** "My wife and I": two or more persons in a row, counted; null for fewer, so that "me" alone says nothing. */
function readPersons(tokens: readonly Token[], at: number): ReadPhrase<PartyPhrase> | null {
  const first = tokens[at]?.word ?? '';
  if (countPersons(first) === 0 && first !== 'my') return null;
  let [adults, length] = [0, 0];
  for (let next = at; next < tokens.length; next += 1) {
    const word = tokens[next]?.word ?? '';
    const count = countPersons(word);
    if (count > 0) [adults, length] = [adults + count, next - at + 1];
    else if (!BETWEEN_PERSONS.has(word)) break;
  }
  return adults >= 2 ? { length, value: { adults } } : null;
}

/** Reads a phrase about rooms that begins at a word; null when there is none. */
export function readRoomsPhrase(
  tokens: readonly Token[],
  at: number,
  groups: WordGroups,
): ReadPhrase<RoomsPhrase> | null {
  const word = (offset: number): string => tokens[at + offset]?.word ?? '';
  const count = readCount(word(0).replace(/\+$/, ''), 1, 20);
  if (count === null) return null;
  const skip = word(1) === '-' || word(1) === '+' ? 1 : 0;
  const unit = word(1 + skip);
  if (groups.bedrooms.has(unit)) return { length: 2 + skip, value: { minBedrooms: count } };
  if (groups.beds.has(unit)) return { length: 2 + skip, value: { minBeds: count } };
  if (groups.bathrooms.has(unit)) return { length: 2 + skip, value: { minBathrooms: count } };
  return null;
}
