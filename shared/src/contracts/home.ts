/**
 * What the home page shows of the catalogue: `GET /home`. `query` is a query string for `/search`, without the question
 * mark.
 */
import * as z from 'zod/mini';

/** `withinMiles` of a destination without a border: how far around it homes are counted. */
const tileSchema = z.object({ query: z.string(), homes: z.number(), imageUrl: z.string() });

export const homeSchema = z.object({
  totalListings: z.number(),
  destinations: z.array(z.extend(tileSchema, { name: z.string(), withinMiles: z.optional(z.number()) })),
  kinds: z.array(z.extend(tileSchema, { title: z.string() })),
});
export type Home = z.infer<typeof homeSchema>;
