/** Reads texts with a home's number that mean something else, and texts without a word (FIND-2, FIND-5). */
import type { UnderstoodSearch } from '@roost/shared/contracts/understood-search';
import { otherWords } from './other-words.ts';
import type { Places } from './places.ts';

export const isWordless = (text: string): boolean => text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text);

/** "12408 on june 5": a place that is only a number, is nowhere and is a home's number is that home. What else was said is named as left out. */
export async function asNumberedHome(
  understood: UnderstoodSearch,
  typed: string,
  places: Pick<Places, 'knownPlaces'>,
): Promise<UnderstoodSearch> {
  const number = /^#?(\d{4,8})$/.exec(understood.read.place?.trim() ?? '')?.[1];
  if (number === undefined || understood.place !== null || number === typed.trim()) return understood;
  if (!(await (await places.knownPlaces()).isHome(number))) return understood;
  const { values, ...read } = understood.read;
  return {
    read: {
      ...read,
      place: null,
      text: `#${number}`,
      dates: null,
      party: {},
      rooms: {},
      values: Object.fromEntries(Object.keys(values).map((list) => [list, []])) as unknown as typeof values,
      minPrice: null,
      maxPrice: null,
      unused: otherWords(typed, number),
    },
    place: null,
  };
}
