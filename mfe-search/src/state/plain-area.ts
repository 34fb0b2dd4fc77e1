/**
 * The map's area in a form that is sent without scripts: its field of the place is empty, and the area holds until a
 * place is typed into it (decision 0149).
 */
import { EMPTY_SEARCH, readSearch, writeSearch } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { isMapArea } from './map-area.ts';

const KEY = 'area';

/** Returns the hidden input of the area, as name and value; none where the search is not about one. */
export function writeArea(base: SearchState): [string, string][] {
  if (!isMapArea(base)) return [];
  const { query, boundingBox } = base;
  return [[KEY, writeSearch({ ...EMPTY_SEARCH, query, boundingBox }).toString()]];
}

/** Returns the search that such a form asks for; null for an address that is from no such form. */
export function readAreaForm(params: URLSearchParams): SearchState | null {
  const area = params.get(KEY);
  if (area === null) return null;
  const state = readSearch(params);
  if (state.query !== '') return state;
  const { query, boundingBox } = readSearch(new URLSearchParams(area));
  return { ...state, query, boundingBox };
}
