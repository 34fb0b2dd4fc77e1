import type { LoaderContext, LoaderResult } from '@roost/shared/contracts/remote-module';
import type { SearchData } from '../../api/search-data.ts';
import { loadMap } from '../../features/map/lazy-map.ts';
import { loadSearch } from './load-search.ts';

/**
 * Loader of `/search`: the results and, where the server begins with the map, its drawing for phones (decision 0150).
 * Without the drawing the page is whole, and the map comes at once.
 */
export async function loadSearchPage(context: LoaderContext): Promise<LoaderResult<SearchData>> {
  const answer = await loadSearch(context);
  if (!context.server || answer.type !== 'data' || answer.data.state.view !== 'map') return answer;
  const mapPreview = await loadMap().then(
    ({ buildPreview }) => buildPreview(answer.data),
    () => null,
  );
  return mapPreview ? { ...answer, data: { ...answer.data, mapPreview } } : answer;
}
