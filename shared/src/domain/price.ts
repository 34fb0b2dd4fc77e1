/**
 * What a stay costs (PRICE-1 to PRICE-5, TRUE-1), in integer cents. Quote, listing page, card and confirmation all come
 * through `priceStay` and `taxCents`, so they agree to the cent (decision 0033).
 */
import type { Party, QuoteLine } from '../contracts/booking.ts';
import type { Hit } from '../contracts/index-record.ts';
import type { CalendarDay, Fees } from '../contracts/listing.ts';
import { isNightOffered } from './availability.ts';
import { addDays, daysFrom, nightsBetween, toCompact, type IsoDate } from './dates.ts';
import { floorToUnit, formatShort, percentOfCents, unitsToCents } from './money.ts';
import { getNights, type StayDates } from './stay.ts';
import { taxCents, type TaxRate } from './tax-rates.ts';

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

type StayAmounts = Omit<StayPrice, 'lines'> & {
  lines: Pick<QuoteLine, 'kind' | 'amountCents'>[];
  isFeeCapped: boolean;
};

/**
 * The amounts of a stay's bill. The pet fee is charged once when any pet comes along; damage protection by the night.
 */
function stayAmounts(nightlyCents: readonly number[], fees: Fees, party: Pick<Party, 'pets'>): StayAmounts {
  const nights = nightlyCents.length;
  const nightsCents = sumCents(nightlyCents);
  const averagePerNightCents = nights === 0 ? 0 : floorToUnit(nightsCents / nights);
  const petCents = party.pets > 0 ? (fees.petCents ?? 0) : 0;
  const subtotal = nightsCents + fees.cleaningCents + petCents;
  const serviceCents = guestServiceCents(subtotal, fees.guestService);
  const all: StayAmounts['lines'] = [
    { kind: 'nights', amountCents: nightsCents },
    { kind: 'cleaning', amountCents: fees.cleaningCents },
    { kind: 'pet', amountCents: petCents },
    { kind: 'guestService', amountCents: serviceCents },
    { kind: 'damageProtection', amountCents: fees.damageProtectionCentsPerNight * nights },
  ];
  const lines = all.filter((line) => line.kind === 'nights' || line.amountCents > 0);
  return {
    nights,
    lines,
    totalCents: sumCents(lines.map((line) => line.amountCents)),
    averagePerNightCents,
    isFeeCapped: serviceCents < percentOfCents(subtotal, fees.guestService.percent),
  };
}

/** The bill of a stay, with the words of its lines. */
export function priceStay(nightly: readonly NightlyPrice[], fees: Fees, party: Pick<Party, 'pets'>): StayPrice {
  const nightlyCents = nightly.map((night) => night.priceCents);
  const { lines, isFeeCapped, ...sums } = stayAmounts(nightlyCents, fees, party);
  const labels: Partial<Record<QuoteLine['kind'], string>> = {
    nights: nightsLabel(nightly),
    cleaning: 'Cleaning',
    pet: 'Pet fee',
    guestService: isFeeCapped ? 'Guest service, highest fee' : `Guest service, ${fees.guestService.percent}%`,
    damageProtection: `Damage protection, ${sums.nights} × ${formatShort(fees.damageProtectionCentsPerNight)}`,
  };
  return { ...sums, lines: lines.map(({ kind, amountCents }) => ({ kind, label: labels[kind] ?? '', amountCents })) };
}

/** Labels of a bill are kept with it, so they are always English; `shown-words` translates them. */
const countNights = (nights: number): string => `${nights} ${nights === 1 ? 'night' : 'nights'}`;

/** Prices that are spelled out; nights of more prices are given by their range. */
const MAX_SPELLED_PRICES = 5;

/**
 * The nights as a sum that is exact: `$412 × 4 nights`, `3 nights: 2 × $650 + $790`; of many prices
 * `7 nights, $610 to $790`.
 */
function nightsLabel(nightly: readonly NightlyPrice[]): string {
  const counts = new Map<number, number>();
  for (const { priceCents } of nightly) counts.set(priceCents, (counts.get(priceCents) ?? 0) + 1);
  const prices = [...counts.keys()];
  const [only] = prices;
  if (prices.length === 1 && only !== undefined) return `${formatShort(only)} × ${countNights(nightly.length)}`;
  if (prices.length <= MAX_SPELLED_PRICES)
    return `${countNights(nightly.length)}: ${[...counts].map(([cents, nights]) => `${nights > 1 ? `${nights} × ` : ''}${formatShort(cents)}`).join(' + ')}`;
  return `${countNights(nightly.length)}, ${formatShort(Math.min(...prices))} to ${formatShort(Math.max(...prices))}`;
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

/**
 * Middle of the amounts; of an even number the mean of the two in the middle, floored to the cent. Null when there are
 * none.
 */
export function medianCents(amounts: readonly number[]): number | null {
  if (amounts.length === 0) return null;
  const sorted = amounts.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return Math.floor((lower + upper) / 2);
}

/**
 * The price of a home without dates (PRICE-3): median of the nights for sale in the next 45 days, floored to whole
 * units; null when there are none.
 */
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

/** Tax rates of an index record in cents. */
function toTaxRates(taxes: NonNullable<Hit['taxes']>): TaxRate[] {
  return taxes.map((tax) => ('perNight' in tax ? { centsPerNight: unitsToCents(tax.perNight) } : tax));
}

/** A price as it is shown, in cents. The totals are there for a stay whose nights are all priced. */
export type ShownPrice = {
  /** Average night before fees, floored to whole units (PRICE-3); without dates that of a typical night. */
  averageCents: number;
  /** The stay with every fee, before taxes (PRICE-5). */
  beforeTaxCents?: number;
  /** The stay with every fee and tax: what is charged (TRUE-1). */
  totalCents?: number;
};

let named: { checkIn: IsoDate; nights: number; keys: readonly string[] } | null = null;

/** Keys of a stay's nights in an index record. Kept for the next home: those of one search have the same nights. */
function nightKeys(checkIn: IsoDate, nights: number): readonly string[] {
  if (named?.checkIn !== checkIn || named.nights !== nights)
    named = { checkIn, nights, keys: daysFrom(checkIn, nights).map(toCompact) };
  return named.keys;
}

/**
 * The price of an index record: the exact cents of the quote when the record prices every night of the stay, else (no
 * dates, or days the index does not hold) that of a typical night.
 */
export function getHitPrice(
  hit: Pick<Hit, 'PricePerDay' | 'fees' | 'taxes' | 'Average Per Night'>,
  dates: StayDates | null,
  party: Pick<Party, 'pets'>,
): ShownPrice {
  const prices = hit.PricePerDay ?? {};
  const nights = dates ? getNights(dates) : 0;
  const nightlyCents = (dates ? nightKeys(dates.checkIn, nights) : []).flatMap((key) => {
    const units = prices[key];
    return units === undefined ? [] : [unitsToCents(units)];
  });
  // Without its taxes a total would not be what is charged.
  if (nights === 0 || nightlyCents.length < nights || hit.taxes === undefined)
    return { averageCents: floorToUnit(unitsToCents(hit['Average Per Night'])) };
  // The words of the bill are not made: a page of homes has this price two hundred times.
  const stay = stayAmounts(nightlyCents, toFees(hit.fees), party);
  const taxes = toTaxRates(hit.taxes).map((rate) => taxCents(rate, stay.lines, nights));
  return {
    averageCents: stay.averagePerNightCents,
    beforeTaxCents: stay.totalCents,
    totalCents: stay.totalCents + sumCents(taxes),
  };
}
