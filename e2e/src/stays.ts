import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test, type APIRequestContext } from '@playwright/test';
import { searchIndex, type IndexHit } from './site.ts';
import { DAY_MS } from '@roost/shared/domain/dates';

/** A home and dates that are free, found through the same APIs that a guest's browser uses. */
export type FreeStay = { listingId: string; headline: string; region: string; startDate: string; endDate: string };

type Wanted = { nights: number; notBeforeDays: number };

/**
 * Among the first of all homes, which have photos and reviews: more than a run of flows takes. Those that are repeated
 * (`--repeat-each 20`) go on with the others.
 */
const AMONG = 150;
/** How the ids of homes begin that flows make: those are gone with their flow. */
const MADE_BY_A_FLOW = /^test-/;

/** Homes that each try of a flow has had already. */
const had = new Map<string, Set<string>>();

/**
 * Flows side by side never book the same nights: a home that another flow of this run has is not had again. Returns
 * whether this flow may have it.
 */
function takeForThisFlow(listingId: string): boolean {
  const { testId, retry, project } = test.info();
  const thisTry = `${testId} ${retry}`;
  const mine = had.get(thisTry) ?? new Set();
  had.set(thisTry, mine);
  if (mine.has(listingId)) return false;
  // Playwright empties this folder before a run. Making a folder fails in all processes but one.
  const owner = join(project.outputDir, 'taken-homes', listingId);
  mkdirSync(join(owner, '..'), { recursive: true });
  try {
    mkdirSync(owner);
    mkdirSync(join(owner, testId));
  } catch {
    // A second try looks at the same home, so that a fault of that home is not taken for chance.
    if (!existsSync(join(owner, testId))) return false;
  }
  mine.add(listingId);
  return true;
}

/** The first thousand homes in the site's own order, without those that flows make. */
async function allHomes(request: APIRequestContext): Promise<IndexHit[]> {
  const hits = await searchIndex(request, {
    hitsPerPage: 1000,
    attributesToRetrieve: ['objectID', 'Headline', 'Region'],
  });
  return hits.filter(({ objectID }) => !MADE_BY_A_FLOW.test(objectID));
}

async function firstFree(
  request: APIRequestContext,
  { nights, notBeforeDays }: Wanted,
  homes: readonly IndexHit[],
  take: (listingId: string) => boolean,
): Promise<FreeStay> {
  for (const hit of homes) {
    if (!take(hit.objectID)) continue;
    for (let offset = notBeforeDays; offset < notBeforeDays + 90; offset += 3) {
      const startDate = isoDay(offset);
      const endDate = isoDay(offset + nights);
      const answer = await request.get(
        `/api/listings/${hit.objectID}/quote?startDate=${startDate}&endDate=${endDate}&adults=2&children=0&infants=0&pets=0`,
      );
      if (answer.ok())
        return { listingId: hit.objectID, headline: hit.Headline, region: hit.Region, startDate, endDate };
    }
  }
  throw new Error(`No home is free for ${nights} nights from ${isoDay(notBeforeDays)} on.`);
}

/**
 * Finds a home that can be booked for so many nights, starting at least so many days from today. A flow has the same
 * home in every run, whatever runs beside it: what it finds in that home it finds again. Throws when none is free.
 */
export async function freeStay(request: APIRequestContext, wanted: Wanted): Promise<FreeStay> {
  const { testId } = test.info();
  const homes = await allHomes(request);
  const placed = homes.slice(0, AMONG).map((home) => ({
    home,
    place: createHash('sha256').update(`${testId} ${home.objectID}`).digest('hex'),
  }));
  placed.sort((a, b) => (a.place < b.place ? -1 : 1));
  return firstFree(request, wanted, [...placed.map(({ home }) => home), ...homes.slice(AMONG)], takeForThisFlow);
}

/**
 * The same outside a flow: the first free home in the site's own order that is not among `taken`, to which it is added.
 */
export async function firstFreeStay(request: APIRequestContext, wanted: Wanted, taken: Set<string>): Promise<FreeStay> {
  const take = (id: string): boolean => !taken.has(id) && Boolean(taken.add(id));
  return firstFree(request, wanted, await allHomes(request), take);
}

/** ISO date so many days from today (UTC). */
export function isoDay(daysFromToday: number): string {
  return new Date(Date.now() + daysFromToday * DAY_MS).toISOString().slice(0, 10);
}
