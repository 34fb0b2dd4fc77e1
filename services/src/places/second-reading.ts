/**
 * Reads a text again with misspelt names, wishes of several words and missing blanks spelt right, where nothing was found or words were
 * left (FIND-3, decision 0167). The page says what was corrected.
 */
import type { UnderstoodSearch } from '@roost/shared/contracts/understood-search';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { correctWord } from './correct-words.ts';
import type { Lookups } from './google.ts';
import { withBlanks } from './missing-blanks.ts';
import type { KnownNames } from './places.ts';
import { withSpeltNames } from './spelt-names-of-words.ts';
import { withSpeltWishes } from './spelt-wishes-of-words.ts';
import type { Stock } from './stock.ts';

type Deps = { stock: Stock; names: Pick<KnownNames, 'homesIn'>; lookups: Pick<Lookups, 'failed'> };
type Read = (text: string) => Promise<UnderstoodSearch>;

/** Where more words were left than this, it is not one name or wish that is misspelt, and reading anew takes long. */
const MOST_LEFT = 8;

/** Returns how many words of a text were not understood; a name that nothing is called counts, too. */
function countLeft({ read, place }: UnderstoodSearch): number {
  const left = [read.text, ...read.unused, place === null ? (read.place ?? '') : ''].join(' ').trim();
  return left === '' ? 0 : left.split(/\s+/).length;
}

/** Returns the reading of a text, or a better one of the text as it is spelt right. */
export async function readSpelt(text: string, deps: Deps, read: Read): Promise<UnderstoodSearch> {
  const first = await readNames(text, deps, read);
  // "Cheeap", "fireplce": a word alone is a place first; where none is called so, it is a misspelt wish.
  const isNowhere = first.place === null && first.home === undefined && /^\s*\S+\s*$/.test(text);
  const wish = isNowhere && !deps.lookups.failed ? correctWord(first.read.place ?? '', deps.stock) : null;
  return wish === null ? first : read(wish);
}

async function readNames(text: string, { stock, names, lookups }: Deps, read: Read): Promise<UnderstoodSearch> {
  const first = await read(text);
  // "Owls rest" is on a home's board: its words are searched for in names.
  const isBoard = first.read.place === null && first.read.text !== '';
  const isUnderstood =
    isBoard || first.home !== undefined || lookups.failed || (first.place !== null && countLeft(first) === 0);
  if (isUnderstood || countLeft(first) > MOST_LEFT || /["“”\d]{5}/.test(text)) return first;
  const isPlace = (name: string): boolean => names.homesIn(normalizePhrase(name)) !== undefined;
  const named = withSpeltNames(withBlanks(text, isPlace), stock);
  const spelt = withSpeltWishes(named, isPlace);
  if (spelt === text) return first;
  const second = await read(spelt);
  const isBetter =
    second.home === undefined &&
    (first.place === null || second.place !== null) &&
    (countLeft(second) < countLeft(first) || (first.place === null && second.place !== null));
  if (!isBetter) return first;
  const { place } = second;
  const isCorrected = named !== text && place !== null && place.corrected === undefined;
  return isCorrected
    ? { ...second, place: { ...place, corrected: place.formattedAddress.split(',')[0] ?? place.formattedAddress } }
    : second;
}
