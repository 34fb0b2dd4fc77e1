/** The pages that the bench measures, at their canonical addresses: a redirect would be a round trip of its own. */
import { DAY_MS } from '@roost/shared/domain/dates';
export type BenchPage = { name: string; path: string; /** Also measured from one bundle. */ isTaxed: boolean };

const NIGHTS = 3;
/** Days from today on which a stay is looked for. */
const FIRST_DAY = 60;
const LAST_DAY = 300;

const isoDay = (fromToday: number): string => new Date(Date.now() + fromToday * DAY_MS).toISOString().slice(0, 10);

/** Returns the dates of a stay that the home has free. */
async function findFreeStay(origin: string, listing: string): Promise<string> {
  const id = listing.split('/').at(-1) ?? '';
  for (let day = FIRST_DAY; day < LAST_DAY; day += NIGHTS) {
    const dates = `startDate=${isoDay(day)}&endDate=${isoDay(day + NIGHTS)}&adults=2`;
    const quote = await fetch(`${origin}/api/listings/${id}/quote?${dates}&children=0&infants=0&pets=0`);
    if (quote.ok) return dates;
  }
  throw new Error(`Home ${id} has no ${NIGHTS} free nights.`);
}

/** Returns the path of a home that a search finds. */
export async function findListing(origin: string): Promise<string> {
  const results = await (await fetch(`${origin}/search?query=Lake+Tahoe`)).text();
  const listing = /href="(\/vacation-rentals\/[^"?]+)/.exec(results)?.[1];
  if (!listing) throw new Error('The results page links to no home.');
  return listing;
}

/** Returns ids of homes, as the site tells search engines of them. */
export async function findHomes(origin: string): Promise<string[]> {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const listed = await Promise.all(files.map(async (address) => (await fetch(address)).text()));
  return listed.flatMap((text) =>
    [...text.matchAll(/\/vacation-rentals\/[^<]*?([^/<]+)<\/loc>/g)].map(([, id = '']) => id),
  );
}

export async function benchPages(origin: string): Promise<BenchPage[]> {
  const listing = await findListing(origin);
  const stay = await findFreeStay(origin, listing);
  const search = '/search?query=Lake+Tahoe';
  const untaxed = {
    'search, dated': `${search}&${stay}`,
    'search, map': `${search}&view=map`,
    booking: `/booking?listingId=${listing.split('/').at(-1)}&${stay}`,
    favorites: '/favorites',
    'sign-in': '/api/auth/signin',
    trips: '/trips',
  };
  return [
    { name: 'home', path: '/', isTaxed: true },
    { name: 'search', path: search, isTaxed: true },
    { name: 'listing', path: listing, isTaxed: true },
    ...Object.entries(untaxed).map(([name, path]) => ({ name, path, isTaxed: false })),
  ];
}
