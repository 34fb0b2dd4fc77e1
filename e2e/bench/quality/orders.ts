/**
 * The order of results for parties of several sizes, beside the order that the site had before (by distance in steps of
 * 8 km, then the average rating, then the number of reviews), which is worked out here from the same homes.
 */
import { gradeHome, milesBetween } from './homes.ts';
import type { Home } from './homes.ts';
import { ndcg } from './ndcg.ts';

const PARTIES = [0, 2, 5, 8];
const TOWNS = 20;
const [CIRCLE_MILES, STEP_MILES] = [30, 4.97];
/** A town with fewer homes has no order to speak of. */
const FEWEST = 12;

type OrderScore = { guests: number; searches: number; before: number; after: number };

/** NDCG@10 before and after, by party. `search` returns the ids of a results page. */
export async function compareOrders(
  homes: readonly Home[],
  search: (query: Record<string, string>) => Promise<string[]>,
): Promise<OrderScore[]> {
  const towns = [...Map.groupBy(homes, ({ City, State }) => (City && State ? `${City}, ${State}` : ''))]
    .filter(([name]) => name !== '')
    .sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
    .slice(0, TOWNS);
  const scores: OrderScore[] = [];
  for (const guests of PARTIES) {
    const sums = { searches: 0, before: 0, after: 0 };
    for (const [name, group] of towns) {
      const middle = {
        lat: group.reduce((sum, { _geoloc }) => sum + _geoloc.lat, 0) / group.length,
        lng: group.reduce((sum, { _geoloc }) => sum + _geoloc.lng, 0) / group.length,
      };
      const step = (home: Home) => Math.floor(milesBetween(middle, home._geoloc) / STEP_MILES);
      const near = homes.filter(
        (home) => milesBetween(middle, home._geoloc) <= CIRCLE_MILES && home['Max Occupancy'] >= guests,
      );
      if (near.length < FEWEST) continue;
      const before = near.toSorted(
        (a, b) =>
          step(a) - step(b) ||
          (b['Average Rating'] ?? 0) - (a['Average Rating'] ?? 0) ||
          b['Number of Reviews'] - a['Number of Reviews'],
      );
      const grade = (home: Home) => gradeHome(home, { wanted: () => true, ...(guests > 0 ? { guests } : {}) });
      const all = near.map(grade);
      const byId = new Map(near.map((home) => [home.objectID, grade(home)]));
      const ids = await search({ query: name, ...(guests > 0 ? { adults: String(guests) } : {}) });
      sums.searches += 1;
      sums.before += ndcg(before.map(grade), all);
      sums.after += ndcg(
        ids.map((id) => byId.get(id) ?? 0),
        all,
      );
    }
    scores.push({
      guests,
      searches: sums.searches,
      before: sums.before / Math.max(1, sums.searches),
      after: sums.after / Math.max(1, sums.searches),
    });
  }
  return scores;
}
