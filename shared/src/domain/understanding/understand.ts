/**
 * Reads what a guest typed: place, dates, party, rooms, kinds of home, what it has, price (FIND-2), in every language
 * we know. What is not understood stays text; nothing is guessed in silence (decision 0026).
 */
import type { Understanding } from './apply.ts';
import { INDEX_ATTRIBUTES as ATTRIBUTE } from '../../contracts/index-record.ts';
import { getAlternatives } from '../alternatives.ts';
import type { IsoDate } from '../dates.ts';
import { writeUnwanted } from '../unwanted.ts';
import { otherStayDates } from './calendar-words.ts';
import { readCurrency } from './currency-words.ts';
import type { LexiconList, Meaning } from './lexicon.ts';
import { readMore } from './more-party.ts';
import { withoutNegations } from './negations.ts';
import type { Away } from './negations.ts';
import { eitherWish } from './either-wish.ts';
import { findLeftOver } from './left-over.ts';
import { getLexicon } from './other-languages.ts';
import { collect, emptyUnderstanding, readPrices } from './collect.ts';
import { readStayTotal } from './stay-total.ts';
import { blankQuoted, findPhrases, isAirportCode, isPlaceOnly, NO_KNOWN_PLACES, QUOTED, getPhrase } from './phrases.ts';
import type { KnownPlaces, Placed } from './phrases.ts';
import { placeAt } from './place-phrases.ts';
import { isStateCode, QUALIFIERS } from './place-words.ts';
import { isStreetAddress } from './street-address.ts';
import { normalizeWord, tokenize } from './tokens.ts';
import type { Token } from './tokens.ts';

/** A search has fewer words: the time of reading grows with them (SAFE-6). The others are named as not used. */
const MOST_WORDS = 100;

/** `isAirport` is true for the (lower case) letters of an airport. */
type Places = KnownPlaces & { isAirport?: (code: string) => boolean };
export type UnderstandOptions = { today: IsoDate; places?: Places };

/** Reads a text. Never throws; a text without meaning comes back as `text`. */
export function understand(typed: string, { today, places = NO_KNOWN_PLACES }: UnderstandOptions): Understanding {
  const empty = emptyUnderstanding();
  if (isPlaceOnly(typed) || isStreetAddress(typed) || isCode(typed, places)) return { ...empty, place: typed.trim() };
  const quoted = [...typed.matchAll(QUOTED)].map(([words]) => words);
  const unquoted = blankQuoted(typed);
  const asked = remembering(places, unquoted);
  const options = { today, places: asked, lexicon: getLexicon(), placeAt, more: readMore };
  const words = tokenize(unquoted);
  const { tokens, away } = withoutNegations(
    words.slice(0, MOST_WORDS),
    (words) => withTown(words, findPhrases(words, unquoted, options)),
    USUAL_DISLIKES,
  );
  const found = findPhrases(tokens, unquoted, options);
  const toText = ({ from, what }: Placed): string =>
    typed.slice(tokens[from]?.start ?? 0, tokens[from + what.length - 1]?.end ?? 0);
  // No rate is known of francs: such a price cannot be used.
  const isUsable = (each: Placed): boolean => each.what.kind !== 'price' || readCurrency(toText(each)) !== 'other';
  const usable = found.filter(isUsable);
  const wished = eitherWish(usable, tokens);
  const result = collect(wished, today);
  const total = readStayTotal(wished, result);
  const { place, text, unused } = findLeftOver(typed, tokens, found, (name) => asked.homesIn(name) ?? 0);
  const others = otherStayDates(
    found.flatMap(({ what }) => (what.kind === 'date' ? [what.value] : [])),
    today,
  );
  const said = readNegations(typed, away);
  const unread = [...found.filter((each) => !isUsable(each)), ...findUnread(usable, result.dates)].map(toText);
  return {
    ...empty,
    ...result,
    ...(total ? { total } : {}),
    ...(others.length > 0 ? { otherDates: others } : {}),
    place,
    text: [...quoted, text].filter((part) => part !== '').join(' '),
    unused: [
      ...said.unused,
      ...unread,
      ...unused,
      ...words.slice(MOST_WORDS, MOST_WORDS + 1).map(({ start }) => typed.slice(start)),
    ],
    ...(said.excluded.length > 0 ? { excluded: said.excluded } : {}),
    ...(said.awayFrom.length > 0 ? { awayFrom: said.awayFrom } : {}),
  };
}

