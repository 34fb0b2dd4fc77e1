/** `GET /understand?text=`: what a typed search means, and the place it names (FIND-1, FIND-2). */
import * as z from 'zod/mini';
import { geocodeResultSchema, searchAreaSchema } from './places.ts';

const count = z.number();
const words = z.array(z.string());
const stayDates = z.object({ checkIn: z.string(), checkOut: z.string() });
export const understandingSchema = z.object({
  place: z.nullable(z.string()),
  text: z.string(),
  unused: words,
  excluded: z.optional(words),
  dates: z.nullable(stayDates),
  /** Likeliest first; `shorter` ones are for where nothing is free for as long as guests usually stay. */
  otherDates: z.optional(z.array(z.extend(stayDates, { shorter: z.optional(z.boolean()) }))),
  party: z.object({
    adults: z.optional(count),
    children: z.optional(count),
    infants: z.optional(count),
    pets: z.optional(count),
  }),
  rooms: z.object({ minBedrooms: z.optional(count), minBathrooms: z.optional(count), minBeds: z.optional(count) }),
  values: z.object({
    propertyTypes: words,
    amenities: words,
    locationAmenities: words,
    viewAmenities: words,
    accessibility: words,
    activities: words,
  }),
  minPrice: z.nullable(count),
  maxPrice: z.nullable(count),
  total: z.optional(z.object({ min: z.optional(count), max: z.optional(count) })),
  order: z.nullable(z.enum(['price-asc', 'price-desc', 'rating'])),
  warm: z.boolean(),
});
/** Another place that the words can mean. */
const otherReadingSchema = z.object({
  label: z.string(),
  lat: z.number(),
  lng: z.number(),
  area: z.optional(searchAreaSchema),
  /** True when no home is in its circle: the nearest within 100 miles are found. */
  far: z.optional(z.boolean()),
});
export type OtherReading = z.infer<typeof otherReadingSchema>;
export const understoodSearchSchema = z.object({
  read: understandingSchema,
  place: z.nullable(geocodeResultSchema),
  /** The name of the home that a misspelt name means. */
  home: z.optional(z.string()),
  /** "Did you mean", likeliest first. */
  others: z.optional(z.array(otherReadingSchema)),
  /** True when its place could not be looked up now. */
  unanswered: z.optional(z.boolean()),
});
export type UnderstoodSearch = z.infer<typeof understoodSearchSchema>;
