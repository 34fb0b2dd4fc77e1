/**
 * Reads the words beside the number of a home: "home 12345 with pool for 6" are filters, by which the page says whether
 * that home fits; what cannot be a filter is named as left out (SRCH-4, FIND-2, decision 0151).
 */
import type { UnderstoodSearch } from '@roost/shared/contracts/understood-search';
import type { IsoDate } from '@roost/shared/domain/dates';
import { COMMON_WORDS } from '@roost/shared/domain/understanding/common-words';
import { getLexicon } from '@roost/shared/domain/understanding/other-languages';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { understand } from '@roost/shared/domain/understanding/understand';
import { inEnglish } from './languages/translate.ts';
import { isWordOfNumber } from './numbers-of-homes.ts';
import { otherWords } from './other-words.ts';
import { inPlainWords } from './plain-words.ts';
import type { KnownNames } from './places.ts';
import { tidyPlaces } from './tidy-text.ts';

type Options = { today: IsoDate; homesIn: (name: string) => number | undefined };

/** Returns the reading of a text that is about one home. Its place says nothing: the home stands where it stands. */
export function readBesideNumber(typed: string, number: string, { today, homesIn }: Options): UnderstoodSearch {
  const isPlace = (name: string): boolean => homesIn(name) !== undefined;
  const words = otherWords(typed, number)
    .filter((each) => !isLink(each))
    .join(' ');
  const rest = tidyPlaces(inPlainWords(inEnglish(words, isPlace), isPlace));
  const read = understand(saysNothing(rest) ? '' : rest, { today, places: { homesIn } });
  const left = [read.place ?? '', read.text, ...read.unused].filter((each) => !saysNothing(each));
  // "In March" is any week of it: a home that is taken in the first would be said to be taken.
  const isVague = (read.otherDates ?? []).length > 0;
  const { otherDates: _, ...own } = read;
  return {
    read: {
      ...own,
      ...(isVague ? { dates: null } : {}),
      place: null,
      text: `#${number}`,
      unused: [...(isVague ? [words] : left)],
    },
    place: null,
  };
}

const isLink = (words: string): boolean => /^\S*[./]\S*\/\S*$/.test(words);

/** "Listing no", "please", "is it available": words that say only that a home is meant. */
function saysNothing(words: string): boolean {
  const { fillers, vague } = getLexicon();
  return normalizePhrase(words)
    .split(' ')
    .every(
      (word) => word === '' || isWordOfNumber(word) || fillers.has(word) || vague.has(word) || COMMON_WORDS.has(word),
    );
}

/**
 * "12408 on june 5": a place that is only a number, is nowhere and is a home's number is that home.
 */
export async function asNumberedHome(
  understood: UnderstoodSearch,
  typed: string,
  { names, today }: { names: KnownNames; today: IsoDate },
): Promise<UnderstoodSearch> {
  const number = /^#?(\d{4,8})$/.exec(understood.read.place?.trim() ?? '')?.[1];
  if (number === undefined || understood.place !== null || number === typed.trim()) return understood;
  return (await names.isHome(number)) ? readBesideNumber(typed, number, { today, homesIn: names.homesIn }) : understood;
}
