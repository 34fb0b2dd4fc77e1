/** Places as services answer them (GEO-1, SRCH-17): one geocoded result, and predictions while a guest types. */
import * as z from 'zod/mini';

export const addressComponentSchema = z.object({
  longName: z.string(),
  shortName: z.string(),
  types: z.array(z.string()),
});

export const geocodeResultSchema = z.object({
  lat: z.number(),
  lng: z.number(),
  addressComponents: z.array(addressComponentSchema),
  formattedAddress: z.string(),
  types: z.array(z.string()),
  partialMatch: z.boolean(),
});
export type GeocodeResult = z.infer<typeof geocodeResultSchema>;

/** `GET /geocode?address=`: null when there is no result worth searching around. */
export const geocodeAnswerSchema = z.nullable(geocodeResultSchema);

export const placePredictionSchema = z.object({
  placeId: z.string(),
  /** "South Lake Tahoe, CA, USA": what a chosen prediction puts into the search. */
  description: z.string(),
  mainText: z.string(),
  secondaryText: z.string(),
  types: z.array(z.string()),
});
export type PlacePrediction = z.infer<typeof placePredictionSchema>;

/** `GET /places/predictions?input=` */
export const placePredictionsSchema = z.array(placePredictionSchema);

/** `GET /places/near-me`: the town near the visitor's address on the network, null when it says nothing. */
export const nearbyPlaceSchema = z.object({ lat: z.number(), lng: z.number(), name: z.string() });
export type NearbyPlace = z.infer<typeof nearbyPlaceSchema>;
export const nearbyPlaceAnswerSchema = z.nullable(nearbyPlaceSchema);
