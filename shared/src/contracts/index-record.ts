/**
 * A record of the hosted search index, under the attribute names of the specification (docs/spec/search.md). Prices
 * here are whole or decimal currency units, not cents (PRICE-4 excepts the index); day maps are keyed YYYYMMDD.
 */
import * as z from 'zod/mini';

export const INDEX_ATTRIBUTES = {
  propertyType: 'Property Type',
  totalBeds: 'Total Beds',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  maxOccupancy: 'Max Occupancy',
  averagePerNight: 'Average Per Night',
  losPriceAverages: 'LOS_PriceAverages',
  averageRating: 'Average Rating',
  numberOfReviews: 'Number of Reviews',
  availability: 'Availability',
  minStay: 'MinStay',
  maxStay: 'MaxStay',
  dayEnds: 'Day Ends',
  guestRating: 'Guest Rating',
  openNights: 'Open Nights',
  turnover: 'Turnover',
  cancellation: 'Cancellation',
  rank: 'Rank',
  amenities: 'amenities.Amenities',
  location: 'amenities.Location',
  view: 'amenities.View',
  accessibility: 'amenities.Accessibility',
  activities: 'amenities.Area Activities',
} as const;

/** How many pets may come; by itself, so that pages that only search stay small. */
export const MAX_PETS = 'Max Pets';
/** Values of `amenities.Accessibility` that the pets choice switches between (SRCH-8). */
export const PETS_ALLOWED = 'Pets Allowed';
export const NO_PETS_ALLOWED = 'No Pets Allowed';

const feeSchema = z.object({ amount: z.number() });
/** What a results page reads of a record; day maps of availability stay in the index. */
export const hitSchema = z.object({
  objectID: z.string(),
  Headline: z.string(),
  Country: z.optional(z.nullable(z.string())),
  State: z.optional(z.nullable(z.string())),
  City: z.optional(z.nullable(z.string())),
  'Property Type': z.string(),
  images: z.array(z.object({ Caption: z.string(), SortOrder: z.number(), URL: z.string() })),
  Bedrooms: z.number(),
  Bathrooms: z.number(),
  'Total Beds': z.number(),
  'Max Occupancy': z.number(),
  /** Pets that may come at most; missing in records older than this attribute. */
  'Max Pets': z.optional(z.number()),
  'Average Per Night': z.number(),
  'Average Rating': z.optional(z.nullable(z.number())),
  'Number of Reviews': z.number(),
  /** Minutes from midnight UTC of a day to the end of that day at the home; see `domain/home-day`. */
  'Day Ends': z.optional(z.number()),
  /** Nights of the next 60 that can be booked. */
  'Open Nights': z.optional(z.number()),
  /**
   * The next season in which guests may come on one weekday only: 0 for Sunday to 6 for Saturday, with its first and
   * last night, no last one where the calendar ends within it. Missing where there is none.
   */
  Turnover: z.optional(z.object({ weekday: z.number(), from: z.string(), to: z.optional(z.string()) })),
  /** Steps of the cancellation policy (`CancellationPolicy` of `contracts/listing`), as the listing has them. Missing in records older than this attribute. */
  Cancellation: z.optional(z.array(z.object({ daysBefore: z.number(), refundPercent: z.number() }))),
  amenities: z.optional(z.object({ Amenities: z.optional(z.array(z.string())) })),
  PricePerDay: z.optional(z.record(z.string(), z.number())),
  /** Only of the days that were asked for (FAV-9). */
  Availability: z.optional(z.record(z.string(), z.string())),
  MinStay: z.optional(z.record(z.string(), z.number())),
  MaxStay: z.optional(z.record(z.string(), z.number())),
  fees: z.object({
    pet: z.optional(feeSchema),
    cleaning: z.optional(feeSchema),
    guestService: z.optional(z.object({ amount: z.number(), maxPrice: z.optional(z.number()) })),
    damageProtection: z.optional(feeSchema),
  }),
  /**
   * Tax rates of the place, without names; amounts a night in currency units. Missing in records older than this
   * attribute.
   */
  taxes: z.optional(
    z.array(
      z.union([
        z.object({ percent: z.number(), base: z.enum(['lodging', 'all']) }),
        z.object({ perNight: z.number() }),
      ]),
    ),
  ),
  _geoloc: z.optional(z.object({ lat: z.number(), lng: z.number() })),
  __queryID: z.optional(z.string()),
  __position: z.optional(z.number()),
});
export type Hit = z.infer<typeof hitSchema> & {
  /** Today at the home. Not of the index: the client adds it where it is told the time. */
  today?: string;
};

/** The whole record as the feeder writes it. */
export type IndexRecord = Omit<Hit, '__queryID' | '__position' | 'today'> & {
  Region: string;
  'Max Pets': number;
  'Day Ends': number;
  'Open Nights': number;
  /** The rating that homes are ordered by (`domain/ranking`); a home without reviews has none. */
  'Guest Rating'?: number;
  /** The part of the order that is the same in every search, 0 to 1,000. */
  Rank: number;
  amenities: {
    Amenities: string[];
    Location: string[];
    View: string[];
    Accessibility: string[];
    'Area Activities': string[];
  };
  Availability: Record<string, string>;
  MinStay: Record<string, number>;
  MaxStay: Record<string, number>;
  LOS_PriceAverages: Record<string, number>;
  units: [{ addresses: [{ state: string | null }] }];
  status: string;
};
