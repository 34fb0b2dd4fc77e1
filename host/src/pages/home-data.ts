import * as z from 'zod/mini';
import type { LoaderContext } from '@roost/shared/contracts/remote-module';

const placeSchema = z.object({ query: z.string(), homes: z.number(), imageUrl: z.string() });
const homeSchema = z.object({
  totalListings: z.number(),
  destinations: z.array(z.extend(placeSchema, { name: z.string(), withinMiles: z.optional(z.number()) })),
  kinds: z.array(z.extend(placeSchema, { title: z.string() })),
});
export type HomeData = z.infer<typeof homeSchema>;

/**
 * Destinations and kinds of place of the home page. Null when services did not answer: the page then shows the rest.
 */
export async function loadHome({ api, request }: Pick<LoaderContext, 'api' | 'request'>): Promise<HomeData | null> {
  try {
    const response = await api('/home', { signal: request.signal });
    return response.ok ? homeSchema.parse(await response.json()) : null;
  } catch {
    return null;
  }
}
