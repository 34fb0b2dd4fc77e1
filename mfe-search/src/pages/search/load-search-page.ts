import type { LoaderContext, LoaderResult } from '@roost/shared/contracts/remote-module';
import type { SearchData } from '../../api/search-data.ts';
import { loadMap } from '../../features/map/lazy-map.ts';
import { paneCode } from '../../features/map/pane-code.ts';
import { loadSearch } from './load-search.ts';
import { loadParts } from './parts.ts';

/**
 * Loader of `/search`: the results and, where the server begins with the map, its drawing for phones (decision 0145).
 * Without the drawing the page is whole, and the map comes at once.
 */
export async function loadSearchPage(context: LoaderContext): Promise<LoaderResult<SearchData>> {
  const answer = await loadSearch(context);
  if (answer.type !== 'data') return answer;
  await loadParts(answer.data);
  if (answer.data.state.view !== 'map') return answer;
  // Without its code the map's region says that it is loading.
  await paneCode.load().catch(() => undefined);
  if (!context.server) return answer;
  const mapPreview = await loadMap()
    .then(({ buildPreview }) => buildPreview(answer.data))
    .catch(() => null);
  return mapPreview ? { ...answer, data: { ...answer.data, mapPreview } } : answer;
}
