/**
 * Reads what a guest typed: place, dates, party, rooms, kinds of home, what it has, price (FIND-2). Rules and data only, the same in
 * browser and server, under five milliseconds. What is not understood stays text; nothing is guessed in silence.
 * This file is long because the reading of one sentence is told in one place.
 */
import type { Understanding } from './apply.ts';
import { nightsBetween } from '../dates.ts';
import type { IsoDate } from '../dates.ts';
import { readDatePhrase, toStayDates } from './calendar-words.ts';
import type { DatePhrase } from './calendar-words.ts';
import { FILLER_WORDS, getLexicon, LONGEST_PHRASE, PLACE_PREPOSITIONS } from './lexicon.ts';
import type { Meaning } from './lexicon.ts';
import { readPartyPhrase, readRoomsPhrase } from './party-words.ts';
import type { PartyPhrase, RoomsPhrase } from './party-words.ts';
import { isStateCode, PLACE_HEADS, PLACE_TAILS, QUALIFIERS, VAGUE_WORDS } from './place-words.ts';
import { readPricePhrase } from './price-words.ts';
import type { PricePhrase } from './price-words.ts';
import { tokenize } from './tokens.ts';
import type { Token } from './tokens.ts';
import { readClimatePhrase } from './climate-words.ts';

/** How many homes a known place has, by its normalised name (`normalizePhrase`); undefined when the name is not known. */
export type KnownPlaces = { homesIn: (name: string) => number | undefined };
export const NO_KNOWN_PLACES: KnownPlaces = { homesIn: () => undefined };

export type UnderstandOptions = { today: IsoDate; places?: KnownPlaces };

type Found =
  | { kind: 'place'; length: number }
  | { kind: 'date'; length: number; value: DatePhrase }
  | { kind: 'party'; length: number; value: PartyPhrase }
  | { kind: 'rooms'; length: number; value: RoomsPhrase }
  | { kind: 'price'; length: number; value: PricePhrase }
  | { kind: 'climate'; length: number }
  | { kind: 'meaning'; length: number; value: Meaning };

