import type { SearchState } from '@roost/shared/domain/search-address';
import { LISTING_NUMBER, shortAddress } from '../../api/find-place.ts';
import type { FoundPlace } from '../../api/search-data.ts';
import { copy } from '../../copy.ts';
import { isBelt } from '../../state/map-area.ts';

/**
 * What the guest wrote where it begins with the place's name as it is written; else that name, so that "PCB fla" says
 * what it was taken for.
 */
export function formatHeading(state: SearchState, { location, words, latLng }: FoundPlace): string {
  if (state.boundingBox) return isBelt(state) ? copy.results.warm : copy.results.onMap;
  if (state.query === '') return copy.results.anywhere;
  // "within 2 hours of Denver" begins a line here.
  const typed = state.query.charAt(0).toUpperCase() + state.query.slice(1);
  if (!location) return LISTING_NUMBER.test(state.query) ? copy.results.number(state.query.replace(/\D/g, '')) : typed;
  if (words.corrected) return words.corrected;
  const own = shortAddress(location.formattedAddress) || state.query;
  const isSaid = state.query.startsWith(own.replace(/,.*/, ''));
  return !isSaid || words.unused.length > 0 || words.townOfAddress || latLng?.text ? own : typed;
}