/** "SPA" in capitals is a wish where no airport is called so; "SEA" is one. */
const isCode = (typed: string, { isAirport }: Places): boolean =>
  isAirportCode(typed) &&
  (isAirport?.(typed.trim().slice(0, 3).toLowerCase()) === true ||
    !getLexicon().meanings.has(typed.trim().toLowerCase()));

/**
 * What was understood and cannot be used: "under 1500 in total" or "3 nights" where nobody knows the days, a limit of
 * fees.
 */
function findUnread(found: readonly Placed[], dates: Understanding['dates']): Placed[] {
  const prices = readPrices(
    found.map(({ what }) => what),
    dates,
  );
  return found.filter(
    ({ what }) =>
      (what.kind === 'date' && what.value.type === 'nights' && dates === null) ||
      (what.kind === 'price' &&
        !('order' in what.value) &&
        prices.some(({ price, limits }) => price === what.value && limits === null)),
  );
}

/** What guests write after "no", beside what homes have. */
const USUAL_DISLIKES: ReadonlySet<string> = new Set(
  'smoking smokers parties party fees fee deposit children kids traffic noise crowds crowd stress cleaning carpet carpets cars car roommates sharing sofa bunk hoa resort resorts hotel hotels drama bugs'.split(
    ' ',
  ),
);

/** "Not near Austin Texas": a town without homes belongs to the state after it. */
function withTown(words: readonly Token[], found: Placed[]): Placed[] {
  const next = found[0];
  const isState = next?.from === 1 && next.what.kind === 'place' && QUALIFIERS.has(words[1]?.word ?? '');
  return isState && !words[1]?.afterComma ? [{ from: 0, what: { ...next.what, length: 1 + next.what.length } }] : found;
}

/** What the guest does not want: wishes by the record's values, places by their names, and what no record says. */
function readNegations(
  typed: string,
  away: readonly Away[],
): { unused: string[]; excluded: string[]; awayFrom: NonNullable<Understanding['awayFrom']> } {
  const unused: string[] = [];
  const excluded: string[] = [];
  const awayFrom: { said: string; name: string }[] = [];
  for (const { not, first, last, what } of away) {
    const name = typed.slice(first.start, last.end);
    // "Not in Reno or Truckee" says two things: each with the words that say it away.
    const said = `${typed.slice(not.start, away.find((each) => each.not === not)?.first.start)}${name}`;
    const values = what?.kind === 'meaning' ? getUnwantedBy(what.value) : [];
    if (values.length > 0) excluded.push(...values);
    else if (what ? what.kind === 'place' : not.word !== 'no') awayFrom.push({ said, name });
    else unused.push(said);
  }
  return { unused, excluded, awayFrom };
}

/** A wish as what homes must not have: none of its values. */
function getUnwantedBy({ list, values }: Meaning): string[] {
  const attribute = UNWANTED_LISTS[list];
  if (attribute === undefined) return [];
  return values.flatMap(getAlternatives).flatMap((value) => writeUnwanted([[attribute, value]]) ?? []);
}
const UNWANTED_LISTS: Readonly<Partial<Record<LexiconList, string>>> = {
  propertyTypes: ATTRIBUTE.propertyType,
  amenities: ATTRIBUTE.amenities,
  locationAmenities: ATTRIBUTE.location,
  viewAmenities: ATTRIBUTE.view,
  activities: ATTRIBUTE.activities,
};

/** Each name is looked up once: rules ask for the same ones at many words. "PHL" in capitals is an airport. */
function remembering({ homesIn, isAirport }: Places, typed: string): KnownPlaces {
  const codes = new Set(typed === typed.toUpperCase() ? [] : (typed.match(/\b[A-Z]{3}\b/g) ?? []).map(normalizeWord));
  const known = new Map<string, number | undefined>();
  const count = (name: string): number | undefined => {
    if (!known.has(name)) known.set(name, homesIn(name) ?? (codes.has(name) && isAirport?.(name) ? 0 : undefined));
    return known.get(name);
  };
  return {
    homesIn: count,
    isState: isStateCode,
    beginsAt: (tokens, at) =>
      [2, 3, 4].some((words) => {
        const read = getPhrase(tokens, at, words);
        return read !== null && count(read.phrase) !== undefined;
      }),
  };
}