const LONGEST_PLACE = 6;
/** A text that a suggestion put into the box: "Truckee, CA, USA". It is a place and nothing else. */
const PICKED_PLACE = /,\s*(?:USA|UK|United States)$/;
/** "12 Dock Road, Carnelian Bay, CA": a house number and a street. */
const STREET_ADDRESS =
  /^\s*\d+[a-z]?\s+(?:[\p{L}\d.'’-]+\s+){1,4}(?:road|rd|street|st|avenue|ave|lane|ln|drive|dr|way|boulevard|blvd|court|ct|trail|trl|circle|cir|highway|hwy|place|pl|terrace|ter|parkway|pkwy|loop)\b/iu;

/** Reads a text. Never throws; a text without meaning comes back as `text`. */
export function understand(typed: string, { today, places = NO_KNOWN_PLACES }: UnderstandOptions): Understanding {
  const empty = emptyUnderstanding();
  if (PICKED_PLACE.test(typed.trim()) || STREET_ADDRESS.test(typed) || /^\s*#?\s*\d+\s*$/.test(typed))
    return { ...empty, place: typed.trim() };
  const tokens = tokenize(typed);
  const found = findPhrases(tokens, typed, { today, places });
  const result = collect(
    found.map(({ what }) => what),
    today,
  );
  const { place, text, unused } = leftOver(typed, tokens, found);
  return { ...empty, ...result, place, text, unused };
}

type Placed = { from: number; what: Found };

function findPhrases(tokens: readonly Token[], typed: string, options: Required<UnderstandOptions>): Placed[] {
  const found: Placed[] = [];
  for (let at = 0; at < tokens.length;) {
    const what = bestAt(tokens, at, typed, options, found.at(-1));
    if (what) {
      found.push({ from: at, what });
      at += what.length;
    } else at += 1;
  }
  return found;
}

/** The longest reading that begins at a word; of two equally long ones a place with homes, then the more exact rule. */
function bestAt(
  tokens: readonly Token[],
  at: number,
  typed: string,
  { today, places }: Required<UnderstandOptions>,
  before: Placed | undefined,
): Found | null {
  const candidates: Found[] = [];
  const place = placeAt(tokens, at, typed, places, before);
  const date = readDatePhrase(tokens, at, today);
  if (date) candidates.push({ kind: 'date', ...date });
  const rooms = readRoomsPhrase(tokens, at);
  if (rooms) candidates.push({ kind: 'rooms', ...rooms });
  const party = readPartyPhrase(tokens, at);
  if (party) candidates.push({ kind: 'party', ...party });
  const price = readPricePhrase(tokens, at);
  if (price) candidates.push({ kind: 'price', ...price });
  const climate = readClimatePhrase(tokens, at);
  if (climate > 0) candidates.push({ kind: 'climate', length: climate });
  const meaning = meaningAt(tokens, at, places);
  if (meaning) candidates.push({ kind: 'meaning', ...meaning });
  const best = candidates.reduce<Found | null>(
    (longest, each) => (longest === null || each.length > longest.length ? each : longest),
    null,
  );
  if (!place) return best;
  if (!best || place.length > best.length) return place;
  // "cabins" is a kind of home even where a village has the name, unless the guest said "in Cabins".
  return place.length === best.length && place.sure ? place : best;
}

function phraseOf(tokens: readonly Token[], at: number, words: number): { phrase: string; length: number } | null {
  const taken: string[] = [];
  let next = at;
  while (taken.length < words && next < tokens.length) {
    const token = tokens[next];
    if (!token || (next > at && token.afterComma)) return null;
    // A hyphen joins words: "pet-friendly", "ski-in/ski-out".
    if (/^[-/&]$/.test(token.word) && taken.length > 0) next += 1;
    else {
      taken.push(token.word);
      next += 1;
    }
  }
  return taken.length === words ? { phrase: taken.join(' '), length: next - at } : null;
}

function meaningAt(
  tokens: readonly Token[],
  at: number,
  places: KnownPlaces,
): { length: number; value: Meaning } | null {
  const lexicon = getLexicon();
  for (let words = LONGEST_PHRASE; words >= 1; words -= 1) {
    const read = phraseOf(tokens, at, words);
    const value = read && lexicon.get(read.phrase);
    if (!read || !value) continue;
    return isPartOfName(tokens, at, read.length, read.phrase, places) ? null : { length: read.length, value };
  }
  return null;
}

/** "Manhattan Beach", "Lake Placid", "Zion National Park": a word of a name that nobody has told us is no wish for a beach. */
function isPartOfName(
  tokens: readonly Token[],
  at: number,
  length: number,
  phrase: string,
  places: KnownPlaces,
): boolean {
  const unknown = (token: Token | undefined): boolean =>
    token !== undefined &&
    /^\p{L}/u.test(token.word) &&
    !FILLER_WORDS.has(token.word) &&
    !VAGUE_WORDS.has(token.word) &&
    !PLACE_PREPOSITIONS.has(token.word) &&
    !getLexicon().has(token.word) &&
    places.homesIn(token.word) === undefined &&
    !readsAlone(token);
  const before = tokens[at]?.afterComma ? undefined : tokens[at - 1];
  const behind = tokens[at + length]?.afterComma ? undefined : tokens[at + length];
  return (PLACE_TAILS.has(phrase) && unknown(before)) || (PLACE_HEADS.has(phrase) && unknown(behind));
}
/** Words that rules understand by themselves: "cheap", "couple", "july". */
function readsAlone(token: Token): boolean {
  return (
    readPricePhrase([token], 0) !== null ||
    readPartyPhrase([token], 0) !== null ||
    readClimatePhrase([token], 0) > 0 ||
    readDatePhrase([{ ...token, word: 'in' }, token], 1, '2000-01-01') !== null
  );
}

/** A known place at a word, with the state or country behind it. `sure` when it has homes and stands where places stand. */
function placeAt(
  tokens: readonly Token[],
  at: number,
  typed: string,
  places: KnownPlaces,
  before: Placed | undefined,
): { kind: 'place'; length: number; sure: boolean } | null {
  const afterPreposition = PLACE_PREPOSITIONS.has(tokens[at - 1]?.word ?? '');
  for (let words = LONGEST_PLACE; words >= 1; words -= 1) {
    const read = phraseOf(tokens, at, words);
    const homes = read ? places.homesIn(read.phrase) : undefined;
    if (!read || homes === undefined) continue;
    // One filler word is no place ("me", "or"), whatever is called so.
    if (words === 1 && FILLER_WORDS.has(read.phrase)) continue;
    // A village called Cabins without a home to rent is not what "Cabins, West Virginia" means.
    if (homes === 0 && getLexicon().has(read.phrase)) continue;
    return {
      kind: 'place',
      length: read.length + qualifierAt(tokens, at + read.length, typed),
      sure: homes > 0 && (afterPreposition || words > 1),
    };
  }
  const token = tokens[at];
  const attached = before?.what.kind === 'place' && before.from + before.what.length === at;
  if (
    token &&
    isStateCode(token.word) &&
    (attached || isUpperCase(typed, token) || (afterPreposition && at === tokens.length - 1))
  )
    return { kind: 'place', length: 1, sure: true };
  return null;
}

const isUpperCase = (typed: string, { start, end }: Token): boolean =>
  /^[A-Z]{2,}$/.test(typed.slice(start, end)) && typed !== typed.toUpperCase();

/** Words behind a place that say where it is: ", CA", "Colorado", ", Italy". */
function qualifierAt(tokens: readonly Token[], at: number, typed: string): number {
  let length = 0;
  for (;;) {
    const token = tokens[at + length];
    if (!token) return length;
    const two = phraseOf(tokens, at + length, 2);
    if (two && QUALIFIERS.has(two.phrase)) length += two.length;
    else if (
      QUALIFIERS.has(token.word) ||
      (isStateCode(token.word) && (token.afterComma || isUpperCase(typed, token) || !FILLER_WORDS.has(token.word)))
    )
      length += 1;
    else return length;
  }
}

function emptyUnderstanding(): Understanding {
  return {
    place: null,
    text: '',
    unused: [],
    dates: null,
    party: {},
    rooms: {},
    values: {
      propertyTypes: [],
      amenities: [],
      locationAmenities: [],
      viewAmenities: [],
      accessibility: [],
      activities: [],
    },
    minPrice: null,
    maxPrice: null,
    order: null,
    warm: false,
  };
}

function collect(found: readonly Found[], today: IsoDate): Omit<Understanding, 'place' | 'text' | 'unused'> {
  const dates = toStayDates(
    found.flatMap((each) => (each.kind === 'date' ? [each.value] : [])),
    today,
  );
  const party: PartyPhrase = {};
  const rooms: RoomsPhrase = {};
  const { values } = emptyUnderstanding();
  let [minPrice, maxPrice, order]: [number | null, number | null, Understanding['order']] = [null, null, null];
  for (const each of found) {
    if (each.kind === 'party')
      for (const [key, count] of Object.entries(each.value))
        party[key as keyof PartyPhrase] = Math.max(party[key as keyof PartyPhrase] ?? 0, count);
    if (each.kind === 'rooms') Object.assign(rooms, each.value);
    if (each.kind === 'meaning') {
      const list = values[each.value.list];
      for (const value of each.value.values) if (!list.includes(value)) list.push(value);
    }
    if (each.kind !== 'price') continue;
    if ('order' in each.value) order = each.value.order;
    else {
      // A limit for the whole stay is a limit a night once the nights are known; without dates it cannot be used.
      const nights = each.value.per === 'stay' ? (dates ? nightsBetween(dates.checkIn, dates.checkOut) : 0) : 1;
      if (nights === 0) continue;
      if (each.value.min !== undefined) minPrice = Math.ceil(each.value.min / nights);
      if (each.value.max !== undefined) maxPrice = Math.floor(each.value.max / nights);
    }
  }
  return { dates, party, rooms, values, minPrice, maxPrice, order, warm: found.some(({ kind }) => kind === 'climate') };
}

type Run = { from: number; to: number; afterPreposition: boolean };

/** What no rule took: the place as typed, other text, and words that cannot be used. */
function leftOver(
  typed: string,
  tokens: readonly Token[],
  found: readonly Placed[],
): Pick<Understanding, 'place' | 'text' | 'unused'> {
  const cut = ({ from, to }: Pick<Run, 'from' | 'to'>): string =>
    typed.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
  const taken = new Array<boolean>(tokens.length).fill(false);
  for (const { from, what } of found) taken.fill(true, from, from + what.length);
  const placeRuns = found
    .filter(({ what }) => what.kind === 'place')
    .map(({ from, what }) => ({ from, to: from + what.length }));
  // Two places side by side are one ("Truckee CA").
  const known = placeRuns.reduce<{ from: number; to: number }[]>((runs, run) => {
    const last = runs.at(-1);
    if (last && last.to === run.from) last.to = run.to;
    else runs.push({ ...run });
    return runs;
  }, []);
  const runs = unknownRuns(tokens, taken);
  const isVague = (index: number): boolean => VAGUE_WORDS.has(tokens[index]?.word ?? '');
  const unused: string[] = [];
  const rest: Run[] = [];
  for (const run of runs) {
    let { from, to } = run;
    while (from < to && isVague(from)) from += 1;
    while (to > from && isVague(to - 1)) to -= 1;
    if (from > run.from) unused.push(cut({ from: run.from, to: from }));
    if (to < run.to && to > from) unused.push(cut({ from: to, to: run.to }));
    if (to > from) rest.push({ ...run, from, to });
  }
  const [firstKnown, ...otherKnown] = known;
  // "Truckee, CA" of a town that has no homes: the state alone was known, the name before it belongs to it.
  const name = firstKnown && rest.find(({ to }) => to === firstKnown.from && isQualifier(tokens, firstKnown));
  if (firstKnown && name) {
    const others = [...rest.filter((run) => run !== name), ...otherKnown];
    return { place: cut({ from: name.from, to: firstKnown.to }), text: others.map(cut).join(' '), unused };
  }
  if (firstKnown) return { place: cut(firstKnown), text: [...rest, ...otherKnown].map(cut).join(' '), unused };
  const place = rest.find(({ afterPreposition }) => afterPreposition) ?? (rest.length === 1 ? rest[0] : undefined);
  const others = rest.filter((run) => run !== place);
  return { place: place ? cut(place) : null, text: others.map(cut).join(' '), unused };
}

/** True for a run that is a state's letters, or a state or country behind a comma. */
function isQualifier(tokens: readonly Token[], { from, to }: Pick<Run, 'from' | 'to'>): boolean {
  const words = tokens.slice(from, to).map(({ word }) => word);
  return (
    (words.length === 1 && isStateCode(words[0] ?? '')) ||
    (tokens[from]?.afterComma === true && QUALIFIERS.has(words.join(' ')))
  );
}

/** Runs of words that no rule took, without the filler at their ends. */
function unknownRuns(tokens: readonly Token[], taken: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  const filler = (index: number): boolean =>
    !/[\p{L}\d]/u.test(tokens[index]?.word ?? '') ||
    FILLER_WORDS.has(tokens[index]?.word ?? '') ||
    PLACE_PREPOSITIONS.has(tokens[index]?.word ?? '');
  for (let at = 0; at < tokens.length;) {
    if (taken[at]) {
      at += 1;
      continue;
    }
    let end = at;
    while (end < tokens.length && !taken[end]) end += 1;
    let [from, to] = [at, end];
    while (from < to && filler(from)) from += 1;
    while (to > from && filler(to - 1)) to -= 1;
    const afterPreposition = Array.from({ length: from - at }, (_, index) => tokens[at + index]?.word ?? '').some(
      (word) => PLACE_PREPOSITIONS.has(word),
    );
    if (to > from) runs.push({ from, to, afterPreposition });
    at = end;
  }
  return runs;
}
