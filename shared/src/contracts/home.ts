/**
 * What the home page shows of the catalogue: `GET /home`. `query` is a query string for `/search`, without the question
 * mark.
 */
import * as z from 'zod/mini';

const tileSchema = z.object({ query: z.string(), homes: z.number(), imageUrl: z.string() });

export const homeSchema = z.object({
  totalListings: z.number(),
  destinations: z.array(z.extend(tileSchema, { name: z.string() })),
  kinds: z.array(z.extend(tileSchema, { title: z.string() })),
});
export type Home = z.infer<typeof homeSchema>;
