/**
 * Ties the map's InstantSearch to the page (STACK-3, SRCH-15): its routing state is the page's address, its client
 * answers with the homes of the search that the page shows, through the page's own cache of pins. The page owns the
 * search: InstantSearch asks it for another area (decision 0060).
 */
import type { InstantSearchProps } from 'react-instantsearch';
import { searchHref } from '@roost/shared/domain/search-address';
import type { BoundingBox, SearchState } from '@roost/shared/domain/search-address';
import { HITS_PER_PAGE } from '@roost/shared/domain/search-query';
import { getPinsKey, loadPins } from '../../api/map-pins.ts';
import type { SearchData } from '../../api/search-data.ts';
import { allPins } from '../../api/to-pin.ts';
import type { MapPin } from '../../api/to-pin.ts';
import { boxKey } from './map-target.ts';

type UiState = NonNullable<InstantSearchProps['initialUiState']>;
/** The route is an object because InstantSearch compares routes by their fields. */
type Route = { address: string };
type Routing = Exclude<InstantSearchProps<UiState, Route>['routing'], boolean | undefined>;
type SearchClient = Extract<InstantSearchProps['searchClient'], { search: (requests: never[]) => unknown }>;
type Asked = { indexName: string; params?: { insideBoundingBox?: string } };

/** What the page shows, the search of its address (which may still be loading), and the way to another address. */
export type Page = { data: SearchData; state: SearchState; go: (href: string) => void };
/** A home as InstantSearch keeps it. */
export type MapHit = {
  objectID: string;
  _geoloc: { lat: number; lng: number };
  pin: MapPin;
  /** The names under which InstantSearch's events look for them. Homes beyond the page have no place that counts. */
  __queryID?: string;
  __position: number;
};

/** Homes that the page's cards do not show are on the map too. */
export const hasMore = ({ outcome }: SearchData): boolean =>
  outcome.type === 'results' && outcome.total > outcome.cards.length;
const getBox = ({ boundingBox }: SearchState): string => (boundingBox ? boxKey(boundingBox) : '');

function readBox(text: string): BoundingBox | null {
  const [north, east, south, west] = text.split(',').map(Number);
  return north === undefined || east === undefined || south === undefined || west === undefined
    ? null
    : { northEast: { lat: north, lng: east }, southWest: { lat: south, lng: west } };
}

/** `show` is called after each render with what the page shows now; `close` ends what is on its way. */
export type MapLink = {
  client: SearchClient;
  routing: Routing;
  show: (page: Page) => void;
  close: () => void;
};

/**
 * Makes the link. A map whose homes fail to load shows those of the page; a request of a page that was left never ends.
 */
export function createMapLink(first: Page): MapLink {
  const indexName = first.data.index.index;
  let page = first;
  let newest: AbortController | null = null;
  let update: ((route: Route) => void) | null = null;
  const read = (): Route => ({ address: searchHref(page.state) });

  const search = async (asked: readonly Asked[]) => {
    newest?.abort();
    const mine = new AbortController();
    newest = mine;
    const { data } = page;
    // An area that was just asked for: its homes are asked for when the page has its results.
    const isShown = asked.every(({ params }) => (params?.insideBoundingBox ?? '') === getBox(data.state));
    const pins = isShown ? await loadAll(data, mine.signal) : null;
    if (!pins || mine.signal.aborted) return new Promise<never>(() => undefined);
    return { results: asked.map(() => toResult(indexName, data, pins)) };
  };

  return {
    // The helper reads of a result what `toResult` gives it.
    client: { search: search as unknown as SearchClient['search'] },
    routing: {
      router: {
        read,
        write: ({ address }: Route) => {
          if (address !== read().address) page.go(address);
        },
        onUpdate: (listener: (route: Route) => void) => {
          update = listener;
        },
        createURL: ({ address }: Route) => address,
        dispose: () => {
          update = null;
        },
      },
      stateMapping: {
        stateToRoute: (ui) => {
          const box = readBox(ui[indexName]?.geoSearch?.boundingBox ?? '');
          // The map never takes an area away; a map that is closed does not either.
          return box && boxKey(box) !== getBox(page.state)
            ? { address: searchHref({ ...page.state, boundingBox: box, page: 1 }) }
            : read();
        },
        routeToState: () => {
          const box = getBox(page.state);
          return { [indexName]: box ? { geoSearch: { boundingBox: box } } : {} };
        },
      },
    },
    show: (next) => {
      const isNew = next.data !== page.data || searchHref(next.state) !== searchHref(page.state);
      page = next;
      if (isNew) update?.(read());
    },
    close: () => newest?.abort(),
  };
}

async function loadAll(data: SearchData, signal: AbortSignal): Promise<MapPin[]> {
  const cards = data.outcome.type === 'results' ? data.outcome.cards : [];
  return allPins(cards, hasMore(data) ? ((await loadPins(data, signal)) ?? []) : []);
}

/**
 * `mapKey` names the search that the homes are of. Homes of the page, which stand first, have their place among all
 * results (SRCH-20).
 */
function toResult(indexName: string, { state, outcome }: SearchData, pins: readonly MapPin[]) {
  const queryID = outcome.type === 'results' ? outcome.queryID : undefined;
  const hits = pins.map((pin, index): MapHit => ({
    objectID: pin.id,
    _geoloc: pin.point,
    pin,
    __position: (state.page - 1) * HITS_PER_PAGE + index + 1,
    ...(pin.onPage && queryID !== undefined ? { __queryID: queryID } : {}),
  }));
  return {
    mapKey: getPinsKey(state),
    index: indexName,
    hits,
    nbHits: hits.length,
    page: 0,
    nbPages: 1,
    hitsPerPage: hits.length,
    query: '',
    params: '',
    processingTimeMS: 0,
    exhaustiveNbHits: true,
  };
}
