/**
 * What the typed words are understood as, while they are typed (FIND-2): loaded with the first letters. The place is
 * the suggestions' matter, because which places have homes is known to services.
 */
import { formatDayRange } from '@roost/shared/domain/dates';
import { formatParty } from '@roost/shared/domain/party';
import { NO_PARTY } from '@roost/shared/domain/party';
import { getAlternatives } from '@roost/shared/domain/alternatives';
import type { Understanding } from '@roost/shared/domain/understanding/apply';
import type { LimitEnd } from '@roost/shared/domain/price-limits';
import type { Lexicon } from '@roost/shared/domain/understanding/lexicon';
import { readPhrases } from '@roost/shared/domain/understanding/read-phrases';
import { readingCopy as words } from './reading-copy.ts';
import { showValue } from '@roost/shared/domain/shown-words';

/** `without` is the typed text without the words that the chip stands for. */
export type ReadingChip = { label: string; without: string };

/**
 * Writes a limit of a night's price; `said` are the words that it was read from. Null where the site cannot tell what
 * it is worth.
 */
export type FormatPrice = (amount: number, end: LimitEnd, said: string) => string | null;

/** Returns a chip for each part of the text that was understood, in English or by the words given. Never throws. */
export function readChips(typed: string, today: string, price: FormatPrice, lexicon?: Lexicon): ReadingChip[] {
  return readPhrases(typed, today, lexicon).flatMap(({ from, to, reading, without: left }) => {
    const label = left ? words.without(getNames(left)) : formatReading(reading, typed.slice(from, to), price);
    const without = `${typed.slice(0, from)} ${typed.slice(to)}`
      .replace(/\s+/g, ' ')
      .replace(/( *,)+/g, ',')
      .trim();
    return label === '' ? [] : [{ label, without }];
  });
}

const getNames = (values: readonly string[]): string =>
  values.flatMap(getAlternatives).slice(0, MOST_ALTERNATIVES).map(showValue).join(words.or);

/** One part in words; `typed` says it where no day can be told yet ("3 nights"). */
function formatReading(
  { values, dates, party, rooms, minPrice, maxPrice, order, warm }: Understanding,
  typed: string,
  price: FormatPrice,
) {
  const all = Object.values(values).flat();
  // Several kinds of homes, or values of one wish, are alternatives.
  if (all.length > 0) return getNames(all);
  if (dates) return formatDayRange(dates.checkIn, dates.checkOut);
  if (Object.keys(party).length > 0) return formatParty({ ...NO_PARTY, ...party });
  if (rooms.minBedrooms) return words.bedrooms(rooms.minBedrooms);
  if (rooms.minBathrooms) return words.bathrooms(rooms.minBathrooms);
  if (rooms.minBeds) return words.beds(rooms.minBeds);
  const low = minPrice === null ? null : price(minPrice, 'min', typed);
  const high = maxPrice === null ? null : price(maxPrice, 'max', typed);
  if (low !== null && high !== null) return words.between(low, high);
  if (high !== null) return words.upTo(high);
  if (low !== null) return words.from(low);
  if (order) return words.orders[order];
  return warm ? words.warm : typed;
}
const MOST_ALTERNATIVES = 2;
