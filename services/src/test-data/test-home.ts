/** A home that a test asks for: the fields of an import file (docs/import.md), each with a plain default. */
import type { IsoDate } from '@roost/shared/domain/dates';
import { apiError, Refusal } from '../api-error.ts';
import { readHome, type NewHome } from '../import/home-format.ts';

/** Far from the places that flows search, so that a home of one flow is not among the results that another counts. */
const PLAIN_HOME = {
  headline: 'A house that a test made',
  type: 'Cabin',
  country: 'United States',
  state: 'Nevada',
  city: 'Ely',
  region: 'Great Basin',
  bedrooms: 2,
  beds: 3,
  bathrooms: 1.5,
  guests: 6,
  description: 'A plain house for one test.\n\nIt is gone when the test is.',
  lat: 39.25,
  lng: -114.89,
  street: '1 Test Street',
  zip: '89301',
  around: 'Near the mountains.',
  photos: [
    '/pictures/cabin-lake-summer/test-data/front-1-day.svg',
    '/pictures/cabin-lake-summer/test-data/living-1-day.svg',
    '/pictures/cabin-lake-summer/test-data/bedroom-1-day.svg',
    '/pictures/cabin-lake-summer/test-data/kitchen-1-day.svg',
    '/pictures/cabin-lake-summer/test-data/view-1-golden.svg',
  ],
  amenities: ['Wifi', 'Kitchen', 'Hot Tub'],
  night_price: 150,
  cleaning_fee: 60,
  pet_fee: 40,
  max_pets: 2,
  service_percent: 10,
  service_most: 500,
  damage_protection_a_night: 5,
  policy: 'Moderate',
  host_name: 'Ann',
  host_since: 2019,
};

/** Returns the home, with a calendar from `today` on. Throws a refusal that names every field that is wrong. */
export function makeTestHome(id: string, wanted: Record<string, unknown>, today: IsoDate): NewHome {
  const read = readHome({ ...PLAIN_HOME, ...wanted, id }, today);
  if ('home' in read) return read.home;
  throw new Refusal(400, apiError('bad_request', `This home cannot be made: ${read.problems.join('; ')}.`));
}
