/** A home, its calendar and its price, for the tests of this remote. */
import type { Quote } from '@roost/shared/contracts/booking';
import type { CalendarDay, ListingDetail, ListingSummary } from '@roost/shared/contracts/listing';
import { ACTIVE_STATUS } from '@roost/shared/contracts/listing';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { addDays } from '@roost/shared/domain/dates';

export const TODAY = '2026-06-01';
export const PATH = '/vacation-rentals/united-states/california/carnelian-bay/41827';

export const LISTING: ListingDetail = {
  id: '41827',
  headline: 'Waterline House with private dock',
  propertyType: 'Lake house',
  country: 'United States',
  state: 'California',
  city: 'Carnelian Bay',
  photos: Array.from({ length: 8 }, (_, index) => ({
    url: `/pictures/lakehouse/${index}.svg`,
    caption: `View ${index + 1}`,
    sortOrder: index,
  })),
  bedrooms: 4,
  beds: 6,
  bathrooms: 3,
  maxOccupancy: 8,
  averageRating: 4.97,
  numberOfReviews: 148,
  averagePerNightCents: 41_200,
  description: [
    'A cedar house at the end of a quiet lane.',
    'Four bedrooms on two floors.',
    'There is a drying room for wet boots.',
  ],
  region: 'Lake Tahoe',
  status: ACTIVE_STATUS,
  location: { lat: 39.22, lng: -120.08, radiusMetres: 800, description: 'North shore, at the end of a lane.' },
  amenities: {
    amenities: ['Wi-Fi', 'Kitchen', 'Heating', 'Washer', 'Hot Tub', 'Fireplace', 'Grill'],
    location: ['Lakefront'],
    view: ['Lake View'],
    accessibility: ['Pets Allowed'],
    activities: ['Boating'],
  },
  fees: {
    petCents: 7_500,
    cleaningCents: 16_500,
    guestService: { percent: 8, maxCents: 75_000 },
    damageProtectionCentsPerNight: 900,
  },
  houseRules: {
    checkInFrom: '4:00 PM',
    checkOutBy: '10:00 AM',
    quietHours: '10:00 PM to 7:00 AM',
    smoking: false,
    parties: false,
    pets: true,
    maxPets: 2,
    minimumAge: 25,
    notes: ['Please rinse the kayaks.'],
  },
  cancellationPolicy: {
    name: 'Moderate',
    steps: [
      { daysBefore: 14, refundPercent: 100 },
      { daysBefore: 7, refundPercent: 50 },
    ],
  },
  scores: { cleanliness: 4.9, accuracy: 5, communication: 5, location: 4.9, checkIn: 4.8, value: 4.7 },
  reviews: [
    {
      id: 'r1',
      author: 'Dana',
      date: '2026-05-02',
      rating: 5,
      title: 'Dinner on the dock',
      text: 'The dock faces west.',
      hostReply: 'Come back soon.',
    },
  ],
  questions: [
    { id: 'q1', author: 'Sam', date: '2026-04-01', question: 'Can we tie up a boat?', answer: 'Yes, up to 22 feet.' },
    { id: 'q2', author: 'Kim', date: '2026-05-20', question: 'Is there a crib?', answer: null },
  ],
  host: { name: 'Ruth', since: 2016, responseHours: 2 },
};

/** Free for five months, two nights minimum, one week taken in the middle of July. */
export const DAYS: CalendarDay[] = Array.from({ length: 150 }, (_, index): CalendarDay => {
  const date = addDays(TODAY, index);
  const taken = date >= '2026-07-10' && date < '2026-07-17';
  return { date, code: taken ? 'NX' : 'DC', minStay: 2, maxStay: 28, priceCents: 41_200 };
});

export const QUOTE: Quote = {
  id: '',
  listingId: '41827',
  startDate: '2026-06-20',
  endDate: '2026-06-24',
  nights: 4,
  party: { adults: 2, children: 0, infants: 0, pets: 0 },
  nightly: [],
  lines: [
    { kind: 'nights', label: '$412 × 4 nights', amountCents: 164_800 },
    { kind: 'cleaning', label: 'Cleaning', amountCents: 16_500 },
    { kind: 'guestService', label: 'Guest service, 8%', amountCents: 14_504 },
    { kind: 'damageProtection', label: 'Damage protection, 4 × $9', amountCents: 3_600 },
  ],
  taxes: [],
  optionalItems: [],
  promo: null,
  stayCents: 199_404,
  totalBeforeTaxCents: 199_404,
  taxCents: 0,
  totalCents: 199_404,
  averagePerNightCents: 41_200,
  expiresAt: '2026-06-01T12:30:00.000Z',
};

export const SIMILAR: ListingSummary[] = [
  {
    id: '7',
    headline: 'Quiet log cabin',
    propertyType: 'Cabin',
    country: 'United States',
    state: 'California',
    city: 'Truckee',
    photos: Array.from({ length: 12 }, (_, index) => ({
      url: `/pictures/cabin/${index}.svg`,
      caption: '',
      sortOrder: index,
    })),
    bedrooms: 2,
    beds: 3,
    bathrooms: 1,
    maxOccupancy: 4,
    averageRating: 4.8,
    numberOfReviews: 20,
    averagePerNightCents: 17_400,
  },
];

export const CONFIG: PublicConfig = {
  siteUrl: 'http://localhost:3000',
  phone: '(800) 555-0142',
  email: 'help@roost.example',
  search: { appId: 'a', apiKey: 'k', index: 'i', hosts: [] },
  maps: { apiUrl: '', apiKey: '' },
  stripe: { publishableKey: '', scriptUrl: '' },
  analytics: { cdnUrl: '', writeKey: '' },
};

/** Services by path: each answer is made anew, 404 for the rest. What was asked is kept in `asked`. */
export function fakeServices(answers: Record<string, () => Response | Promise<Response>>) {
  const asked: string[] = [];
  const api = async (path: string): Promise<Response> => {
    asked.push(path);
    const answer = answers[path.split('?')[0] ?? ''];
    return answer ? answer() : Response.json({ error: { code: 'not_found', message: '' } }, { status: 404 });
  };
  return { api, asked };
}

/** What services answer when all is well. */
export const ANSWERS = {
  '/listings/41827': () => Response.json(LISTING),
  '/listings/41827/calendar': () => Response.json({ listingId: '41827', days: DAYS }),
  '/listings/41827/quote': () => Response.json(QUOTE),
  '/listings/41827/similar': () => Response.json(SIMILAR),
};
