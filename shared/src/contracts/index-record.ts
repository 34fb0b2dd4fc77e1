/**
 * A record of the hosted search index, under the attribute names of the specification (docs/spec/search.md). Prices here are
 * whole or decimal currency units, not cents (PRICE-4 excepts the index); day maps are keyed YYYYMMDD.
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
  amenities: 'amenities.Amenities',
  location: 'amenities.Location',
  view: 'amenities.View',
  accessibility: 'amenities.Accessibility',
  activities: 'amenities.Area Activities',
} as const;

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
  'Average Per Night': z.number(),
  'Average Rating': z.optional(z.nullable(z.number())),
  'Number of Reviews': z.number(),
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
  _geoloc: z.optional(z.object({ lat: z.number(), lng: z.number() })),
  __queryID: z.optional(z.string()),
  __position: z.optional(z.number()),
});
export type Hit = z.infer<typeof hitSchema>;

/** The whole record as the feeder writes it. */
export type IndexRecord = Omit<Hit, '__queryID' | '__position'> & {
  Region: string;
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
