/**
 * Which home comes first, and why: every weight of the order of results is here. The index orders by how well the words
 * match, then by distance in steps of 8 km, then by whether a home suits the size of the party, then by `Rank`, the
 * part of the order that is the same in every search; the feeder writes it into the records. A page of results then
 * weighs all of it once more for its own homes and puts different ones beside each other: homes change places inside a
 * page only, so none is shown twice and none is lost (docs/decisions/0032-the-order-of-results.md).
 */
import { metresBetween } from './distance.ts';
import { comfortable } from './party-filters.ts';

type Point = { lat: number; lng: number };

/** A home with few reviews counts as average: this many reviews with this many stars are added to its own. */
export const USUAL = { stars: 4.5, reviews: 10 };
/** A rating of this many stars or fewer scores 0, one of five scores 1. */
const LOW_STARS = 3.8;
/** Share of each part in a home's score. */
const WEIGHTS = { rating: 0.4, party: 0.25, distance: 0.2, calendar: 0.05, match: 0.1 } as const;
type RankingPart = keyof typeof WEIGHTS;
const RANKING_PARTS = Object.keys(WEIGHTS) as RankingPart[];
/** Up to the first distance a home scores 1, from the second one on 0. */
const [NEAR_METRES, FAR_METRES] = [1_500, 48_280];
/**
 * Deduction for a home of the same type or town as one or two shown before it. It does not grow further, so that
 * variety never puts a poor home first.
 */
const SAME_TYPE = 0.04;
const SAME_TOWN = 0.02;
const MOST_SAME = 2;
/** Homes in the first screen of a wide window. */
const FIRST_SCREEN = 8;
/** `Rank` in the index is a whole number up to this. */
const WHOLE_RANK = 1_000;
/** Number of nights from today on that show whether a calendar is maintained and open. */
export const CALENDAR_NIGHTS = 60;

/** The rating to order by: a 5.0 of one review is less than a 4.9 of 28. Null without reviews. */
export function bayesianRating(stars: number | null, reviews: number): number | null {
  if (stars === null || reviews <= 0) return null;
  const all = stars * reviews + USUAL.stars * USUAL.reviews;
  return Math.round((all / (reviews + USUAL.reviews)) * 1_000) / 1_000;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

const ratingPart = (stars: number | null, reviews: number): number =>
  clamp(((bayesianRating(stars, reviews) ?? USUAL.stars) - LOW_STARS) / (5 - LOW_STARS));

/** 1 where the party has what it needs, less the more places stay empty; 1 for all when the party is not known. */
function partyPart(sleeps: number, guests: number): number {
  const spare = sleeps - comfortable(guests);
  return guests === 0 || spare <= 0 ? 1 : clamp(1 - spare / comfortable(guests));
}

/**
 * The part of the order that is the same in every search, as the index holds it: 0 to 1,000. `freeNights` of the next
 * 60.
 */
export function staticRank(home: { stars: number | null; reviews: number; freeNights: number }): number {
  const { rating, calendar } = WEIGHTS;
  const part = rating * ratingPart(home.stars, home.reviews) + calendar * clamp(home.freeNights / CALENDAR_NIGHTS);
  return Math.round((part / (rating + calendar)) * WHOLE_RANK);
}

/** What the order reads of a home. */
export type RankedHome = {
  id: string;
  rating: number | null;
  reviews: number;
  sleeps: number;
  propertyType: string;
  town: string;
  point: Point | null;
  /** Nights of the next 60 that can be booked; null where the record does not say. */
  freeNights: number | null;
};
export type RankingSearch = {
  guests: number;
  /**
   * Where the search looks; null for an area, a view of the map and a search without a place: distance plays no part
   * there.
   */
  from: Point | null;
  /** True when words beside the place were searched by: the better match then comes first. */
  byWords: boolean;
};

/** Why a home stands where it does. `parts` are 0 to 1, those that play no part in this search are missing. */
export type Position = {
  parts: Partial<Record<RankingPart, number>>;
  /** Weighted mean of the parts, 0 to 1. */
  score: number;
  metres: number | null;
  /** The rating that was counted, which differs from the shown one while there are few reviews. */
  counted: number | null;
};

/** Explains the score of one home. `place` is its place in the index's answer, from 0 to 1. */
export function explainPosition(home: RankedHome, search: RankingSearch, place: number): Position {
  const metres = search.from && home.point ? metresBetween(search.from, home.point) : null;
  const parts: Position['parts'] = {
    rating: ratingPart(home.rating, home.reviews),
    ...(search.guests > 0 ? { party: partyPart(home.sleeps, search.guests) } : {}),
    ...(metres === null ? {} : { distance: clamp(1 - (metres - NEAR_METRES) / (FAR_METRES - NEAR_METRES)) }),
    ...(home.freeNights === null ? {} : { calendar: clamp(home.freeNights / CALENDAR_NIGHTS) }),
    ...(search.byWords ? { match: 1 - place } : {}),
  };
  let [sum, weights] = [0, 0];
  for (const part of RANKING_PARTS) {
    const value = parts[part];
    if (value === undefined) continue;
    sum += WEIGHTS[part] * value;
    weights += WEIGHTS[part];
  }
  return { parts, score: sum / weights, metres, counted: bayesianRating(home.rating, home.reviews) };
}

/**
 * The homes of one page in the order they are shown. The best score comes first; in the first screen a home of a type
 * or town that was just shown gives way to another that is about as good. Every home is in the answer once.
 */
export function rankPage<T extends RankedHome>(homes: readonly T[], search: RankingSearch): T[] {
  const left = homes.map((home, index) => ({
    home,
    score: explainPosition(home, search, index / Math.max(1, homes.length)).score,
  }));
  left.sort((a, b) => b.score - a.score);
  const shown: T[] = [];
  while (shown.length < Math.min(FIRST_SCREEN, homes.length)) {
    const same = (is: (other: T) => boolean): number => Math.min(MOST_SAME, shown.filter(is).length);
    const worth = ({ home, score }: (typeof left)[number]) =>
      score -
      SAME_TYPE * same(({ propertyType }) => propertyType === home.propertyType) -
      SAME_TOWN * same(({ town }) => town === home.town);
    let best = 0;
    for (let index = 1; index < left.length; index += 1) if (worth(left[index]!) > worth(left[best]!)) best = index;
    shown.push(...left.splice(best, 1).map(({ home }) => home));
  }
  return [...shown, ...left.map(({ home }) => home)];
}
