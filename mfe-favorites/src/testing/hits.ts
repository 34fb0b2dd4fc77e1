import type { Hit } from '@roost/shared/contracts/index-record';

/** A record of the index as the favorites page asks for it. */
export const makeHit = (objectID: string, part: Partial<Hit> = {}): Hit => ({
  objectID,
  Headline: `Home ${objectID}`,
  Country: 'United States',
  State: 'California',
  City: 'Truckee',
  'Property Type': 'Cabin',
  images: [],
  Bedrooms: 2,
  Bathrooms: 1,
  'Total Beds': 3,
  'Max Occupancy': 5,
  'Average Per Night': 180,
  'Average Rating': 4.8,
  'Number of Reviews': 12,
  fees: {},
  taxes: [],
  ...part,
});

/** Two nights from June 12, 2026, free for $200 and $300. */
export const freeInJune: Partial<Hit> = {
  PricePerDay: { 20260612: 200, 20260613: 300 },
  Availability: { 20260612: 'DC', 20260613: 'DC', 20260614: 'DC' },
  MinStay: { 20260612: 2, 20260613: 1 },
  MaxStay: { 20260612: 30, 20260613: 30 },
};
