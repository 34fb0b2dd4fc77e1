/** Reads a text that is about one home: its name, its number, or a part of its name (FIND-1, SRCH-4). */
import type { UnderstoodSearch } from '@roost/shared/contracts/understood-search';
import type { IsoDate } from '@roost/shared/domain/dates';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { understand } from '@roost/shared/domain/understanding/understand';
import { readBesideNumber } from './beside-number.ts';
import { homeNumberIn } from './numbers-of-homes.ts';
import { otherWords, withoutWords } from './other-words.ts';
import type { KnownNames } from './places.ts';
import { isOnlyWishes, readPartOfName } from './typed-text.ts';

/** Returns the reading; null for a text that is about places or wishes. */
export async function readHome(
  written: string,
  { names, today }: { names: KnownNames; today: IsoDate },
): Promise<UnderstoodSearch | null> {
  const nothing = understand('', { today });
  const headline = names.headlineIn(normalizePhrase(written));
  const named = headline !== null && isOnlyWishes(written, headline, today) ? null : headline;
  const number = homeNumberIn(named === null ? written : withoutWords(written, named));
  if (number !== null && (await names.isHome(number)))
    return readBesideNumber(written, number, { today, homesIn: names.homesIn });
  // "Aspen Landing, cabin on the road to Bluff Point" is what a home is called.
  if (named !== null) {
    const read = { ...nothing, text: named, unused: otherWords(written, named) };
    return normalizePhrase(written).includes(normalizePhrase(named))
      ? { read, place: null }
      : { read, place: null, home: named };
  }
  const part = readPartOfName(written, names, today);
  if (!part) return null;
  const read = { ...nothing, text: part.text, unused: part.unused };
  return { read, place: null, ...(part.home === undefined ? {} : { home: part.home }) };
}
