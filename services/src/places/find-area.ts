/** Finds parts of countries and continents that no home's record names, among the homes that there are (FIND-1). */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { getStateName, isStateCode, QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { findBesideState } from './area-beside-state.ts';
import type { HomeList } from './home-columns.ts';
import { NAMED_AREAS } from './named-areas.ts';
import type { NamedArea } from './named-areas.ts';
import { fromStock } from './place-results.ts';
import { REGION_EXTENTS } from './region-extents.ts';
import { partWithoutHomes, takeMiddle, takePart } from './state-boxes.ts';
import type { Box } from './state-boxes.ts';
import type { Stock, StockPlace } from './stock.ts';

/** Degrees from the center of a region within which its towns lie. */
const REGION_DEGREES = 1.5;
/** "Marathon Florida Keys": a town and the region that it lies in. */
function townOfRegion(stock: Stock, name: string): StockPlace | undefined {
  const words = name.split(' ');
  for (let own = words.length - 1; own > 0; own -= 1) {
    const region = stock.named(words.slice(own).join(' ')).find(({ kind }) => kind === 'region');
    const town =
      region &&
      stock
        .named(words.slice(0, own).join(' '))
        .find(
          ({ kind, lat, lng }) => kind === 'town' && Math.hypot(lat - region.lat, lng - region.lng) <= REGION_DEGREES,
        );
    if (town) return town;
  }
  return undefined;
}

/**
 * Finds an area that several attribute values make up ("New England"), or a town named with its region. Null when it
 * has no homes.
 */
export function findNamedArea(stock: Stock, name: string): GeocodeResult | null {
  const named = getNamedArea(name) ?? (stock.names.has(name) ? undefined : findBesideState(name));
  const town = named ? undefined : townOfRegion(stock, name);
  if (town) return fromStock(town);
  if (!named) return null;
  const inState = boxesInState(stock, named);
  const isWhole =
    inState && named.isPart && stock.countIn({ type: 'boxes', boxes: inState }) === stock.countIn(named.area);
  if (inState && !isWhole) return inState.length > 0 ? asBoxes(inState, named.name) : null;
  const parts = getParts(stock, named);
  const homes = parts.reduce((sum, part) => sum + part.homes, 0);
  if (homes === 0) return null;
  const middle = (of: (part: StockPlace) => number): number =>
    parts.reduce((sum, part) => sum + of(part) * part.homes, 0) / homes;
  return {
    lat: middle(({ lat }) => lat),
    lng: middle(({ lng }) => lng),
    formattedAddress: isWhole ? named.name.replace(/, [A-Z]{2}$/, '') : named.name,
    types: ['colloquial_area', 'political'],
    partialMatch: false,
    addressComponents: [],
    area: named.area,
  };
}
/** Degrees around the homes of a town. */
const EDGE = 0.005;
/** Most boxes of one search: an area of more towns is searched whole. */
export const MOST_BOXES = 100;
/** Returns a box around the homes of each town in one state, so that homes of its neighbour stay outside (decision 0155). */
export function boxTowns(homes: HomeList, state: string): Box[] {
  const towns = new Map<string, Box>();
  homes.some(({ lat, lng, city, state: own }) => {
    if (own !== state) return false;
    const town = city ?? `${lat.toFixed(1)} ${lng.toFixed(1)}`;
    const [north, east, south, west] = towns.get(town) ?? [lat, lng, lat, lng];
    towns.set(town, [Math.max(north, lat), Math.max(east, lng), Math.min(south, lat), Math.min(west, lng)]);
    return false;
  });
  return [...towns.values()].map(([north, east, south, west]) => [
    north + EDGE,
    east + EDGE,
    south - EDGE,
    west - EDGE,
  ]);
}
const boxesByStock = new WeakMap<Stock, Map<NamedArea, Box[] | null>>();
/**
 * "Western North Carolina": the boxes of an area of which only the homes of one state are meant, because no home's
 * record says both. Null for an area that is meant whole.
 */
function boxesInState(stock: Stock, named: NamedArea): Box[] | null {
  const { area, state } = named;
  if (state === undefined) return null;
  const known = boxesByStock.get(stock) ?? new Map<NamedArea, Box[] | null>();
  boxesByStock.set(stock, known);
  if (!known.has(named)) {
    const boxes = boxTowns(stock.homesIn({ lat: 0, lng: 0, area }, 0), state);
    known.set(named, boxes.length > MOST_BOXES ? null : boxes);
  }
  return known.get(named) ?? null;
}
/** Returns the answer for an area of boxes. */
export const asBoxes = (boxes: Box[], name: string): GeocodeResult => ({
  ...getMiddle(
    [
      Math.max(...boxes.map(([north]) => north)),
      Math.max(...boxes.map(([, east]) => east)),
      Math.min(...boxes.map(([, , south]) => south)),
      Math.min(...boxes.map(([, , , west]) => west)),
    ],
    name,
  ),
  area: { type: 'boxes', boxes },
});
const getExtent = (name: string) =>
  REGION_EXTENTS.get(name) ?? REGION_EXTENTS.get(name.replace(/^the /, '')) ?? REGION_EXTENTS.get(withStateNames(name));
/** "FL gulf coast" is the one of Florida. */
const withStateNames = (name: string): string =>
  name.replace(/^[a-z]{2}(?= )|(?<= )[a-z]{2}$/g, (code) =>
    isStateCode(code) ? normalizePhrase(getStateName(code) ?? code) : code,
  );
/**
 * Finds a part of a state or country by its box ("Hudson Valley"); its center when it has no homes. Null for an unknown
 * name.
 */
export function findExtent(stock: Stock, name: string): GeocodeResult | null {
  const extent = getExtent(name);
  if (!extent) return null;
  const area = { type: 'boxes' as const, boxes: [extent.box] };
  return { ...getMiddle(extent.box, extent.name), ...(stock.countIn(area) > 0 ? { area } : {}) };
}

/** Degrees that the homes of a state must span for it to have parts. */
const FEWEST_DEGREES = 1.5;
const CENTRAL = /^(?:the )?(?:central|middle|mid) (?:part of )?(.+)$/;
const PART_OF = /^(?:the )?(north|south)?\s?(east|west)?(?:ern)?(?: part of| side of)? (?:state of )?(.+?)(?: state)?$/;
/**
 * "Southwest Colorado", "south-east oklahoma", "eastern oregon": the part of a state with homes that lies there, seen
 * from the middle of its homes; all of it where they lie too close together; its middle where no home lies in that part
 * on the map. Null where none lies there.
 */
export function findPartOfState(stock: Stock, name: string): GeocodeResult | null {
  // West Virginia is a state, not a part of Virginia.
  if (QUALIFIERS.has(name)) return null;
  const central = CENTRAL.exec(name)?.[1];
  if (central !== undefined) return findMiddleOfState(stock, central);
  const [, vertical, horizontal, of = ''] = PART_OF.exec(name) ?? [];
  // "Eastern NC"
  const whole = isStateCode(of) ? normalizePhrase(getStateName(of) ?? '') : of;
  const state = vertical || horizontal ? stock.named(whole).find(({ kind }) => kind === 'state') : undefined;
  if (!state) return null;
  const homes: { lat: number; lng: number }[] = [];
  stock.homesIn(fromStock(state), 0).some(({ lat, lng }) => {
    homes.push({ lat, lng });
    return false;
  });
  const [lats, lngs] = [homes.map(({ lat }) => lat), homes.map(({ lng }) => lng)];
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
  const label = `${[vertical, horizontal].join('').replace(/^./, (letter) => letter.toUpperCase())}ern ${state.name}`;
  // "Western Massachusetts" is not Cape Cod: what is near it is shown.
  const without = partWithoutHomes(state.name, homes, { vertical, horizontal });
  if (without) return getMiddle(without, label);
  // When all homes are close together, they are in every part.
  if ((vertical && north - south < FEWEST_DEGREES) || (horizontal && east - west < FEWEST_DEGREES))
    return fromStock(state);
  const box = takePart([north, east, south, west], vertical, horizontal);
  const area = { type: 'boxes' as const, boxes: [box] };
  if (stock.countIn(area) === 0) return null;
  const inBox = stock.homesIn({ lat: 0, lng: 0, area }, 0);
  // "Western North Carolina": half of the homes in its box are in Tennessee.
  const towns = inBox.some((home) => home.state !== state.name) ? boxTowns(inBox, state.name) : [];
  const boxes = towns.length > 0 && towns.length <= MOST_BOXES ? towns : [box];
  return {
    ...getMiddle(box, label),
    addressComponents: fromStock(state).addressComponents,
    area: { type: 'boxes', boxes },
  };
}

/** "Central Vermont": the homes in the middle of a state on the map, else its middle. */
function findMiddleOfState(stock: Stock, of: string): GeocodeResult | null {
  const whole = isStateCode(of) ? normalizePhrase(getStateName(of) ?? '') : of;
  const state = stock.named(whole).find(({ kind }) => kind === 'state');
  const middle = state && takeMiddle(state.name);
  if (!state || !middle) return null;
  const inMiddle = stock.homesIn({ lat: 0, lng: 0, area: { type: 'boxes', boxes: [middle] } }, 0);
  const towns = boxTowns(inMiddle, state.name);
  const label = `Central ${state.name}`;
  return towns.length > 0 && towns.length <= MOST_BOXES ? asBoxes(towns, label) : getMiddle(middle, label);
}

const getMiddle = ([north, east, south, west]: Box, formattedAddress: string): GeocodeResult => ({
  lat: (north + south) / 2,
  lng: (east + west) / 2,
  formattedAddress,
  types: ['colloquial_area', 'political'],
  partialMatch: false,
  addressComponents: [],
});

/** "The american southwest", "southwest usa": with and without what says where it lies. */
const getNamedArea = (name: string): NamedArea | undefined =>
  NAMED_AREAS.get(name) ??
  NAMED_AREAS.get(withStateNames(name)) ??
  NAMED_AREAS.get(name.replace(/^the /, '')) ??
  NAMED_AREAS.get(
    name.replace(/^(?:the )?(?:american |us )?/, '').replace(/ (?:usa|us|u s|united states|of america|states)$/, ''),
  );
const AREA_KINDS: Readonly<Record<string, StockPlace['kind']>> = {
  State: 'state',
  Country: 'country',
  Region: 'region',
};
function getParts(stock: Stock, { area }: NamedArea): StockPlace[] {
  return area.type === 'boxes'
    ? []
    : area.values.flatMap(([attribute, value]) =>
        stock.places.filter(({ kind, name }) => kind === AREA_KINDS[attribute] && name === value),
      );
}

/** "Chimayo northern nm": a town with homes before a part of its state or another area that it lies in. */
export function townBeforeArea(stock: Stock, name: string): GeocodeResult | null {
  const words = name.split(' ');
  for (let own = words.length - 1; own > 0; own -= 1) {
    const towns = stock.named(words.slice(0, own).join(' ')).filter(({ kind }) => kind === 'town');
    const rest = words
      .slice(own)
      .join(' ')
      .replace(/^(?:in|on) /, '');
    const area =
      towns.length === 0
        ? null
        : (findNamedArea(stock, rest) ?? findExtent(stock, rest) ?? findPartOfState(stock, rest));
    const homes = area?.area && stock.homesIn(area, 0);
    const town =
      homes && towns.find((each) => homes.some(({ city, state }) => city === each.name && state === each.state));
    if (town) return fromStock(town);
  }
  return null;
}

/** Returns the number of homes in the area of this normalised name; undefined for an unknown name. */
export function countNamedArea(stock: Stock, name: string): number | undefined {
  const named = getNamedArea(name);
  const extent = named ? undefined : getExtent(name);
  if (extent) return stock.countIn({ type: 'boxes', boxes: [extent.box] });
  const inState = named && boxesInState(stock, named);
  if (inState) return stock.countIn({ type: 'boxes', boxes: inState });
  return named && getParts(stock, named).reduce((sum, { homes }) => sum + homes, 0);
}
