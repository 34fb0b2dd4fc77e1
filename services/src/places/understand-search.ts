/** What a typed search means, with the place it names: one answer for the search page (FIND-1, FIND-2). */
import { isIsoDate } from '@roost/shared/domain/dates';
import type { UnderstoodSearch } from '@roost/shared/contracts/understood-search';
import { understand } from '@roost/shared/domain/understanding/understand';
import type { Places } from './places.ts';

const LONGEST_TEXT = 200;

/** Reads the text with the names of places that have homes, then finds the place. `today` is the page's day; now's without it. */
export async function understandSearch(
  text: string,
  today: string,
  { places, now }: { places: Places; now: () => Date },
): Promise<UnderstoodSearch> {
  const day = isIsoDate(today) ? today : now().toISOString().slice(0, 10);
  const names = await places.homesByName();
  const read = understand(text.slice(0, LONGEST_TEXT), {
    today: day,
    places: { homesIn: (name) => names.get(name)?.homes },
  });
  const place = read.place === null ? null : await places.geocode(read.place);
  return { read, place };
}
