/** Finds counties by their borders: "lincoln county, oregon" is the homes inside it (FIND-1, decision 0165). */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { AROUND_RADIUS, FAR_RADIUS } from '@roost/shared/domain/search-place';
import { getStateCode, isStateCode } from '@roost/shared/domain/understanding/place-words';
import { getBounds, countiesNamed, isInCounty } from './county-shapes.ts';
import type { County } from './county-shapes.ts';
import { asBoxes, boxTowns, MOST_BOXES } from './find-area.ts';
import type { Box } from './state-boxes.ts';
import type { Stock } from './stock.ts';

/**
 * "Lincoln county oregon", "lincoln co or", "orleans parish". The letters "co" alone are Colorado, so that they need a
 * state behind them.
 */
const COUNTY = /^(?:the )?(.+?) (?:(?:county|parish|borough|cnty)(?: (.+))?|co (.+))$/;
/** "Teton county" in other languages. */
const COUNTY_OF =
  /^(?:the )?(?:county of|parish of|borough of|condado de|condado do|comte de|contea di|landkreis|bezirk|hrabstwo) (.+)$/;

/** Returns the letters of the state that a normalised text names. */
const toState = (text: string): string | null => (isStateCode(text) ? text.toUpperCase() : getStateCode(text));

/** `state` are its letters. */
type Said = { name: string; state: string | null };
const ORANGE_COUNTY: ReadonlySet<string> = new Set(['oc ca', 'oc california', 'the oc', 'oc county', 'oc calif']);
/** Returns the name of a county and of its state, as a normalised text says them; null for any other text. */
function readCounty(text: string): Said | null {
  if (ORANGE_COUNTY.has(text)) return { name: 'orange', state: 'CA' };
  const [, name, behind, behindCo] = COUNTY.exec(text) ?? [];
  if (name !== undefined) {
    const where = (behind ?? behindCo)?.replace(/ (?:usa|us|united states)$/, '');
    if (where === undefined) return { name, state: null };
    const state = toState(where);
    return state === null ? null : { name, state };
  }
  const of = COUNTY_OF.exec(text)?.[1];
  if (of === undefined) return null;
  const words = of.split(' ');
  for (const tail of [2, 1]) {
    const state = words.length > tail ? toState(words.slice(-tail).join(' ')) : null;
    if (state !== null) return { name: words.slice(0, -tail).join(' '), state };
  }
  return { name: of, state: null };
}

/** Counties that most people mean by these names, whichever others have homes: "orange county" is in California. */
const MEANT_BY_MOST: ReadonlyMap<string, string> = new Map(
  'orange:CA|king:WA|kings:NY|cook:IL|clark:NV|suffolk:NY|nassau:NY|wayne:MI|harris:TX|dallas:TX|oakland:MI|travis:TX'
    .split('|')
    .map((row): [string, string] => [row.slice(0, -3), row.slice(-2)]),
);

type Found = { county: County; boxes: Box[]; homes: number };
function getHomes(stock: Stock, county: County): Found | null {
  const box = getBounds(county);
  if (!box) return null;
  const inside = stock
    .homesIn({ lat: 0, lng: 0, area: { type: 'boxes', boxes: [box] } }, 0)
    .filter((home) => home.state === county.state && isInCounty(county, home));
  const towns = boxTowns(inside, county.state);
  return { county, homes: inside.length, boxes: inside.length === 0 || towns.length > MOST_BOXES ? [box] : towns };
}

/** Returns the county with most homes within 100 miles of its middle; null where none has any. */
function nearHomes(stock: Stock, named: readonly Found[]): Found | null {
  const near = named.map((found) => {
    const { lat, lng } = asBoxes(found.boxes, '');
    return { found, homes: stock.homesNear(lat, lng, FAR_RADIUS) };
  });
  const [most] = near.toSorted((a, b) => b.homes - a.homes);
  return most && most.homes > 0 ? most.found : null;
}

