/** Nightly prices and fees of a home. Cents. */
import type { Fees } from '@roost/shared/contracts/listing';
import type { DayFacts } from './dates.ts';
import type { Facts } from './placed-facts.ts';
import { TYPE_TRAITS } from './property-types.ts';
import type { Random } from './random.ts';
import type { SeasonCurve } from './regions/region.ts';

/** Price factor at the middle of each month, January first. */
const SEASON_FACTORS: Record<SeasonCurve, readonly number[]> = {
  summer: [0.66, 0.68, 0.76, 0.86, 1.0, 1.34, 1.55, 1.48, 1.08, 0.9, 0.74, 0.78],
  winter: [1.42, 1.5, 1.38, 0.84, 0.72, 0.9, 1.05, 1.0, 0.86, 0.82, 0.86, 1.36],
  twin: [1.18, 1.22, 1.06, 0.76, 0.8, 1.12, 1.3, 1.26, 1.0, 0.92, 0.82, 1.18],
  sun: [1.22, 1.34, 1.42, 1.26, 0.98, 0.8, 0.76, 0.76, 0.82, 0.98, 1.08, 1.2],
  even: [0.88, 0.92, 1.1, 1.12, 1.08, 1.06, 1.06, 0.98, 0.96, 1.06, 0.96, 0.98],
  autumn: [0.84, 0.84, 0.88, 0.92, 1.0, 1.12, 1.16, 1.08, 1.1, 1.4, 1.12, 1.02],
  south: [1.46, 1.2, 1.02, 0.98, 0.8, 0.92, 1.16, 1.1, 0.96, 0.96, 1.02, 1.34],
};

/** Factor of a day between the middles of two months, so that prices move slowly. */
export function seasonFactor(curve: SeasonCurve, yearMonths: number): number {
  const factors = SEASON_FACTORS[curve];
  const position = (yearMonths - 0.5 + 12) % 12;
  const index = Math.floor(position);
  const from = factors[index] ?? 1;
  const to = factors[(index + 1) % 12] ?? 1;
  return from + (to - from) * (position - index);
}

/** The home's price in whole currency units on an ordinary weekday of an average month. */
export function basePrice(r: Random, facts: Facts): number {
  const rooms = 66 + facts.bedrooms * 42 + facts.bathrooms * 10 + facts.occupancy * 4;
  const extras =
    (facts.has.hotTub ? 18 : 0) +
    (facts.has.pool ? 22 : 0) +
    (facts.waterfront ? 40 : 0) +
    (facts.skiInOut ? 44 : 0) +
    (facts.has.dock ? 14 : 0);
  return (
    (rooms + extras) *
    facts.region.price *
    TYPE_TRAITS[facts.type].price *
    (0.68 + facts.standard * 0.75) *
    r.between(0.9, 1.12)
  );
}

/** Prices of all nights, in cents, whole currency units. Never below 35.00. */
export function nightlyPrices(r: Random, facts: Facts, days: readonly DayFacts[]): number[] {
  const base = basePrice(r, facts);
  const weekend = r.between(1.08, 1.3);
  const holiday = r.between(1.18, 1.45);
  const strength = r.between(0.75, 1.1);
  const rounding = r.pick([1, 1, 5]);
  return days.map(({ weekday, yearMonths, holiday: isHoliday }) => {
    const season = 1 + (seasonFactor(facts.region.season, yearMonths) - 1) * strength;
    const price = base * season * (weekday === 5 || weekday === 6 ? weekend : 1) * (isHoliday ? holiday : 1);
    return Math.max(35, Math.round(price / rounding) * rounding) * 100;
  });
}

/** Fees: cleaning by size, a percentage for guest service whose cap some owners lower, damage protection per night. */
export function makeFees(r: Random, facts: Facts): Fees {
  const cleaning = 45 + facts.bedrooms * 34 + facts.bathrooms * 16 + (facts.has.hotTub ? 20 : 0) + facts.standard * 60;
  return {
    petCents: facts.pets ? r.pick([45, 60, 75, 75, 90, 100, 125, 150]) * 100 : null,
    cleaningCents: Math.round((cleaning * r.between(0.85, 1.15)) / 5) * 500,
    guestService: {
      percent: r.pick([8, 9, 10, 10, 11, 12, 12, 12.5, 13, 14]),
      maxCents: r.chance(0.25) ? r.pick([250, 300, 400, 500, 600, 900]) * 100 : 750_00,
    },
    damageProtectionCentsPerNight: r.pick([0, 400, 500, 600, 700, 800, 900, 1200]),
  };
}
