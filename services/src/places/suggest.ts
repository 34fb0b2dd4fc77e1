/**
 * Suggests places while a guest types: places with homes first, with their number, then sights and other places near homes (FIND-3,
 * SRCH-17; decision 0085).
 */
import type { GeocodeResult, PlacePrediction } from '@roost/shared/contracts/places';
import { FAR_RADIUS } from '@roost/shared/domain/search-place';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { getAirport } from './airports.ts';
import { suggestionName } from './suggestion-name.ts';
import { fromHome, fromStock } from './suggestion-rows.ts';
import type { FoundHome } from './suggestion-rows.ts';
import { countInside, countSaid } from './count-homes.ts';
import { citiesBeginning } from './find-city.ts';
import { formatNameWithState } from './find-sight.ts';
import { getSightsBeginning } from './sights-beginning.ts';
import { stockMatches } from './stock-matches.ts';
import type { Stock, StockPlace } from './stock.ts';
import { suggestCounties } from './suggest-counties.ts';

export const MOST_SUGGESTIONS = 6;
/** Suggestions from which on the maps service is not asked. */
const ENOUGH = 4;
/** Fewest letters for which sights are suggested, and most sights. */
const SHORTEST_SIGHT = 3;
const MOST_SIGHTS = 3;

export type SuggestDeps = {
  stock: Stock;
  /** Returns predictions of the maps service. */
  predict: (input: string) => Promise<PlacePrediction[]>;
  geocode: (address: string) => Promise<GeocodeResult | null>;
  /** Returns the home of a listing number, or null. */
  findHome: (id: string) => Promise<FoundHome | null>;
  /** Returns homes whose number begins with these digits. */
  homesBeginning: (digits: string) => Promise<FoundHome[]>;
};

/** Returns the town in place of a region of the same name and state: a search for that name is for the town. */
const asFound = (stock: Stock, place: StockPlace): StockPlace =>
  stock.named(normalizePhrase(place.name)).find(({ label }) => label === place.label) ?? place;

/**
 * Returns up to six suggestions. A region with its town's name is suggested once, as the town, which shows the same homes nearest first.
 */
