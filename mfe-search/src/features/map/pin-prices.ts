/** Prices on pins: what they are, and how much room their letters take. */
import { convert, formatUnits } from '@roost/shared/domain/currency';
import type { ShownCurrency } from '@roost/shared/domain/currency';
import { leadingCents } from '@roost/shared/domain/price-display';
import type { PriceDisplay } from '@roost/shared/domain/price-display';
import type { MapPin } from '../../api/to-pin.ts';

/** What a pin says of a home's price, in cents. Null where it is a dot. */
type GetCents = (pin: MapPin) => number | null;
export type PinPrices = { getCents: GetCents; countLetters: (cents: number) => number };

/**
 * Returns what counts the letters of whole amounts, "$1,234". Counted, because formatting a thousand prices takes
 * longer than a frame.
 */
export function createLetterCount(currency: ShownCurrency): (cents: number) => number {
  const sign = formatUnits(0, currency.code).length - 1;
  return (cents) => {
    const digits = String(convert(cents, currency, 'nearest')).length;
    return sign + digits + Math.floor((digits - 1) / 3);
  };
}

/** Returns the lowest price of homes, in cents; null where one of them is not known. */
export function getFrom(pins: readonly MapPin[], getCents: GetCents): number | null {
  const prices = pins.flatMap((pin) => getCents(pin) ?? []);
  return prices.length === pins.length ? Math.min(...prices) : null;
}

/** Returns the amount on a pin in cents of US dollars. */
export const pinCents = ({ price }: MapPin, display: PriceDisplay): number | null =>
  price && leadingCents(price, display);