const foundByStock = new WeakMap<Stock, Map<string, Found | null>>();
/** Most texts that are remembered for one stock. */
const MOST_KNOWN = 1_000;
/** Returns the county of a normalised text; of those with one name the one with most homes. */
function lookUp(stock: Stock, text: string): Found | null {
  const said = readCounty(text);
  if (!said) return null;
  const known = foundByStock.get(stock) ?? new Map<string, Found | null>();
  foundByStock.set(stock, known);
  const key = `${said.name}|${said.state ?? ''}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const named = countiesNamed(said.name)
    .filter(({ state }) => said.state === null || getStateCode(state) === said.state)
    .flatMap((county) => getHomes(stock, county) ?? [])
    .toSorted((a, b) => b.homes - a.homes);
  // "King county" is the one that has homes, else the one with most of them in reach. Without either and a state it is
  // what the maps service or a sight says.
  const usual = said.state === null ? MEANT_BY_MOST.get(said.name) : undefined;
  const meant = usual === undefined ? undefined : named.find(({ county }) => getStateCode(county.state) === usual);
  const inReach = meant ?? named.find(({ homes }) => homes > 0) ?? nearHomes(stock, named);
  const found = inReach ?? (said.state === null ? null : (named[0] ?? null));
  if (known.size < MOST_KNOWN) known.set(key, found);
  return found;
}

/** "Ulster and Greene counties", "placer county and el dorado county ca". */
const TWO_COUNTIES =
  /^(.+?)(?: county)? (?:and|or|&) (?:the )?(.+?) (?:(?:counties|parishes)|(?<= county (?:and|or|&) .+)county)(?: (.+))?$/;
/** Returns the area of a county, its middle when it has no homes; null for a text that names none. */
export function findCounty(stock: Stock, text: string): GeocodeResult | null {
  const found = lookUp(stock, text);
  return found ? toResult(found) : findTwoCounties(stock, text);
}

/** Returns the area of two counties that have homes; null for any other text. */
function findTwoCounties(stock: Stock, text: string): GeocodeResult | null {
  const [, first, second, state = ''] = TWO_COUNTIES.exec(text) ?? [];
  if (first === undefined) return null;
  const places = [first, second].map((name) => lookUp(stock, `${name} county ${state}`.trim()));
  const [one, other] = places;
  if (!one?.homes || !other?.homes) return null;
  const [place, beside] = [toResult(one), toResult(other)];
  const boxes = [...one.boxes, ...other.boxes];
  if (boxes.length > MOST_BOXES) return null;
  const name = `${place.formattedAddress.split(',')[0] ?? ''} and ${beside.formattedAddress}`;
  return { ...place, ...asBoxes(boxes, name) };
}

/**
 * Returns the other counties of a name, with homes in them or near, that most people use for one: "orange county" may be the one in New
 * York. Empty for any other text.
 */
export function otherCounties(stock: Stock, text: string): GeocodeResult[] {
  const said = readCounty(text);
  const usual = said?.state === null ? MEANT_BY_MOST.get(said.name) : undefined;
  if (!said || usual === undefined) return [];
  return countiesNamed(said.name)
    .filter(({ state }) => getStateCode(state) !== usual)
    .flatMap((county) => getHomes(stock, county) ?? [])
    .map(toResult)
    .filter(({ lat, lng, area }) => area !== undefined || stock.homesNear(lat, lng, AROUND_RADIUS) > 0);
}

function toResult({ county, boxes, homes }: Found): GeocodeResult {
  const suffix = county.state === 'Louisiana' ? 'Parish' : county.state === 'Alaska' ? 'Borough' : 'County';
  const { area, ...place } = asBoxes(
    boxes,
    `${county.name} ${suffix}, ${getStateCode(county.state) ?? county.state}, USA`,
  );
  return {
    ...place,
    addressComponents: [
      {
        longName: county.state,
        shortName: getStateCode(county.state) ?? county.state,
        types: ['administrative_area_level_1'],
      },
      { longName: 'United States', shortName: 'US', types: ['country'] },
    ],
    ...(homes > 0 && area ? { area } : {}),
  };
}

/**
 * Returns the number of homes in the county of this normalised name, or within 100 miles of it where it has none;
 * undefined for a text that names none.
 */
export function homesInCounty(stock: Stock, name: string): number | undefined {
  const place = findCounty(stock, name);
  if (!place) return undefined;
  return place.area ? stock.countIn(place.area) : stock.homesNear(place.lat, place.lng, FAR_RADIUS);
}
