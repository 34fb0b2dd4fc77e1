/**
 * The calendar of a home: what is free, what is taken, and which days guests may come or go. Codes are those of
 * docs/spec/search.md (SRCH-12); each pattern below says why an owner has it.
 */
import type { AvailabilityCode } from '@roost/shared/contracts/listing';
import type { DayFacts } from './dates.ts';
import { isoDate } from './dates.ts';
import type { Facts } from './placed-facts.ts';
import { nightlyPrices, seasonFactor } from './pricing.ts';
import type { Random } from './random.ts';
import type { SeedDays } from './seed-listing.ts';

/** Longest stay that stands for "no limit". */
export const NO_MAX_STAY = 365;

type Rules = {
  /** Homes that change guests on one weekday in high season only. */
  turnoverWeekday: number | null;
  /** Nights at least in low, middle and high season and over holidays. */
  minStays: { low: number; middle: number; high: number; holiday: number };
  maxStay: number;
  /** Lets a gap between two stays be booked although it is shorter than the minimum. */
  fillsGaps: boolean;
  /** Marks the first free day after a stay as "stay or check-in": nobody can leave that day. */
  marksArrivalDays: boolean;
  /** Keeps the last night before a stay for guests who are already there. */
  marksDepartureDays: boolean;
};

const HIGH_SEASON = 1.18;
const LOW_SEASON = 0.88;

function makeRules(r: Random, facts: Facts): Rules {
  const long = r.chance(0.04);
  const beachWeeks = facts.region.profile === 'beach' && facts.bedrooms >= 3;
  const low = long
    ? 28
    : r.weighted([
        [1, 3],
        [2, 6],
        [3, 1],
      ]);
  const middle = long
    ? 28
    : Math.max(
        low,
        r.weighted([
          [2, 6],
          [3, 4],
        ]),
      );
  const high = long
    ? 28
    : Math.max(
        middle,
        r.weighted([
          [2, 2],
          [3, 5],
          [4, 3],
          [5, 2],
          [7, beachWeeks ? 8 : 0.6],
        ]),
      );
  return {
    turnoverWeekday: high === 7 && r.chance(0.7) ? r.pick([6, 6, 6, 0]) : null,
    minStays: { low, middle, high, holiday: Math.max(high, r.pick([3, 4, 4, 5])) },
    maxStay: long
      ? r.pick([120, 180])
      : r.weighted([
          [NO_MAX_STAY, 6],
          [28, 2],
          [21, 0.7],
          [30, 1.5],
          [14, 0.8],
          [90, 1],
        ]),
    fillsGaps: r.chance(0.6),
    marksArrivalDays: r.chance(0.35),
    marksDepartureDays: r.chance(0.12),
  };
}

/** The whole calendar of a home. `days` are shared by all homes of a run. */
export function makeCalendar(r: Random, facts: Facts, days: readonly DayFacts[]): SeedDays {
  const rules = makeRules(r, facts);
  const seasons = days.map((day) => seasonFactor(facts.region.season, day.yearMonths));
  const taken = takenNights(r, facts, days, seasons, rules);
  const minStays = days.map((day, index) => {
    const season = seasons[index] ?? 1;
    const { minStays: min } = rules;
    return day.holiday ? min.holiday : season >= HIGH_SEASON ? min.high : season < LOW_SEASON ? min.low : min.middle;
  });
  const maxStays = days.map((_, index) => Math.max(rules.maxStay, minStays[index] ?? 1));
  const codes = getCodes(days, seasons, taken, rules);
  if (r.chance(0.18)) holdSingleNights(r, codes, taken);
  if (rules.fillsGaps) fillGaps(taken, minStays);
  return { from: isoDate(days[0]?.day ?? 0), codes, minStays, maxStays, pricesCents: prices(r, facts, days) };
}

/** Prices; some owners have not set rates for the far end of the calendar yet. */
function prices(r: Random, facts: Facts, days: readonly DayFacts[]): (number | null)[] {
  const cents: (number | null)[] = nightlyPrices(r, facts, days);
  if (r.chance(0.05)) cents.fill(null, days.length - r.int(20, 70));
  return cents;
}

