/**
 * Lays what a text was understood as over a search. Without the lexicon, so that pages that only apply it stay small
 * (FIND-2) (decision 0030).
 */
import type { IsoDate } from '../dates.ts';
import type { OtherDates } from './calendar-words.ts';
import type { BoundingBox, SearchState } from '../search-address.ts';
import { withAdult } from '../stay.ts';
import { warmLatitudes } from './warm-latitudes.ts';
import type { LexiconList } from './lexicon.ts';
import type { PartyPhrase, RoomsPhrase } from './party-words.ts';

export type Understanding = {
  /** The words that say where, as typed; null when none do. */
  place: string | null;
  /** Words that were not understood, as typed: the index is asked for them. */
  text: string;
  /** Words that say nothing a home can be searched by ("romantic"): dropped, and the page says so. */
  unused: string[];
  /** What homes must not be or have (`unwanted`). */
  excluded?: string[] | undefined;
  /** Places that the guest does not want, with the words that say so: services know which homes lie there. */
  awayFrom?: { said: string; name: string }[] | undefined;
  dates: { checkIn: IsoDate; checkOut: IsoDate } | null;
  /** Other stays that the words can mean ("in july"): the one with homes is taken. */
  otherDates?: OtherDates[] | undefined;
  party: PartyPhrase;
  rooms: RoomsPhrase;
  values: Record<LexiconList, string[]>;
  minPrice: number | null;
  maxPrice: number | null;
  /** The same limits where they were said for the whole stay, whose dates are known: what it costs with taxes. */
  total?: { min?: number | undefined; max?: number | undefined } | undefined;
  order: 'price-asc' | 'price-desc' | 'rating' | null;
  /** "Somewhere warm": wanted is a place that is warm at the time of the stay. */
  warm: boolean;
};

/**
 * True when more than a place or plain text was understood (also the number of a home), or words are left out, so that
 * the address of the search changes.
 */
export function isUnderstood(read: Understanding): boolean {
  return (
    read.dates !== null ||
    read.minPrice !== null ||
    read.maxPrice !== null ||
    read.order !== null ||
    read.warm ||
    Object.keys(read.party).length > 0 ||
    read.unused.length > 0 ||
    /^#\d+$/.test(read.text) ||
    (read.excluded?.length ?? 0) > 0 ||
    Object.keys(read.rooms).length > 0 ||
    Object.values(read.values).some((list) => list.length > 0)
  );
}

/** The search that a text stands for: what was understood is laid over `base`, the rest is its query. */
export function applyUnderstanding(base: SearchState, read: Understanding, today: IsoDate): SearchState {
  const add = (list: LexiconList): readonly string[] => [...new Set([...base[list], ...read.values[list]])];
  const { total } = read;
  const minPrice = (total ? null : read.minPrice) ?? base.minPrice;
  const maxPrice = (total ? null : read.maxPrice) ?? base.maxPrice;
  return {
    ...base,
    query: [read.text, read.place].filter((part) => part !== null && part !== '').join(' '),
    unused: [...new Set([...base.unused, ...read.unused])],
    excluded: [...new Set([...base.excluded, ...(read.excluded ?? [])])],
    dates: read.dates ?? base.dates,
    party: withAdult({
      adults: read.party.adults ?? base.party.adults,
      children: read.party.children ?? base.party.children,
      infants: read.party.infants ?? base.party.infants,
      pets: read.party.pets ?? base.party.pets,
    }),
    minPrice: maxPrice < minPrice ? 0 : minPrice,
    maxPrice,
    minTotal: total?.min ?? base.minTotal,
    maxTotal: total?.max ?? base.maxTotal,
    minBedrooms: read.rooms.minBedrooms ?? base.minBedrooms,
    minBathrooms: read.rooms.minBathrooms ?? base.minBathrooms,
    minBeds: read.rooms.minBeds ?? base.minBeds,
    boundingBox: read.warm && read.place === null ? warmBox(read.dates?.checkIn ?? today) : base.boundingBox,
    sort: read.order ?? base.sort,
    propertyTypes: add('propertyTypes'),
    amenities: add('amenities'),
    locationAmenities: add('locationAmenities'),
    viewAmenities: add('viewAmenities'),
    accessibility: add('accessibility'),
    activities: add('activities'),
  };
}

/** The belt of the earth that is warm on a day. */
function warmBox(date: IsoDate): BoundingBox {
  const { north, south } = warmLatitudes(date);
  return { northEast: { lat: north, lng: 180 }, southWest: { lat: south, lng: -180 } };
}
