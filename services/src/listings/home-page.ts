/**
 * What the page of a home shows, in one answer (`GET /listings/:id?with=page`): the home, its calendar and homes like
 * it. The home is read once, and its days together with those of the homes like it; asked for apart, the three answers
 * were most of what services did for the page (decision 0180).
 */
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { listingPageSchema } from '@roost/shared/contracts/listing';
import { readStay } from '@roost/shared/domain/stay';
import { dayAt } from '@roost/shared/domain/time-zone';
import type { Db, StoredListing } from '../db/schema.ts';
import { withinWait } from '../within-wait.ts';
import { readBookableDays, type DayRange } from './calendars.ts';
import { getShownDays } from './shown-days.ts';
import { findCandidates, getOfferDays, toOffers } from './similar-homes.ts';

type Query = { Querystring: Record<string, string | string[] | undefined> };
type Beside = Pick<z.infer<typeof listingPageSchema>, 'calendar' | 'similar'>;
/** Milliseconds after which the page is answered without them: a page has a home, and whoever asks waits four seconds. */
const MOST_MS = 3_000;

/** True for a request for the whole page. */
export const isForPage = ({ routeOptions, query }: FastifyRequest): boolean =>
  routeOptions.url === '/listings/:id' && (query as Query['Querystring'])['with'] === 'page';

/** Returns the days of both ranges and those between; null when one is all days. */
const span = (one: DayRange, other: DayRange | null): DayRange | null =>
  other && {
    from: one.from < other.from ? one.from : other.from,
    until: one.until > other.until ? one.until : other.until,
  };

/** Returns what stands beside the home; null for both when it takes too long. */
export async function readBeside(
  db: Db,
  listing: StoredListing,
  { query, raw }: FastifyRequest<Query>,
  now: Date,
): Promise<Beside> {
  let beside: Beside = { calendar: null, similar: null };
  const read = async (): Promise<void> => {
    const stay = readStay(new URLSearchParams(raw.url?.split('?')[1]));
    const homes = await findCandidates(db, listing, stay);
    const shown = getShownDays(query, dayAt(listing, now));
    const range = span(shown, getOfferDays(stay, now));
    const calendars = await readBookableDays(db, [listing.id, ...homes.map(({ id }) => id)], { range });
    beside = {
      calendar: {
        listingId: listing.id,
        days: (calendars.get(listing.id) ?? []).filter(({ date }) => date >= shown.from && date < shown.until),
      },
      similar: toOffers(homes, calendars, stay, now),
    };
  };
  await withinWait(read(), MOST_MS);
  return beside;
}

/** Returns the page without what is wrong when it is a minute old: free nights, and prices of a stay. */
export function withoutMoment(body: string): string {
  const { similar, ...page } = JSON.parse(body) as z.infer<typeof listingPageSchema>;
  return JSON.stringify({
    ...page,
    calendar: null,
    similar: similar?.map(({ price: _price, ...home }) => home) ?? null,
  });
}