/**
 * Nights that are gone: stays of guests, more of them soon and in season; weeks of the owner; months when a home is
 * closed.
 */
function takenNights(
  r: Random,
  facts: Facts,
  days: readonly DayFacts[],
  seasons: readonly number[],
  rules: Rules,
): boolean[] {
  const taken = new Array<boolean>(days.length).fill(false);
  const demand = r.between(0.55, 1.25);
  for (let index = r.int(0, 3); index < days.length;) {
    const season = seasons[index] ?? 1;
    const soon = Math.max(0.06, Math.exp(-index / 70));
    const share = Math.min(0.9, demand * soon * (0.35 + season * 0.32));
    const turnover = rules.turnoverWeekday !== null && season >= HIGH_SEASON;
    const starts = !turnover || days[index]?.weekday === rules.turnoverWeekday;
    if (starts && r.chance(turnover ? share * 0.6 : share * 0.25)) {
      const nights = turnover
        ? 7
        : Math.max(
            season >= HIGH_SEASON ? rules.minStays.middle : rules.minStays.low,
            r.weighted([
              [2, 5],
              [3, 5],
              [4, 3],
              [5, 2],
              [7, 2],
              [10, 0.4],
            ]),
          );
      taken.fill(true, index, Math.min(days.length, index + nights));
      index += nights + (turnover || r.chance(0.45) ? 0 : r.int(1, 4));
    } else index += 1;
  }
  for (let week = r.int(0, 2); week > 0; week -= 1) {
    const start = r.int(20, days.length - 15);
    taken.fill(true, start, start + r.pick([3, 7, 7, 10, 14]));
  }
  const closesInWinter = facts.region.season === 'summer' && !facts.has.fireplace && r.chance(0.3);
  days.forEach((day, index) => {
    if (closesInWinter && (day.month <= 2 || day.month === 11)) taken[index] = true;
  });
  return taken;
}

function getCodes(
  days: readonly DayFacts[],
  seasons: readonly number[],
  taken: readonly boolean[],
  rules: Rules,
): AvailabilityCode[] {
  return days.map((day, index) => {
    const before = index > 0 && taken[index - 1] === true;
    const after = taken[index + 1] === true;
    if (taken[index]) {
      if (before || index === 0) return 'NX';
      return 'NO';
    }
    const turnover = rules.turnoverWeekday !== null && (seasons[index] ?? 1) >= HIGH_SEASON;
    if (turnover) return day.weekday === rules.turnoverWeekday ? 'DC' : 'DX';
    if (day.christmas && rules.marksArrivalDays) return 'DX';
    if (before && rules.marksArrivalDays) return 'DI';
    if (after && !before && rules.marksDepartureDays) return 'DO';
    return 'DC';
  });
}

/**
 * Single nights that the owner keeps for repairs or deep cleaning: nobody sleeps there, guests may still leave that
 * morning and the next ones arrive late (NC), or only arrive (NI).
 */
function holdSingleNights(r: Random, codes: AvailabilityCode[], taken: boolean[]): void {
  for (let count = r.int(2, 5); count > 0; count -= 1) {
    const index = r.int(30, codes.length - 2);
    if (codes[index - 1] !== 'DC' || codes[index] !== 'DC' || codes[index + 1] !== 'DC') continue;
    codes[index] = r.pick(['NC', 'NC', 'NI']);
    taken[index] = true;
  }
}

/** Lowers the minimum stay to the length of a gap that no other stay can fill. */
function fillGaps(taken: readonly boolean[], minStays: number[]): void {
  for (let start = 0; start < taken.length;) {
    if (taken[start]) {
      start += 1;
      continue;
    }
    let end = start;
    while (end < taken.length && !taken[end]) end += 1;
    const length = end - start;
    if (end < taken.length && start > 0) {
      for (let index = start; index < end; index += 1)
        minStays[index] = Math.max(1, Math.min(minStays[index] ?? 1, length));
    }
    start = end;
  }
}
