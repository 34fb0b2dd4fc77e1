/**
 * What a stay costs (PRICE-1 to PRICE-5), in integer cents. Quote, listing page, card and confirmation all come through
 * `priceStay`, so they agree to the cent.
 */
import type { Party, QuoteLine } from '../contracts/booking.ts';
import type { Hit } from '../contracts/index-record.ts';
import type { CalendarDay, Fees } from '../contracts/listing.ts';
import { isNightOffered } from './availability.ts';
import { addDays, daysFrom, nightsBetween, toCompact, type IsoDate } from './dates.ts';
import { floorToUnit, formatCents, percentOfCents, unitsToCents } from './money.ts';
import { getNights, type StayDates } from './stay.ts';

/** Cap of the guest service fee when the listing sets none: $750. */
export const DEFAULT_SERVICE_CAP_CENTS = 75_000;
/** Days ahead that the undated price looks at. */
export const MEDIAN_DAYS = 45;

export type NightlyPrice = { date: IsoDate; priceCents: number };
export type StayPrice = {
  nights: number;
  /** Lines of the bill in the order they are shown; a fee of nothing has no line. */
  lines: QuoteLine[];
  /** Sum of the lines: the total with every fee, before tax. */
  totalCents: number;
  /** Average of the nightly prices, floored to whole currency units. */
  averagePerNightCents: number;
};

/** Percentage of nights, cleaning and pet fee, rounded half up, never above the listing's cap (PRICE-2). */
export function guestServiceCents(subtotalCents: number, fee: Fees['guestService']): number {
  return Math.min(percentOfCents(subtotalCents, fee.percent), fee.maxCents);
}

const sumCents = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** The bill of a stay. The pet fee is charged once when any pet comes along; damage protection by the night. */
export function priceStay(nightly: readonly NightlyPrice[], fees: Fees, party: Pick<Party, 'pets'>): StayPrice {
  const nights = nightly.length;
  const nightsCents = sumCents(nightly.map((night) => night.priceCents));
  const averagePerNightCents = nights === 0 ? 0 : floorToUnit(nightsCents / nights);
  const petCents = party.pets > 0 ? (fees.petCents ?? 0) : 0;
  const subtotal = nightsCents + fees.cleaningCents + petCents;
  const serviceCents = guestServiceCents(subtotal, fees.guestService);
  const perNight = fees.damageProtectionCentsPerNight;
  const capped = serviceCents < percentOfCents(subtotal, fees.guestService.percent);

  const all: QuoteLine[] = [
    {
      kind: 'nights',
      label: `${formatCents(averagePerNightCents, 'whole')} avg × ${nights} ${nights === 1 ? 'night' : 'nights'}`,
      amountCents: nightsCents,
    },
    { kind: 'cleaning', label: 'Cleaning', amountCents: fees.cleaningCents },
    { kind: 'pet', label: 'Pet fee', amountCents: petCents },
    {
      kind: 'guestService',
      label: capped ? 'Guest service, highest fee' : `Guest service, ${fees.guestService.percent}%`,
      amountCents: serviceCents,
    },
    {
      kind: 'damageProtection',
      label: `Damage protection, ${nights} × ${shortAmount(perNight)}`,
      amountCents: perNight * nights,
    },
  ];
  const lines = all.filter((line) => line.kind === 'nights' || line.amountCents > 0);
  return { nights, lines, totalCents: sumCents(lines.map((line) => line.amountCents)), averagePerNightCents };
}

/** `$9`, but `$9.50` where cents matter. */
function shortAmount(cents: number): string {
  return formatCents(cents, cents % 100 === 0 ? 'whole' : 'exact');
}

/** The nights of a stay with their prices, or null when one of them has none (error 1015). */
export function nightlyPrices(days: readonly CalendarDay[], start: IsoDate, end: IsoDate): NightlyPrice[] | null {
  const prices = days.flatMap((day) =>
    day.date >= start && day.date < end && day.priceCents !== null
      ? [{ date: day.date, priceCents: day.priceCents }]
      : [],
  );
  return prices.length === nightsBetween(start, end) && prices.length > 0 ? prices : null;
}

/** Middle of the amounts; of an even number the mean of the two in the middle, floored to the cent. Null when there are none. */
export function medianCents(amounts: readonly number[]): number | null {
  if (amounts.length === 0) return null;
  const sorted = amounts.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return Math.floor((lower + upper) / 2);
}

/** The price of a home without dates (PRICE-3): median of the nights for sale in the next 45 days, floored to whole units; null when there are none. */
export function undatedNightlyCents(days: readonly CalendarDay[], today: IsoDate): number | null {
  const until = addDays(today, MEDIAN_DAYS);
  const prices = days.flatMap((day) =>
    day.date >= today && day.date < until && isNightOffered(day.code) && day.priceCents !== null
      ? [day.priceCents]
      : [],
  );
  const median = medianCents(prices);
  return median === null ? null : floorToUnit(median);
}

/** Fees of an index record in cents; the index writes currency units. */
export function toFees(fees: Hit['fees']): Fees {
  return {
    petCents: fees.pet ? unitsToCents(fees.pet.amount) : null,
    cleaningCents: unitsToCents(fees.cleaning?.amount ?? 0),
    guestService: {
      percent: fees.guestService?.amount ?? 0,
      maxCents:
        fees.guestService?.maxPrice === undefined
          ? DEFAULT_SERVICE_CAP_CENTS
          : unitsToCents(fees.guestService.maxPrice),
    },
    damageProtectionCentsPerNight: unitsToCents(fees.damageProtection?.amount ?? 0),
  };
}

/** What a card shows: a bill for chosen dates, or the price of a typical night. */
export type HitPrice = ({ type: 'stay' } & StayPrice) | { type: 'night'; averagePerNightCents: number };

/**
 * The price of an index record: the exact cents of the quote when the record prices every night of the stay, else (no dates,
 * or days the index does not hold) the undated price. `today` comes from the page, so that server and browser agree.
 */
export function getHitPrice(
  hit: Pick<Hit, 'PricePerDay' | 'fees' | 'Average Per Night'>,
  dates: StayDates | null,
  party: Pick<Party, 'pets'>,
  today: IsoDate,
): HitPrice {
  const prices = hit.PricePerDay ?? {};
  const priced = (days: readonly IsoDate[]): NightlyPrice[] =>
    days.flatMap((date) => {
      const units = prices[toCompact(date)];
      return units === undefined ? [] : [{ date, priceCents: unitsToCents(units) }];
    });
  if (dates) {
    const nights = getNights(dates);
    const nightly = priced(daysFrom(dates.checkIn, nights));
    if (nights > 0 && nightly.length === nights)
      return { type: 'stay', ...priceStay(nightly, toFees(hit.fees), party) };
  }
  const median = medianCents(priced(daysFrom(today, MEDIAN_DAYS)).map((night) => night.priceCents));
  return { type: 'night', averagePerNightCents: floorToUnit(median ?? unitsToCents(hit['Average Per Night'])) };
}
