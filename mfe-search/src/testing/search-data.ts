/** Builders of search results for tests. */
import type { Hit } from '@roost/shared/contracts/index-record';
import { readSearch, searchHref } from '@roost/shared/domain/search-address';
import type { ResultCard } from '../api/result-card.ts';
import type { SearchData, SearchOutcome } from '../api/search-data.ts';

type Results = Extract<SearchOutcome, { type: 'results' }>;

export function buildHit(part: Partial<Hit> = {}): Hit {
  return {
    objectID: '41827',
    Headline: 'Waterline House',
    Country: 'United States',
    State: 'California',
    City: 'Tahoe City',
    'Property Type': 'Lake house',
    images: [{ Caption: 'Front', SortOrder: 1, URL: '/pictures/front' }],
    Bedrooms: 3,
    Bathrooms: 2,
    'Total Beds': 5,
    'Max Occupancy': 8,
    'Average Per Night': 238,
    'Average Rating': 4.8,
    'Number of Reviews': 20,
    fees: {},
    taxes: [],
    ...part,
  };
}

export function buildCard(part: Partial<ResultCard> = {}): ResultCard {
  return {
    id: '41827',
    href: '/vacation-rentals/united-states/california/tahoe-city/41827',
    headline: 'Waterline House',
    propertyType: 'Lake house',
    place: 'Tahoe City',
    photos: ['/pictures/front'],
    bedrooms: 3,
    bathrooms: 2,
    sleeps: 8,
    rating: 4.8,
    freeNights: 30,
    reviews: 20,
    point: { lat: 39.17, lng: -120.14 },
    price: { averageCents: 23_800 },
    ...part,
  };
}

/** Data of the page at an address. */
export function buildSearch(href: string, outcome: Partial<Results> | 'failed' = {}): SearchData {
  const state = readSearch(new URL(href, 'http://localhost').searchParams);
  return {
    href: searchHref(state),
    state,
    place: state.query || 'Homes everywhere',
    now: '2026-06-01T12:00:00.000Z',
    today: '2026-06-01',
    latLng: null,
    location: null,
    words: { unused: [] },
    farAway: false,
    index: {
      appId: 'roost-local',
      apiKey: 'key',
      index: 'prod_listings',
      hosts: [{ url: 'localhost:4100', protocol: 'http' }],
    },
    maps: { apiUrl: 'https://maps.example', apiKey: 'key' },
    outcome:
      outcome === 'failed'
        ? { type: 'failed' }
        : {
            type: 'results',
            total: 1,
            pages: 1,
            cards: [buildCard()],
            facets: { 'Property Type': { 'Lake house': 12, Cabin: 30 } },
            relaxations: [],
            withoutFilters: null,
            nearest: [],
            nearMatches: [],
            ...outcome,
          },
  };
}
