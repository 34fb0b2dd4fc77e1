/**
 * Removes what no search can do before the rest is read, to be named on the page (FIND-2): "near me" in a sent text,
 * which is no Maine and no Michigan, and kinds of homes that no record has (decision 0095).
 */
import type { UnderstoodSearch } from '@roost/shared/contracts/understood-search';
import { isFound } from './fit-to-stock.ts';
import { isStreetAddress } from '@roost/shared/domain/understanding/street-address';
import { withoutNotNeeded } from './not-needed.ts';
import { isPlainPhrase } from './plain-words.ts';
import { takeKindSynonyms } from './kind-synonyms.ts';
import { takeShow } from './stages.ts';
import type { Stock } from './stock.ts';

const NEAR_ME =
  /(?<![\p{L}\d])(?:(?:(?:near|close|closest|nearest|next|around|by)(?: to)?|not far from) (?:me|us|here|home|my (?:current )?(?:location|place|house|home|area|position|city|town))|in my (?:area|city|town|neighbou?rhood)|cerca de (?:m[ií]|aqu[ií]|casa|mi (?:casa|ubicaci[oó]n|zona))|in (?:meiner|unserer) n(?:ä|ae?)he|pr[eè]s de (?:moi|chez moi|chez nous)|autour de moi|vicino a (?:me|noi|casa)|perto de (?:mim|casa)|(?:bij mij )?in de buurt)(?: now| right now)?(?![\p{L}\d])/giu;
/** "+1 415 555 0198", "(415) 555-0198": who is to be called; no home is found by it. */
const PHONE_NUMBER =
  /(?<![\p{L}\d#$.,/-])(?:\+\d{1,3}[ .-]?(?:\(\d{1,4}\)[ .-]?)?\d{2,4}(?:[ .-]?\d{2,4}){1,4}|(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4})(?![\d°]|[.,/-]\d)/gu;
/** "Treehouse or", "and cabin": what stood between two kinds. */
const LEFT_BETWEEN = /^[\s,/&]*(?:(?:or|and|o|y|oder|ou)\s+)?|(?:[\s,/&]+(?:or|and|o|y|oder|ou|an?))?[\s,/&]*$/giu;

type Asides = { typed: string; said: readonly string[]; types: readonly string[] };

/**
 * "Not too deep", "not so crowded": how much of something a home has, no record says. What rules know ("not too far",
 * "not too expensive") stays.
 */
const NOT_TOO =
  /(?<![\p{L}\d])(?:(?:(?:that|which|it) )?(?:is|are)(?: not|n['’]?t)|not) (?:too|so|very|overly|super|that|particularly|terribly) (?!far|close|long|many|much|late|early|expensive|pricey|fancy)\p{L}{3,}/giu;

/** "2 cribs", "two hot tubs": how many of a thing a home has, no record says; the thing itself is a wish. */
const SEVERAL =
  /(?<![\p{L}\d$.,/-])(?:[2-6]|two|three|four|five|six) (?=(?:(?:baby |travel |covered |private |gas |indoor |outdoor )?(?:cribs|cots|high ?chairs|hot ?tubs|jacuzzis|saunas|kitchens|kitchenettes|fireplaces|fire ?pits|grills|(?:swimming )?pools|decks|patios|balconies|dishwashers|washers|dryers|tvs|televisions|desks|workspaces|parking (?:spaces|spots)|garages|kayaks|bikes|bicycles|docks|ev chargers|elevators))\b)/giu;
const COUNTED_THING = /^\S+ (\S+(?: (?:tubs|chairs|spaces|spots|pits|chargers))?)/iu;

/** Returns the text without these words, and the words. "Cabins near ME" is Maine, unless all is in capitals. */
export function takeAsides(given: string, homesIn: (name: string) => number | undefined): Asides {
  const isShouted = given === given.toUpperCase();
  const said: string[] = [];
  const away = (words: string): string => {
    said.push(words.trim());
    return ' ';
  };
  // "1 Hotel Street" is an address.
  if (isStreetAddress(given)) return { typed: given, said, types: [] };
  const show = takeShow(given, homesIn);
  if (show) said.push(show.said);
  const shown = show?.typed ?? given;
  const uncalled = shown.replace(PHONE_NUMBER, away);
  const counted = uncalled.replace(SEVERAL, (count: string, at: number) => {
    said.push(COUNTED_THING.exec(uncalled.slice(at))?.[0] ?? count.trim());
    return '';
  });
  const here = withoutNotNeeded(counted).replace(NEAR_ME, (words) =>
    !isShouted && / ME\b/.test(words) ? words : away(words),
  );
  const measured = here.replace(NOT_TOO, (words) => (isPlainPhrase(words) ? words : away(words)));
  // Quoted words are searched for in homes' texts.
  const {
    text: typed,
    said: rare,
    types,
  } = /["“”]/.test(measured) ? { text: measured, said: [], types: [] } : takeKindSynonyms(measured, homesIn);
  said.push(...rare);
  // A text without such words stays as it was typed.
  if (said.length === 0 && typed === given) return { typed: given, said, types };
  return { typed: typed.replace(LEFT_BETWEEN, '').replace(/\s+/g, ' ').trim(), said, types };
}

/**
 * Returns the reading with the removed words. Similar kinds are used when no other kind was asked for and homes of them
 * fit.
 */
export function withAsides(understood: UnderstoodSearch, { said, types }: Asides, stock: Stock): UnderstoodSearch {
  if (said.length === 0) return understood;
  const { read, place } = understood;
  const isFree = read.values.propertyTypes.length === 0 && types.length > 0;
  const like = { ...read, values: { ...read.values, propertyTypes: [...new Set(types)] } };
  const own = isFree && isFound(like, place, stock) ? like : read;
  return { ...understood, read: { ...own, unused: [...said, ...read.unused] } };
}
