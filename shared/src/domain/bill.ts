/**
 * The whole bill of a stay: its price (`priceStay`), chosen options, discount, taxes. Integer cents; every sum is of
 * the lines shown.
 */
import type { OptionalItem, Party, QuoteLine, StayBill } from '../contracts/booking.ts';
import type { Fees } from '../contracts/listing.ts';
import { partyTotal } from './party.ts';
import { priceStay, type NightlyPrice } from './price.ts';
import { discountCents, discountLabel, type PromoTerms } from './promo.ts';
import { taxLines, type Place } from './tax.ts';

const sumCents = (lines: readonly { amountCents: number }[]): number =>
  lines.reduce((sum, line) => sum + line.amountCents, 0);

/** What one optional item costs for this stay, cents. */
export function optionCents(
  { unit, priceCents }: Pick<OptionalItem, 'unit' | 'priceCents'>,
  nights: number,
  party: Party,
): number {
  const units = { stay: 1, night: nights, guest: partyTotal(party), pet: party.pets }[unit];
  return priceCents * units;
}

export type BillInput = {
  nightly: readonly NightlyPrice[];
  fees: Fees;
  party: Party;
  place: Place;
  /** All items of the stay; only selected ones are charged. */
  options: readonly OptionalItem[];
  /** A code that may be used for this stay, or null. */
  promo: PromoTerms | null;
};

/**
 * The bill. A discount is taken off the nights only, so the fees of the stay are the same with and without it; taxes
 * are taken on what is left.
 */
export function billStay({
  nightly,
  fees,
  party,
  place,
  options,
  promo,
}: BillInput): StayBill & { averagePerNightCents: number; nights: number } {
  const price = priceStay(nightly, fees, party);
  const chosen = options
    .filter((item) => item.selected)
    .map((item): QuoteLine => ({ kind: 'option', label: item.label, amountCents: item.amountCents }));
  const nightsCents = sumCents(price.lines.filter((line) => line.kind === 'nights'));
  const discount = promo === null ? 0 : discountCents(promo, nightsCents);
  const off: QuoteLine[] =
    promo !== null && discount > 0
      ? [{ kind: 'promo', label: discountLabel(promo, discount), amountCents: -discount }]
      : [];
  const lines = [...price.lines, ...chosen, ...off];
  const taxes = taxLines(place, lines, price.nights);
  const totalBeforeTaxCents = sumCents(lines);
  const taxCents = sumCents(taxes);
  return {
    lines,
    taxes,
    stayCents: price.totalCents,
    totalBeforeTaxCents,
    taxCents,
    totalCents: totalBeforeTaxCents + taxCents,
    averagePerNightCents: price.averagePerNightCents,
    nights: price.nights,
  };
}
