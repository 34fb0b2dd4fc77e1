/** What a typed search means, with the place it names: one answer for the search page (FIND-1, FIND-2). */
import { isIsoDate } from '@roost/shared/domain/dates';
import type { UnderstoodSearch } from '@roost/shared/contracts/understood-search';
import { understand } from '@roost/shared/domain/understanding/understand';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import type { Places } from './places.ts';

const LONGEST_TEXT = 200;

/** Reads the text with the names of places that have homes, then finds the place. `today` is the page's day; now's without it. */
export async function understandSearch(
  text: string,
  today: string,
  { places, now }: { places: Places; now: () => Date },
): Promise<UnderstoodSearch> {
  const day = isIsoDate(today) ? today : now().toISOString().slice(0, 10);
  const { homesIn, isHeadline } = await places.knownPlaces();
  const typed = text.slice(0, LONGEST_TEXT);
  const read = understand(typed, { today: day, places: { homesIn } });
  // "Aspen Landing, cabin on the road to Bluff Point" is what a home is called.
  if (isHeadline(normalizePhrase(typed)))
    return { read: { ...understand('', { today: day }), text: typed }, place: null };
  const place = read.place === null ? null : await places.geocode(read.place);
  return { read, place };
}
