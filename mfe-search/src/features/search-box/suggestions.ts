/** What the place list offers, in groups and as one row of options for the keyboard. Pure. */
import type { NearbyPlace, PlacePrediction } from '@roost/shared/contracts/places';
import { boxCopy } from '../../box-copy.ts';
import { placeName } from './place-kinds.ts';
import { recentId } from './recent-searches.ts';
import type { RecentSearch } from './recent-searches.ts';
import type { PopularPlace, Starters } from '../../api/starters.ts';

const words = boxCopy;

/** `said` is the number of homes in words, where it is not that of the place itself. */
export type ShownPlace = PlacePrediction & { said?: string };
export type Suggestion =
  | { type: 'place'; id: string; text: string; place: ShownPlace }
  | { type: 'near'; id: string; text: string; near: NearbyPlace }
  | { type: 'recent'; id: string; text: string; recent: RecentSearch }
  | { type: 'popular'; id: string; text: string; popular: PopularPlace };
export type SuggestionGroup = { title: string; items: Suggestion[] };

/**
 * Typed: places, then recent searches with the same words. Nothing typed: near the visitor, recent searches, popular
 * places.
 */
export function suggestionGroups(
  typed: string,
  {
    places,
    recent,
    starters,
  }: {
    places: readonly ShownPlace[];
    recent: readonly RecentSearch[];
    starters: Starters | null;
  },
): SuggestionGroup[] {
  const text = typed.trim().toLowerCase();
  const matching = recent.filter(({ query }) => query.toLowerCase().includes(text));
  const near = text === '' ? (starters?.near ?? null) : null;
  const groups: SuggestionGroup[] = [
    {
      title: words.nearYou,
      items: near ? [{ type: 'near', id: 'near', text: near.name.replace(/, USA$/, ''), near }] : [],
    },
    {
      title: words.places,
      items: places.map((place) => ({ type: 'place', id: place.placeId, text: placeName(place), place })),
    },
    {
      title: words.recent,
      items: matching.map((each) => ({ type: 'recent', id: recentId(each), text: each.query, recent: each })),
    },
    {
      title: words.popular,
      items:
        text === ''
          ? (starters?.popular ?? []).map((popular) => ({
              type: 'popular',
              id: popular.name,
              text: popular.name,
              popular,
            }))
          : [],
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
