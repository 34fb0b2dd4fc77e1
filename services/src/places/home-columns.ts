/**
 * Stores what sentences ask of homes in columns of numbers: a home takes some 80 bytes, where objects and strings took
 * thousands (SCALE-6). Texts that many homes share (towns, kinds, amenities) are stored once.
 */
import type { SearchArea } from '@roost/shared/contracts/places';
import { holds, isInArea } from './stock-homes.ts';
import type { Address, Row, StockHome } from './stock-homes.ts';

/** A list of homes to iterate. Callbacks get the same object each time and must not store it. */
export type HomeList = {
  readonly length: number;
  some: (fits: (home: StockHome) => boolean) => boolean;
  filter: (fits: (home: StockHome) => boolean) => HomeList;
};
/** An address that homes share, with their number and the sums of their latitudes and longitudes. */
export type SharedAddress = Address & { homes: number; lat: number; lng: number };
type NamedArea = Exclude<SearchArea, { type: 'boxes' }>;

const FIRST_ROOM = 1_024;
const BITS = 32;
type Numbers = Float64Array | Uint32Array | Uint16Array;

/** Creates a column that grows. */
function column<T extends Numbers>(Type: new (length: number) => T) {
  const own = {
    values: new Type(FIRST_ROOM),
    set(at: number, value: number): void {
      if (at >= own.values.length) {
        const larger = new Type(Math.max(at + 1, 2 * own.values.length));
        larger.set(own.values);
        own.values = larger;
      }
      own.values[at] = value;
    },
    at: (index: number): number => own.values[index] ?? 0,
  };
  return own;
}

/** Creates a dictionary that numbers texts in the order of their first use. */
function dictionary() {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  return {
    texts,
    toNumber: (text: string): number | undefined => numbers.get(text),
    add(text: string): number {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, texts.length);
      return texts.push(text) - 1;
    },
  };
}

/** Creates the columns of amenities, a bit for each wish. */
function wishColumns() {
  const wishes = dictionary();
  const bits: ReturnType<typeof column<Uint32Array>>[] = [];
  return {
    add(at: number, wish: string): void {
      const number = wishes.add(wish);
      const own = (bits[Math.floor(number / BITS)] ??= column(Uint32Array));
      own.set(at, own.at(at) | (1 << (number % BITS)));
    },
    has(at: number, wish: string): boolean {
      const number = wishes.toNumber(wish) ?? -1;
      return number >= 0 && (((bits[Math.floor(number / BITS)]?.at(at) ?? 0) >>> (number % BITS)) & 1) === 1;
    },
  };
}

function emptyColumns() {
  return {
    lat: column(Float64Array),
    lng: column(Float64Array),
    cents: column(Float64Array),
    bathrooms: column(Float64Array),
    sleeps: column(Uint16Array),
    pets: column(Uint16Array),
    bedrooms: column(Uint16Array),
    type: column(Uint16Array),
    address: column(Uint32Array),
    types: dictionary(),
    addressNumbers: dictionary(),
    addresses: [] as SharedAddress[],
    wishes: wishColumns(),
  };
}
type Columns = ReturnType<typeof emptyColumns>;

/** Returns the one home that callbacks see, and a function that points it at a row. */
function getCursor(columns: Columns): { home: StockHome; show: (slot: number) => void } {
  let at = 0;
  const where = (): SharedAddress | undefined => columns.addresses[columns.address.at(at)];
  const home: StockHome = {
    get lat() {
      return columns.lat.at(at);
    },
    get lng() {
      return columns.lng.at(at);
    },
    get city() {
      return where()?.city ?? null;
    },
    get region() {
      return where()?.region ?? '';
    },
    get state() {
      return where()?.state ?? null;
    },
    get country() {
      return where()?.country ?? null;
    },
    get type() {
      return columns.types.texts[columns.type.at(at)] ?? '';
    },
    get sleeps() {
      return columns.sleeps.at(at);
    },
    get pets() {
      return columns.pets.at(at);
    },
    get bedrooms() {
      return columns.bedrooms.at(at);
    },
    get bathrooms() {
      return columns.bathrooms.at(at);
    },
    get price() {
      return columns.cents.at(at) / 100;
    },
    has: { has: (wish) => columns.wishes.has(at, wish) },
  };
  return {
    home,
    show: (slot) => {
      at = slot;
    },
  };
}

