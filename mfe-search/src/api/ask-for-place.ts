/**
 * What the words of a search mean and where they lie, asked of our services (SRCH-3, FIND-1, FIND-2). Loaded with a
 * page's next search: the first came with its answer (decision 0087).
 */
import { understandSearch } from './understand-search.ts';
import type { GeocodeResult } from '@roost/shared/contracts/places';
import type { LoaderContext } from '@roost/shared/contracts/remote-module';
import type { UnderstoodSearch } from '@roost/shared/contracts/understood-search';
import { showIn } from '@roost/shared/domain/currency';
import type { ExchangeRates } from '@roost/shared/domain/currency';
import { toDollarLimit } from '@roost/shared/domain/price-limits';
import type { LimitEnd, LimitUnit } from '@roost/shared/domain/price-limits';
import { readSearch } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { applyUnderstanding, isUnderstood } from '@roost/shared/domain/understanding/apply';
import type { Understanding } from '@roost/shared/domain/understanding/apply';
import { findCurrency } from '@roost/shared/domain/understanding/currency-words';
import { isLookedUp, shortAddress } from './find-place.ts';
import type { UnderstoodQuery } from './find-place.ts';
import { readPastedPage, type PastedPage } from './pasted-page.ts';
import type { FoundPlace, TrackingLocation } from './search-data.ts';

const NO_PLACE: FoundPlace = { latLng: null, location: null, words: { unused: [] } };

/** Where services do not answer, the search goes on with its words as they are, and says so. */
export async function askForPlace(
  state: SearchState,
  { api, config, request, today }: Pick<LoaderContext, 'api' | 'config' | 'request' | 'today'>,
): Promise<UnderstoodQuery> {
  if (!isLookedUp(state)) return { ...NO_PLACE, search: null };
  const page = readPastedPage(state.query, config.siteUrl);
  if (page) return { ...NO_PLACE, search: toSearchOfPage(state, page) };
  const answer = await understandSearch(api, state.query, request.signal);
  if (!answer) return { ...NO_PLACE, words: { unused: [], unanswered: true }, search: null };
  const { place, others = [], unanswered, home } = answer;
  const read = inDollars(answer.read, state.query, config.exchange);
  // Words beside a place that is not known are words like any other.
  const text = place ? read.text.replace(/["“”]/g, '') : '';
  const placeName = getPlaceName(read, place);
  return {
    ...(placeName ? { placeName } : {}),
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
      ...(unanswered ? { unanswered } : {}),
      ...(place?.corrected ? { corrected: place.corrected } : {}),
      ...(place?.townOfAddress ? { townOfAddress: shortAddress(place.formattedAddress) } : {}),
    },
    ...(others.length > 0 ? { others } : {}),
    search: home
      ? { ...state, query: home }
      : isUnderstood(read) || (!unanswered && saysLess(read, place, state.query))
        ? applyUnderstanding(
            state,
            { ...read, text: asText(read.text, place), place: others.length > 0 ? read.place : placeName },
            today,
          )
        : null,
    otherDates: read.otherDates,
  };
}

/** The dates and guests that an address names, if it does. */
function toStay(query: string): Partial<SearchState> {
  const params = new URLSearchParams(query);
  const { dates, party } = readSearch(params);
  return { ...(dates ? { dates } : {}), ...(params.has('adults') ? { party } : {}) };
}

/**
 * Addresses of pages can be longer than a screen, and than what the address of a search keeps of a text. They are known
 * by how they begin (`Notes.tsx`).
 */
function toShortAddress(text: string): string {
  const address = /^https?:/i.test(text) ? text.replace(/^http/i, 'http') : `https://${text}`;
  return address.length > 60 ? `${address.slice(0, 57)}…` : address;
}

/** A pasted address of a home is that home; any other is not searched for, and said to be none. */
const toSearchOfPage = (state: SearchState, page: PastedPage): SearchState =>
  page.type === 'home'
    ? { ...state, ...toStay(page.query), query: `#${page.number}` }
    : { ...state, query: '', unused: [...new Set([...state.unused, toShortAddress(state.query.trim())])] };

/**
 * Prices that were typed in another currency, in the dollars that addresses hold (TRUE-1, ROUTE-4). Without the day's
 * rates they are named as not used.
 */
function inDollars(read: UnderstoodSearch['read'], typed: string, rates: ExchangeRates | undefined) {
  const named = findCurrency(typed);
  const { minPrice, maxPrice } = read;
  if (named === null || named.currency === 'USD' || (minPrice === null && maxPrice === null)) return read;
  const { currency, said } = named;
  if (currency === 'other' || rates === undefined)
    return { ...read, minPrice: null, maxPrice: null, total: undefined, unused: [...read.unused, said] };
  const convert = (amount: number | null, end: LimitEnd, unit?: LimitUnit): number | null =>
    amount === null ? null : toDollarLimit(amount, end, showIn(currency, rates), unit);
  const total = read.total && {
    min: convert(read.total.min ?? null, 'min', 'total') ?? undefined,
    max: convert(read.total.max ?? null, 'max', 'total') ?? undefined,
  };
  return { ...read, minPrice: convert(minPrice, 'min'), maxPrice: convert(maxPrice, 'max'), total };
}

/** `"hana" Thunder Hole, ME`: words beside a place are no part of its name when the address is read again. */
const asText = (text: string, place: GeocodeResult | null): string =>
  text !== '' && !text.includes('"') && place ? `"${text}"` : text;

/**
 * "Casa con trampolín", "the house named Navarro’s Hale": where nothing was understood and no place is called so, the
 * small words of the sentence are not searched for.
 */
function saysLess(read: Understanding, place: GeocodeResult | null, query: string): boolean {
  const [left, ...more] = [read.place ?? '', read.text].filter((words) => words !== '');
  const typed = query.trim();
  return place === null && left !== undefined && more.length === 0 && /\s/.test(typed) && left.length < typed.length;
}

/**
 * The place as the box and the address name it: by its own name, unless the guest has to be told what was made of the
 * words.
 */
function getPlaceName(read: Understanding, place: GeocodeResult | null): string | null {
  const own = place && !place.corrected && !place.townOfAddress && !UNNAMED.some((type) => place.types.includes(type));
  return own ? shortAddress(place.formattedAddress) : read.place;
}
/** A code or number is shorter than what it stands for. */
const UNNAMED = ['airport', 'postal_code', 'street_address'];

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
