/** Ways to say who comes and how many rooms they need that are typed less often: services know them (FIND-2). */
import { readCount } from './numbers.ts';
import type { ReadPhrase } from './calendar-words.ts';
import { isOtherUnit, readRoomsPhrase } from './party-words.ts';
import type { PartyPhrase, RoomsPhrase } from './party-words.ts';
import { readFee } from './more-prices.ts';
import type { MoreReader } from './phrases.ts';
import type { Token } from './tokens.ts';
import type { WordGroups } from './word-groups.ts';

const WE_ARE = new Set('were are sind sommes somos siamo zijn being'.split(' '));
const ABOUT = new Set('a in met zu about'.split(' '));
/** "We are 7", "there are six", "wir sind 4": a number that no other unit follows. */
function readWeAre(tokens: readonly Token[], at: number, groups: WordGroups): ReadPhrase<PartyPhrase> | null {
  const word = (offset: number): string => tokens[at + offset]?.word ?? '';
  if (!WE_ARE.has(word(0))) return null;
  const skip = ABOUT.has(word(1)) ? 1 : 0;
  const count = readCount(word(1 + skip), 2, 50);
  const unit = word(2 + skip);
  const { guests, children, infants, pets, couples, families } = groups;
  const isOther =
    isOtherUnit(unit, groups) || [guests, children, infants, pets, couples, families].some((units) => units.has(unit));
  return count === null || isOther || unit === 'of' ? null : { length: 2 + skip, value: { adults: count } };
}

const FOR = new Set('for fur pour para per voor'.split(' '));
/** "For 3 couples", "two families", "a party house": so many that the number alone does not say. */
function readMoreParty(tokens: readonly Token[], at: number, groups: WordGroups): ReadPhrase<PartyPhrase> | null {
  const word = (offset: number): string => tokens[at + offset]?.word ?? '';
  if (word(0) === 'party' && /^(?:house|home|cabin|villa|place)s?$/.test(word(1)))
    return { length: 1, value: { adults: 8 } };
  const reunion = word(0) === 'reunion' ? 1 : word(1) === 'reunion' && groups.families.has(word(0)) ? 2 : 0;
  if (reunion > 0) return { length: reunion, value: { adults: 8 } };
  const skip = FOR.has(word(0)) ? 1 : 0;
  const count = readCount(word(skip), 2, 20);
  // Three generations are six people at least.
  if (count !== null && word(skip + 1) === 'generations') return { length: skip + 2, value: { adults: 2 * count } };
  const others = word(skip + 1) === 'other' || word(skip + 1) === 'more' ? 1 : 0;
  const unit = word(skip + 1 + others);
  // Two families are two couples at least; their children are told beside them or are not known.
  const isPairs = groups.couples.has(unit) || (groups.families.has(unit) && /^fam|^gezin/.test(unit));
  if (count !== null && isPairs) return { length: skip + 2 + others, value: { adults: 2 * (count + others) } };
  return readWeAre(tokens, at, groups);
}

const OR = new Set('or to - oder ou o of bis'.split(' '));
/** "3 or 4 bedrooms", "2-3 br": the fewer are enough. */
function readRoomsRange(tokens: readonly Token[], at: number, groups: WordGroups): ReadPhrase<RoomsPhrase> | null {
  const word = (offset: number): string => tokens[at + offset]?.word ?? '';
  const count = readCount(word(0), 1, 20);
  if (count === null || !OR.has(word(1)) || readCount(word(2), count, 20) === null) return null;
  const rooms = readRoomsPhrase(tokens, at + 2, groups);
  return (
    rooms && {
      length: 2 + rooms.length,
      value: Object.fromEntries(Object.keys(rooms.value).map((unit) => [unit, count])),
    }
  );
}

/** All of these at a word. */
export const readMore: MoreReader = (tokens, at, { groups }) => {
  const fee = readFee(tokens, at, groups);
  if (fee) return { kind: 'price', ...fee };
  const rooms = readRoomsRange(tokens, at, groups);
  if (rooms) return { kind: 'rooms', ...rooms };
  const party = readMoreParty(tokens, at, groups);
  return party && { kind: 'party', ...party };
};