export async function suggest(
  input: string,
  { stock, predict, geocode, findHome, homesBeginning }: SuggestDeps,
): Promise<PlacePrediction[]> {
  const text = input.trim().replace(/^#\s*/, '');
  const [typed = '', ...rest] = text.split(',').map(normalizePhrase);
  if (typed === '') return [];
  const found: PlacePrediction[] = [];
  const add = (prediction: PlacePrediction): void => {
    if (!found.some((known) => suggestionName(known) === suggestionName(prediction))) found.push(prediction);
  };
  if (/^\d+$/.test(typed)) {
    const home = await findHome(typed);
    if (home) add(fromHome(home));
    // "#" means a home, not a ZIP code.
    if (input.trim().startsWith('#')) {
      for (const begun of await homesBeginning(typed)) add(fromHome(begun));
      return found.slice(0, MOST_SUGGESTIONS);
    }
  }
  const sights = typed.length >= SHORTEST_SIGHT ? getSightsBeginning(typed, MOST_SIGHTS) : [];
  const known = stockMatches(stock, typed, rest.join(' ').split(' ').filter(Boolean));
  // "Big Bear" is a place, not a misspelt "Big Easy".
  if (!known.misspelt || sights.length === 0)
    for (const place of known.places.slice(0, MOST_SUGGESTIONS)) add(fromStock(asFound(stock, place)));
  for (const county of suggestCounties(stock, typed, rest)) add(county);
  // A suggestion's words are searched again, whatever list they are from: "Acadia National Park" is a region with homes.
  const count = async (description: string): Promise<{ homes: number; far?: true }> => {
    const place = await geocode(description);
    return place ? countSaid(stock, place) : { homes: 0 };
  };
  for (const city of known.places.some(({ name }) => normalizePhrase(name) === typed) ? [] : citiesBeginning(typed)) {
    const { name, address } = city;
    const said = await count(address);
    // A city far from every home is suggested only for its whole name.
    if (said.homes === 0 && normalizePhrase(name) !== typed) continue;
    const secondaryText = address.slice(name.length).replace(/^, /, '');
    const key = `city-${normalizePhrase(address).replaceAll(' ', '-')}`;
    add({ placeId: key, description: address, mainText: name, secondaryText, types: ['locality'], ...said });
  }
  const airport = /^[a-z]{3}$/.test(typed) ? getAirport(typed) : null;
  if (airport) {
    const said = await count(airport.code);
    // "San" has begun Santa Fe before it is an airport that no home is near; who writes capitals means it.
    const isLast = said.far === true && found.length > 0 && input.trim() !== airport.code;
    found.splice(isLast ? Math.min(found.length, MOST_SUGGESTIONS - 1) : 0, 0, {
      placeId: `airport-${airport.code}`,
      description: airport.code,
      mainText: `${airport.city} airport`,
      secondaryText: airport.code,
      types: ['airport'],
      ...said,
    });
  }
  if (found.length < MOST_SUGGESTIONS)
    for (const sight of sights) {
      const { lat, lng, where } = sight;
      const name = formatNameWithState(sight);
      if (stock.homesNear(lat, lng, FAR_RADIUS) > 0 && !found.some(({ mainText }) => mainText === name))
        add({
          placeId: `sight-${normalizePhrase(name).replaceAll(' ', '-')}`,
          description: `${name}, ${where}`,
          mainText: name,
          secondaryText: where,
          types: ['point_of_interest'],
          ...(await count(`${name}, ${where}`)),
        });
    }
  if (found.length < ENOUGH) found.push(...(await otherPlaces(text, found, { stock, predict, geocode })));
  if (found.length === 0 && typed.length >= SHORTEST_SIGHT) found.push(...(await asSearched(text, { stock, geocode })));
  // "4111": no ZIP code near homes begins so, the numbers of homes do.
  const isNumber = /^\d{3,}$/.test(typed) && found.every(({ homes }) => !homes);
  const begun = isNumber ? (await homesBeginning(typed)).map(fromHome) : [];
  return [...begun, ...homesFirst(found, typed)].slice(0, MOST_SUGGESTIONS);
}

/**
 * Orders suggestions: places of this name, then places with it as another name and sights, sights by another name ("Silver Lake Sand Dunes"
 * for "lake mich"), and places without homes nearby.
 */
function homesFirst(found: readonly PlacePrediction[], typed: string): PlacePrediction[] {
  const rank = ({ homes, mainText, types }: PlacePrediction): number => {
    const isCalled = ` ${normalizePhrase(mainText)}`.includes(` ${typed}`);
    const isSight = types.includes('point_of_interest');
    if ((isCalled && !isSight) || types.includes('airport')) return 0;
    if (isCalled) return 1;
    return (homes ?? 0) === 0 ? 3 : isSight ? 2 : 1;
  };
  return found.toSorted((a, b) => rank(a) - rank(b));
}

/** Returns what a search for the text would find when no list has it: "yosemity" is Yosemite, "nyc" is New York. */
async function asSearched(
  text: string,
  { stock, geocode }: Pick<SuggestDeps, 'stock' | 'geocode'>,
): Promise<PlacePrediction[]> {
  const place = await geocode(text);
  // The address of the result will be searched.
  const found = place && ((await geocode(place.formattedAddress)) ?? place);
  if (!found || stock.homesIn(found, FAR_RADIUS).length === 0) return [];
  const description = place.formattedAddress;
  const [mainText = '', ...where] = description.split(', ');
  return [
    {
      placeId: `found-${normalizePhrase(description).replaceAll(' ', '-')}`,
      description,
      mainText,
      secondaryText: where.join(', '),
      types: place.types,
      ...countSaid(stock, found),
    },
  ];
}

/** Returns places of the maps service with a home within 100 miles, best first; at least one when nothing else was found. */
async function otherPlaces(
  text: string,
  found: readonly PlacePrediction[],
  { stock, predict, geocode }: Pick<SuggestDeps, 'stock' | 'predict' | 'geocode'>,
): Promise<PlacePrediction[]> {
  const others = (await predict(text))
    .filter((prediction) => !found.some((known) => suggestionName(known) === suggestionName(prediction)))
    .slice(0, MOST_SUGGESTIONS - found.length);
  const counted = await Promise.all(
    others.map(async (prediction) => {
      const place = await geocode(prediction.description);
      if (!place) return { prediction, near: 0, said: { homes: 0 } };
      return { prediction, near: countInside(stock, place), said: countSaid(stock, place) };
    }),
  );
  const useful = counted
    .filter(({ near, said }) => (found.some((known) => known.homes) ? near > 0 : said.homes > 0))
    .sort((a, b) => Number(b.near > 0) - Number(a.near > 0));
  return (useful.length > 0 ? useful : found.length > 0 ? [] : counted.slice(0, 1)).map(({ prediction, said }) => ({
    ...prediction,
    ...said,
  }));
}
