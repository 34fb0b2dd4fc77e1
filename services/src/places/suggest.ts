/** Suggestions while a guest types: places with homes first, with their number, then sights and other places in reach of homes (FIND-3, SRCH-17). */
import type { GeocodeResult, PlacePrediction } from '@roost/shared/contracts/places';
import { AROUND_RADIUS } from '@roost/shared/domain/search-place';
import { allowedMistakes, editDistance } from '@roost/shared/domain/spelling';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { airportOf, FAR_METRES, landmarksBeginning } from './find-place.ts';
import type { Stock, StockPlace } from './stock.ts';

export const MOST_SUGGESTIONS = 6;
/** The maps service is asked only where our own places leave room. */
const ENOUGH = 4;

export type SuggestDeps = {
  stock: Stock;
  /** Predictions of the maps service. */
  predict: (input: string) => Promise<PlacePrediction[]>;
  geocode: (address: string) => Promise<GeocodeResult | null>;
  /** The home of a listing number, or null. */
  findHome: (id: string) => Promise<{ id: string; headline: string; city: string | null } | null>;
};

const KIND_TYPES: Readonly<Record<StockPlace['kind'], string[]>> = {
  country: ['country'],
  state: ['administrative_area_level_1'],
  region: ['colloquial_area'],
  town: ['locality'],
};

function fromStock(place: StockPlace): PlacePrediction {
  return {
    placeId: `stock-${place.kind}-${normalizePhrase(place.label).replaceAll(' ', '-')}`,
    description: place.label,
    mainText: place.name,
    secondaryText: place.label.slice(place.name.length).replace(/^, /, ''),
    types: KIND_TYPES[place.kind],
    homes: place.homes,
  };
}

/** How well a name answers what was typed: lower is better, null is not at all. */
function rate(name: string, typed: string): number | null {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.includes(` ${typed}`)) return 2;
  const limit = allowedMistakes(typed.length);
  if (limit === 0) return null;
  // As far as it was typed: "gatln" begins "gatlinburg" but for one letter, with one letter more or less.
  for (const length of [typed.length, typed.length + 1, typed.length - 1]) {
    const distance = editDistance(name.slice(0, length), typed, limit);
    if (distance <= limit) return 3 + distance;
  }
  return null;
}

function stockMatches(stock: Stock, typed: string, where: readonly string[]): StockPlace[] {
  const best = new Map<StockPlace, number>();
  for (const name of stock.names.keys()) {
    const score = rate(name, typed);
    if (score === null) continue;
    for (const place of stock.named(name)) if ((best.get(place) ?? Infinity) > score) best.set(place, score);
  }
  const fits = (place: StockPlace): boolean => {
    const words = normalizePhrase(`${place.label} ${place.state ?? ''} ${place.country}`).split(' ');
    return where.every((start) => words.some((word) => word.startsWith(start)));
  };
  const exact = [...best.values()].some((score) => score < 3);
  return [...best]
    .filter(([place, score]) => fits(place) && (score < 3 || !exact))
    .sort(([a, scoreA], [b, scoreB]) => scoreA - scoreB || b.homes - a.homes)
    .map(([place]) => place);
}

/** Up to six suggestions. A region that is called like its town is offered once, as the town, which shows the same homes nearest first. */
export async function suggest(
  input: string,
  { stock, predict, geocode, findHome }: SuggestDeps,
): Promise<PlacePrediction[]> {
  const text = input.trim().replace(/^#\s*/, '');
  const [typed = '', ...rest] = text.split(',').map(normalizePhrase);
  if (typed === '') return [];
  const found: PlacePrediction[] = [];
  const add = (prediction: PlacePrediction): void => {
    if (!found.some(({ description }) => description === prediction.description)) found.push(prediction);
  };
  if (/^\d+$/.test(typed)) {
    const home = await findHome(typed);
    if (home)
      add({
        placeId: `home-${home.id}`,
        description: home.id,
        mainText: home.headline,
        secondaryText: [`#${home.id}`, home.city].filter(Boolean).join(' · '),
        types: ['listing'],
        homes: 1,
        listingId: home.id,
      });
  }
  for (const place of stockMatches(stock, typed, rest.join(' ').split(' ').filter(Boolean)).slice(0, MOST_SUGGESTIONS))
    add(fromStock(place));
  const near = (lat: number, lng: number): number => stock.homesNear(lat, lng, AROUND_RADIUS) || 0;
  const airport = /^[a-z]{3}$/.test(typed) ? airportOf(typed) : null;
  if (airport)
    found.unshift({
      placeId: `airport-${airport.code}`,
      description: airport.code,
      mainText: `${airport.city} airport`,
      secondaryText: airport.code,
      types: ['airport'],
      homes: near(airport.lat, airport.lng),
    });
  if (found.length < MOST_SUGGESTIONS && typed.length >= 3)
    for (const { name, lat, lng, where } of landmarksBeginning(typed, 3))
      if (stock.homesNear(lat, lng, FAR_METRES) > 0)
        add({
          placeId: `sight-${normalizePhrase(name).replaceAll(' ', '-')}`,
          description: `${name}, ${where}`,
          mainText: name,
          secondaryText: where,
          types: ['point_of_interest'],
          homes: near(lat, lng),
        });
  if (found.length >= ENOUGH) return found.slice(0, MOST_SUGGESTIONS);
  return [...found, ...(await otherPlaces(text, found, { stock, predict, geocode }))].slice(0, MOST_SUGGESTIONS);
}

/** Places of the maps service that have a home within 100 miles, nearest promise first; at least one of them is kept when nothing else was found. */
async function otherPlaces(
  text: string,
  found: readonly PlacePrediction[],
  { stock, predict, geocode }: Pick<SuggestDeps, 'stock' | 'predict' | 'geocode'>,
): Promise<PlacePrediction[]> {
  const others = (await predict(text))
    .filter(
      ({ description, mainText }) =>
        !found.some((known) => known.description === description || known.mainText === mainText),
    )
    .slice(0, MOST_SUGGESTIONS - found.length);
  const counted = await Promise.all(
    others.map(async (prediction) => {
      const place = await geocode(prediction.description);
      if (!place) return { prediction, near: 0, far: 0 };
      return {
        prediction,
        near: place.area
          ? stock.homesNear(place.lat, place.lng, FAR_METRES)
          : stock.homesNear(place.lat, place.lng, AROUND_RADIUS),
        far: stock.homesNear(place.lat, place.lng, FAR_METRES),
      };
    }),
  );
  const useful = counted
    .filter(({ near, far }) => (found.some(({ homes }) => homes) ? near > 0 : far > 0))
    .sort((a, b) => Number(b.near > 0) - Number(a.near > 0));
  return (useful.length > 0 ? useful : found.length > 0 ? [] : counted.slice(0, 1)).map(({ prediction, near }) => ({
    ...prediction,
    homes: near,
  }));
}
