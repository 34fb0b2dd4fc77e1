/** Homes of the shape that the index holds, the same for the same number: what every engine of the bench is given. */

export type Home = {
  objectID: string;
  Headline: string;
  City: string;
  'Property Type': string;
  Bedrooms: number;
  Bathrooms: number;
  'Total Beds': number;
  'Max Occupancy': number;
  'Average Per Night': number;
  'Average Rating': number;
  'Number of Reviews': number;
  _geoloc: { lat: number; lng: number };
  amenities: Record<'Amenities' | 'Location' | 'View' | 'Accessibility' | 'Area Activities', string[]>;
  images: { Caption: string; SortOrder: number; URL: string }[];
  Availability: Record<string, string>;
  MinStay: Record<string, number>;
  MaxStay: Record<string, number>;
  PricePerDay: Record<string, number>;
};
export type Random = () => number;

const FIRST_DAY = Date.UTC(2026, 6, 1);
const DAY_MS = 86_400_000;
const TOWNS = 60;

const dayKeys: string[] = [];

/** The day so many days after the first, as YYYYMMDD. */
export const dayKey = (day: number): string =>
  (dayKeys[day] ??= new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', ''));

/** A small generator of numbers from 0 to 1 (mulberry32). */
export function random(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const whole = (r: Random, from: number, to: number): number => from + Math.floor(r() * (to - from + 1));
const names = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix} ${String.fromCharCode(65 + (i % 26))}${i}`);
export const TYPES = names('Type', 12);
export const AMENITIES = names('Amenity', 40);
const GROUPS = {
  Location: names('Location', 8),
  View: names('View', 8),
  Accessibility: names('Access', 4),
  'Area Activities': names('Activity', 12),
};
const WORDS =
  'cosy bright lakeside cabin family beach house quiet forest villa sunny loft harbour cottage mountain view garden retreat old town'.split(
    ' ',
  );

/** Towns lie over the whole country, a few of them with most homes, as in life. */
export function town(index: number): { lat: number; lng: number } {
  const r = random(1000 + index);
  return { lat: 26 + r() * 22, lng: -122 + r() * 48 };
}
export const popularTown = (r: Random): number => Math.floor(TOWNS * r() ** 2);
const pickSome = (r: Random, list: readonly string[], share: number): string[] => list.filter(() => r() < share);

export function home(index: number, days: number): Home {
  const r = random(index + 1);
  const at = popularTown(r);
  const { lat, lng } = town(at);
  const bedrooms = whole(r, 1, 6);
  const base = whole(r, 60, 600);
  const maps = calendar(r, days, base);
  return {
    objectID: String(100_000 + index),
    Headline: Array.from({ length: 6 }, () => WORDS[whole(r, 0, WORDS.length - 1)]).join(' '),
    City: `Town ${at}`,
    'Property Type': TYPES[Math.floor(TYPES.length * r() ** 1.5)]!,
    Bedrooms: bedrooms,
    Bathrooms: whole(r, 1, 4),
    'Total Beds': bedrooms + whole(r, 0, 4),
    'Max Occupancy': bedrooms * 2 + whole(r, 0, 2),
    'Average Per Night': base,
    'Average Rating': whole(r, 30, 50) / 10,
    'Number of Reviews': whole(r, 0, 200),
    _geoloc: { lat: lat + (r() + r() - 1) * 0.6, lng: lng + (r() + r() - 1) * 0.6 },
    amenities: {
      Amenities: pickSome(r, AMENITIES, 0.4),
      Location: pickSome(r, GROUPS.Location, 0.25),
      View: pickSome(r, GROUPS.View, 0.25),
      Accessibility: pickSome(r, GROUPS.Accessibility, 0.3),
      'Area Activities': pickSome(r, GROUPS['Area Activities'], 0.25),
    },
    images: Array.from({ length: 12 }, (_, i) => ({
      Caption: `Room ${i}`,
      SortOrder: i,
      URL: `/pictures/${100_000 + index}/${i}.webp`,
    })),
    ...maps,
  };
}

/** Runs of free and booked days; days that cannot be booked are left out but for the day on which a guest may leave. */
function calendar(
  r: Random,
  days: number,
  base: number,
): Pick<Home, 'Availability' | 'MinStay' | 'MaxStay' | 'PricePerDay'> {
  const maps: Pick<Home, 'Availability' | 'MinStay' | 'MaxStay' | 'PricePerDay'> = {
    Availability: {},
    MinStay: {},
    MaxStay: {},
    PricePerDay: {},
  };
  const most = r() < 0.2 ? 28 : 365;
  const least = whole(r, 1, 4);
  for (let day = 0; day < days;) {
    const freeUntil = Math.min(days, day + whole(r, 5, 40));
    for (; day < freeUntil; day++) {
      const key = dayKey(day);
      const draw = r();
      maps.Availability[key] = draw < 0.9 ? 'DC' : draw < 0.95 ? 'DX' : draw < 0.98 ? 'DI' : 'DO';
      maps.MinStay[key] = least;
      maps.MaxStay[key] = most;
      maps.PricePerDay[key] = base + whole(r, -20, 60);
    }
    if (day < days) maps.Availability[dayKey(day)] = 'NO';
    day += whole(r, 2, 12);
  }
  return maps;
}
