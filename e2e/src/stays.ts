import { test, type APIRequestContext } from '@playwright/test';
import { searchIndex } from './site.ts';

/** A home and dates that are free, found through the same APIs that a guest's browser uses. */
export type FreeStay = { listingId: string; headline: string; region: string; startDate: string; endDate: string };

type Wanted = { nights: number; notBeforeDays: number };
/** Which part of the homes is this worker's. */
type Share = { parallelIndex: number; workers: number };

const readShare = (): Share => {
  const { parallelIndex, config } = test.info();
  return { parallelIndex, workers: config.workers };
};

/** Homes that this run has used already, so that flows side by side never book the same nights. */
const taken = new Set<string>();

/** Finds a home that can be booked for so many nights, starting at least so many days from today. Throws when none is free. */
export async function freeStay(
  request: APIRequestContext,
  { nights, notBeforeDays }: Wanted,
  { parallelIndex, workers }: Share = readShare(),
): Promise<FreeStay> {
  const hits = await searchIndex(request, {
    hitsPerPage: 200,
    attributesToRetrieve: ['objectID', 'Headline', 'Region'],
  });
  for (const [position, hit] of hits.entries()) {
    if (position % workers !== parallelIndex || taken.has(hit.objectID)) continue;
    for (let offset = notBeforeDays; offset < notBeforeDays + 90; offset += 3) {
      const startDate = isoDay(offset);
      const endDate = isoDay(offset + nights);
      const answer = await request.get(
        `/api/listings/${hit.objectID}/quote?startDate=${startDate}&endDate=${endDate}&adults=2&children=0&infants=0&pets=0`,
      );
      if (answer.ok()) {
        taken.add(hit.objectID);
        return { listingId: hit.objectID, headline: hit.Headline, region: hit.Region, startDate, endDate };
      }
    }
  }
  throw new Error(`No home is free for ${nights} nights from ${isoDay(notBeforeDays)} on.`);
}

/** ISO date so many days from today (UTC). */
export function isoDay(daysFromToday: number): string {
  return new Date(Date.now() + daysFromToday * 86_400_000).toISOString().slice(0, 10);
}
