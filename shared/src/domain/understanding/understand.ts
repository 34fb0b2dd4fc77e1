/**
 * Reads what a guest typed: place, dates, party, rooms, kinds of home, what it has, price (FIND-2), in every language we know. What is
 * not understood stays text; nothing is guessed in silence.
 */
import type { Understanding } from './apply.ts';
import { INDEX_ATTRIBUTES as ATTRIBUTE } from '../../contracts/index-record.ts';
import { getAlternatives } from '../alternatives.ts';
import type { IsoDate } from '../dates.ts';
import { writeUnwanted } from '../unwanted.ts';
import { otherStayDates } from './calendar-words.ts';
import { COMMON_WORDS } from './common-words.ts';
import { PLACE_PREPOSITIONS, PLACE_TAILS } from './lexicon.ts';
import type { LexiconList, Meaning } from './lexicon.ts';
import { readMore } from './more-party.ts';
import { withoutNegations } from './negations.ts';
import type { Away } from './negations.ts';
import { eitherWish } from './either-wish.ts';
import { getLexicon } from './other-languages.ts';
import {
  blankQuoted,
  collect,
  emptyUnderstanding,
  findPhrases,
  isPlaceOnly,
  NO_KNOWN_PLACES,
  QUOTED,
} from './phrases.ts';
import type { KnownPlaces, Placed } from './phrases.ts';
import { placeAt } from './place-phrases.ts';
import { isStateCode, QUALIFIERS } from './place-words.ts';
import { normalizeWord, tokenize } from './tokens.ts';
import type { Token } from './tokens.ts';

/** `isAirport` is true for the (lower case) letters of an airport. */
type Places = KnownPlaces & { isAirport?: (code: string) => boolean };
export type UnderstandOptions = { today: IsoDate; places?: Places };

/** Reads a text. Never throws; a text without meaning comes back as `text`. */
export function understand(typed: string, { today, places = NO_KNOWN_PLACES }: UnderstandOptions): Understanding {
  const empty = emptyUnderstanding();
  if (isPlaceOnly(typed)) return { ...empty, place: typed.trim() };
  const quoted = [...typed.matchAll(QUOTED)].map(([words]) => words);
  const unquoted = blankQuoted(typed);
  const asked = remembering(places, unquoted);
  const options = { today, places: asked, lexicon: getLexicon(), placeAt, more: readMore };
  const { tokens, away } = withoutNegations(tokenize(unquoted), (words) =>
    withTown(words, findPhrases(words, unquoted, options)),
  );
  const found = findPhrases(tokens, unquoted, options);
  const result = collect(eitherWish(found, tokens), today);
  const { place, text, unused } = leftOver(typed, tokens, found, (name) => asked.homesIn(name) ?? 0);
  const others = otherStayDates(
    found.flatMap(({ what }) => (what.kind === 'date' ? [what.value] : [])),
    today,
  );
  const said = readNegations(typed, away);
  // "Under 1500 in total" of a stay whose nights nobody knows cannot be used.
  const unread = result.dates
    ? []
    : found.flatMap(({ from, what }) =>
        what.kind === 'price' && 'per' in what.value && what.value.per === 'stay'
          ? [typed.slice(tokens[from]?.start ?? 0, tokens[from + what.length - 1]?.end ?? 0)]
          : [],
      );
  return {
    ...empty,
    ...result,
    ...(others.length > 0 ? { otherDates: others } : {}),
    place,
    text: [...quoted, text].filter((part) => part !== '').join(' '),
    unused: [...said.unused, ...unread, ...unused],
    ...(said.excluded.length > 0 ? { excluded: said.excluded } : {}),
    ...(said.awayFrom.length > 0 ? { awayFrom: said.awayFrom } : {}),
  };
}

/** "Not near Austin Texas": a town without homes belongs to the state behind it. */
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
  return {
    homesIn: (name) => {
      if (!known.has(name)) known.set(name, homesIn(name) ?? (codes.has(name) && isAirport?.(name) ? 0 : undefined));
      return known.get(name);
    },
  };
}

type Run = { from: number; to: number; afterPreposition: boolean };

/** What no rule took: the place as typed, other text, and words that cannot be used. */
function leftOver(
  typed: string,
  tokens: readonly Token[],
  found: readonly Placed[],
  countHomes: (name: string) => number,
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
  // "Surprise, AZ" is a town.
  const isBeforeState = (to: number): boolean => known.some((run) => run.from === to && isQualifier(tokens, run));
  const isVague = (index: number): boolean =>
    getLexicon().vague.has(tokens[index]?.word ?? '') || COMMON_WORDS.has(tokens[index]?.word ?? '');
  const unused: string[] = [];
  const rest: Run[] = [];
  for (const run of runs) {
    let { from, to } = run;
    while (from < to && isVague(from) && !isBeforeState(to)) from += 1;
    while (to > from && isVague(to - 1) && !isBeforeState(to)) to -= 1;
    if (from > run.from) unused.push(cut({ from: run.from, to: from }));
    if (to < run.to && to > from) unused.push(cut({ from: to, to: run.to }));
    // "Trampoline and unicorns": what joined them goes with the first.
    if (from > run.from) while (from < to && isFiller(tokens, from)) from += 1;
    if (to < run.to) while (to > from && isFiller(tokens, to - 1)) to -= 1;
    if (to > from) rest.push({ ...run, from, to });
  }
  // "Tahoe or Big Bear": the one with more homes.
  // "Hike from the door in New Mexico": of several places the one that stands where places stand.
  const isPlaced = ({ from }: Pick<Run, 'from'>): boolean => PLACE_PREPOSITIONS.has(tokens[from - 1]?.word ?? '');
  const homesIn = ({ from, to }: Pick<Run, 'from' | 'to'>): number =>
    countHomes(
      tokens
        .slice(from, to)
        .map(({ word }) => word)
        .join(' '),
    );
  const isOr = known.some(({ from }) => tokens[from - 1]?.word === 'or');
  // "An island off the coast of Maine": what every coast has is not where.
  const isNamed = ({ from, to }: Pick<Run, 'from' | 'to'>): boolean =>
    to - from > 1 || !PLACE_TAILS.has((tokens[from]?.word ?? '').replace(/s$/, ''));
  const firstKnown = isOr
    ? known.toSorted((a, b) => homesIn(b) - homesIn(a))[0]
    : (known.find((run) => isPlaced(run) && isNamed(run)) ?? known.find(isNamed) ?? known[0]);
  const otherKnown = known.filter((run) => run !== firstKnown);
  if (isOr) unused.push(...otherKnown.splice(0).map(cut));
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
  const filler = (index: number): boolean => isFiller(tokens, index);
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

/** Small words that say nothing at the end of a run. */
function isFiller(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index]?.word ?? '';
  return !/[\p{L}\d]/u.test(word) || getLexicon().fillers.has(word) || PLACE_PREPOSITIONS.has(word);
}
