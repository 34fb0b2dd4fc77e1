/** What the words of a search mean and where they lie, asked of our services once and remembered by the tab (SRCH-3, FIND-1, FIND-2). */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import type { LoaderContext } from '@roost/shared/contracts/remote-module';
import type { OtherReading } from '@roost/shared/contracts/understood-search';
import type { SearchState } from '@roost/shared/domain/search-address';
import { applyUnderstanding, isUnderstood } from '@roost/shared/domain/understanding/apply';
import type { Understanding } from '@roost/shared/domain/understanding/apply';
import type { FoundPlace, TrackingLocation } from './search-data.ts';

/** `search` is another search that the text stands for: "cabin near tahoe" is cabins at Lake Tahoe. */
export type UnderstoodQuery = FoundPlace & {
  search: SearchState | null;
  /** Other dates that the words can mean. */
  otherDates?: Understanding['otherDates'];
  /** Other places that the words can mean. */
  others?: readonly OtherReading[];
};

/** A plain number is a listing's number or a ZIP code, with "#" a listing's. */
export const LISTING_NUMBER = /^#?\s*(\d+)$/;
const ZIP_CODE = /^\d{5}$/;

const NO_PLACE: FoundPlace = { latLng: null, location: null, words: { unused: [] } };

/** True when the words of a search are looked up: all but numbers that cannot be a ZIP code. */
export function isLookedUp({ query }: Pick<SearchState, 'query'>): boolean {
  return query !== '' && (!LISTING_NUMBER.test(query) || ZIP_CODE.test(query));
}

/** Null when services do not answer: the search then goes on with its words as they are. */
export async function askForPlace(
  state: SearchState,
  { api, request, today }: Pick<LoaderContext, 'api' | 'request' | 'today'>,
): Promise<UnderstoodQuery | null> {
  if (!isLookedUp(state)) return { ...NO_PLACE, search: null };
  // The first page came with its answer: the code for the next one need not come with the page.
  const { understandSearch } = await import('@roost/shared/clients/understand');
  const answer = await understandSearch(api, state.query, request.signal);
  if (!answer) return null;
  const { read, place, others = [] } = answer;
  // Words beside a place that is not known are words like any other.
  const text = place ? read.text.replace(/["“”]/g, '') : '';
  return {
    latLng: place
      ? {
          lat: place.lat,
          lng: place.lng,
          ...(place.area ? { area: place.area } : {}),
          ...(place.radius ? { radius: place.radius } : {}),
          ...(text ? { text } : {}),
        }
      : null,
    location: place && toTrackingLocation(place),
    words: {
      unused: [],
      ...(place?.corrected ? { corrected: place.corrected } : {}),
      ...(place?.townOfAddress ? { townOfAddress: shortAddress(place.formattedAddress) } : {}),
    },
    ...(others.length > 0 ? { others } : {}),
    search: isUnderstood(read)
      ? applyUnderstanding(state, { ...read, place: others.length > 0 ? read.place : getPlaceName(read, place) }, today)
      : null,
    otherDates: read.otherDates,
  };
}

/** The place as the box and the address name it: by its own name, unless the guest has to be told what was made of the words. */
function getPlaceName(read: Understanding, place: GeocodeResult | null): string | null {
  const own = place && !place.corrected && !place.townOfAddress && !UNNAMED.some((type) => place.types.includes(type));
  return own ? shortAddress(place.formattedAddress) : read.place;
}
/** A code or number is shorter than what it stands for. */
const UNNAMED = ['airport', 'postal_code', 'street_address'];

/** "Truckee, CA" of "Truckee, CA, USA". */
export const shortAddress = (formatted: string): string => formatted.replace(/, USA$/, '');

/** The place as events tell it. */
function toTrackingLocation({ formattedAddress, types, addressComponents }: GeocodeResult): TrackingLocation {
  const part = (type: string) =>
    addressComponents.find((component) => component.types.includes(type))?.longName ?? null;
  return {
    formattedAddress,
    types,
    city: part('locality') ?? part('sublocality'),
    state: part('administrative_area_level_1'),
    country: part('country'),
  };
}
