/** Homes for tests: plain and predictable, where the generator's are lifelike. */
import type { AvailabilityCode, Review } from '@roost/shared/contracts/listing';
import { ACTIVE_STATUS } from '@roost/shared/contracts/listing';
import type { SeedListing } from '../seed/seed-listing.ts';

export type TestHome = Partial<Omit<SeedListing, 'days'>> & {
  /** First day of the calendar. */
  from: string;
  days?: number;
  /** One code for all days, or a code each. */
  codes?: AvailabilityCode | AvailabilityCode[];
  minStay?: number;
  maxStay?: number;
  priceCents?: number | ((day: number) => number | null);
};

export function testReview(position: number): Review {
  return {
    id: `r${position}`,
    author: `Guest ${position}`,
    date: '2026-05-01',
    rating: 5,
    title: `Title ${position}`,
    text: 'We would come again.',
    hostReply: null,
  };
}

/**
 * A home of four that is free every day at $100, cleaning $50, pets $25, service 10 %, damage protection $5 a night.
 */
export function testHome({
  from,
  days = 120,
  codes = 'DC',
  minStay = 1,
  maxStay = 365,
  priceCents = 10_000,
  ...over
}: TestHome): SeedListing {
  const all = Array.from({ length: days }, (_, day) => day);
  return {
    id: '1',
    headline: 'A house by the lake',
    propertyType: 'Cabin',
    country: 'United States',
    state: 'California',
    city: 'Tahoe City',
    region: 'Lake Tahoe',
    photos: [{ url: '/pictures/a.svg', caption: 'The house', sortOrder: 0 }],
    bedrooms: 2,
    beds: 3,
    bathrooms: 1.5,
    maxOccupancy: 4,
    averageRating: 4.8,
    numberOfReviews: 0,
    averagePerNightCents: 10_000,
    description: ['One paragraph.'],
    status: ACTIVE_STATUS,
    location: { lat: 39.1, lng: -120.1, radiusMetres: 800, description: 'Near the water.' },
    amenities: {
      amenities: ['Wifi'],
      location: ['Lakefront'],
      view: ['Lake View'],
      accessibility: ['Pets Allowed'],
      activities: ['Hiking'],
    },
    fees: {
      petCents: 2_500,
      cleaningCents: 5_000,
      guestService: { percent: 10, maxCents: 75_000 },
      damageProtectionCentsPerNight: 500,
    },
    houseRules: {
      checkInFrom: '4:00 PM',
      checkOutBy: '10:00 AM',
      quietHours: null,
      smoking: false,
      parties: false,
      pets: true,
      maxPets: 2,
      minimumAge: 25,
      notes: [],
    },
    cancellationPolicy: { name: 'Flexible', steps: [{ daysBefore: 14, refundPercent: 100 }] },
    scores: null,
    reviews: [],
    questions: [],
    host: { name: 'Ann', since: 2019, responseHours: 2 },
    guide: {
      way: [{ title: 'From Tahoe City', text: 'Two miles north on Hidden Road.' }],
      entry: [{ title: 'Number 1', text: 'On the blue mailbox.' }],
      lock: 'Type it, then press the star.',
      wifi: { network: 'Hidden-Guest', password: 'hidden-kettle-48' },
      hostPhone: '(530) 555-0117',
      hostUntil: '10 PM',
      notes: [],
      leaving: ['Close the hidden door.'],
    },
    address: { street: '1 Secret Street', zip: '96145', lat: 39.16, lng: -120.14 },
    days: {
      from,
      codes: all.map((day) => (typeof codes === 'string' ? codes : (codes[day] ?? 'NX'))),
      minStays: all.map(() => minStay),
      maxStays: all.map(() => maxStay),
      pricesCents: all.map((day) => (typeof priceCents === 'number' ? priceCents : priceCents(day))),
    },
    ...over,
  };
}
