/** Places as services answer them (GEO-1, SRCH-17): one geocoded result, and predictions while a guest types. */
import * as z from 'zod/mini';

export const addressComponentSchema = z.object({
  longName: z.string(),
  shortName: z.string(),
  types: z.array(z.string()),
});

const boxSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);
/**
 * What a state, region, island, county or country is searched by (FIND-1): values of the record's own attributes, all
 * of them or any, or boxes of north-east and south-west corners (latitude, longitude) where no home's record names the
 * area.
 */
export const searchAreaSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('attributes'), values: z.array(z.tuple([z.string(), z.string()])) }),
  z.object({ type: z.literal('any'), values: z.array(z.tuple([z.string(), z.string()])) }),
  z.object({ type: z.literal('boxes'), boxes: z.array(boxSchema) }),
]);
export type SearchArea = z.infer<typeof searchAreaSchema>;

export const geocodeResultSchema = z.object({
  lat: z.number(),
  lng: z.number(),
  addressComponents: z.array(addressComponentSchema),
  formattedAddress: z.string(),
  types: z.array(z.string()),
  partialMatch: z.boolean(),
  /** The area itself, when the place is one; without it the place is a point with a circle around it (SRCH-3). */
  area: z.optional(searchAreaSchema),
  /** Metres around the point, where the words say how far ("within 2 hours of Denver"); 30 miles without it. */
  radius: z.optional(z.number()),
  /** The name that was understood, when what was typed was misspelt: "did you mean". */
  corrected: z.optional(z.string()),
  /** True when only the last part of an address is known: its town. */
  townOfAddress: z.optional(z.boolean()),
});
export type GeocodeResult = z.infer<typeof geocodeResultSchema>;

export const placePredictionSchema = z.object({
  placeId: z.string(),
  /** "South Lake Tahoe, CA, USA": what a chosen prediction puts into the search. */
  description: z.string(),
  mainText: z.string(),
  secondaryText: z.string(),
  types: z.array(z.string()),
  /** Homes in reach of the place; absent when nobody counted them. */
  homes: z.optional(z.number()),
  /** True when none of them is in the place itself, or its circle: they are within 100 miles. */
  far: z.optional(z.boolean()),
  /** The listing's own page, when a home was meant by its number. */
  listingId: z.optional(z.string()),
});
export type PlacePrediction = z.infer<typeof placePredictionSchema>;

/** `GET /places/predictions?input=` */
export const placePredictionsSchema = z.array(placePredictionSchema);

/** `GET /places/near-me`: the town near the visitor's address on the network, null when it says nothing. */
export const nearbyPlaceSchema = z.object({ lat: z.number(), lng: z.number(), name: z.string() });
export type NearbyPlace = z.infer<typeof nearbyPlaceSchema>;
export const nearbyPlaceAnswerSchema = z.nullable(nearbyPlaceSchema);