/** Returns functions that make lists of homes: of given rows, or of the first rows. */
function getLists({ home, show }: ReturnType<typeof getCursor>) {
  const list = (count: number, slotAt: (index: number) => number): HomeList => ({
    length: count,
    some(fits) {
      for (let index = 0; index < count; index += 1) {
        show(slotAt(index));
        if (fits(home)) return true;
      }
      return false;
    },
    filter(fits) {
      const kept = column(Uint32Array);
      let found = 0;
      for (let index = 0; index < count; index += 1) {
        const slot = slotAt(index);
        show(slot);
        if (fits(home)) kept.set(found++, slot);
      }
      return ofSlots(kept.values, found);
    },
  });
  const ofSlots = (slots: ArrayLike<number>, count: number): HomeList => list(count, (index) => slots[index] ?? 0);
  return { ofSlots, first: (count: number): HomeList => list(count, (index) => index) };
}

function addRow(columns: Columns, at: number, row: Row): void {
  const { city, region, state, country } = row;
  const address = columns.addressNumbers.add(JSON.stringify([city, region, state, country]));
  const shared = (columns.addresses[address] ??= { city, region, state, country, homes: 0, lat: 0, lng: 0 });
  shared.homes += 1;
  shared.lat += row.lat;
  shared.lng += row.lng;
  columns.address.set(at, address);
  columns.type.set(at, columns.types.add(row.type));
  for (const name of ['lat', 'lng', 'cents', 'bathrooms', 'sleeps', 'pets', 'bedrooms'] as const)
    columns[name].set(at, row[name]);
  for (const wish of row.amenities ? Object.values(row.amenities).flat() : []) columns.wishes.add(at, wish);
}

export type HomeColumns = ReturnType<typeof homeColumns>;

/** Creates empty columns. */
export function homeColumns() {
  const columns = emptyColumns();
  const { ofSlots, first } = getLists(getCursor(columns));
  const { addresses } = columns;
  let length = 0;

  const fitting = (area: NamedArea): boolean[] =>
    addresses.map((address) => isInArea((attribute, value) => addressHolds(address, attribute, value), area));
  const countFitting = (fits: readonly boolean[]): number =>
    addresses.reduce((sum, { homes }, at) => sum + (fits[at] ? homes : 0), 0);
  /** Returns the homes of an area by their attributes. */
  function inArea(area: NamedArea): HomeList {
    if (!isOfAddress(area))
      return first(length).filter((home) => isInArea((attribute, value) => holds(home, attribute, value), area));
    const fits = fitting(area);
    const slots = new Uint32Array(countFitting(fits));
    for (let [at, count] = [0, 0]; count < slots.length; at += 1) if (fits[columns.address.at(at)]) slots[count++] = at;
    return ofSlots(slots, slots.length);
  }

  return {
    add(row: Row): void {
      addRow(columns, length, row);
      length += 1;
    },
    addresses,
    all: (): HomeList => first(length),
    count: (): number => length,
    points: () => ({ lat: columns.lat.values, lng: columns.lng.values, length }),
    ofSlots,
    inArea,
    countInArea: (area: NamedArea): number => (isOfAddress(area) ? countFitting(fitting(area)) : inArea(area).length),
  };
}

const ADDRESS_ATTRIBUTES = new Set(['City', 'Region', 'State', 'Country']);
const isOfAddress = ({ values }: NamedArea): boolean =>
  values.every(([attribute]) => ADDRESS_ATTRIBUTES.has(attribute));
function addressHolds({ city, region, state, country }: Address, attribute: string, value: string): boolean {
  const held: Readonly<Record<string, string | null>> = { City: city, Region: region, State: state, Country: country };
  return held[attribute] === value;
}
