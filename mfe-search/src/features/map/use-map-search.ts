import { useLayoutEffect, useMemo } from 'react';
import { useGeoSearch, useInstantSearch } from 'react-instantsearch';
import { track } from '@roost/shared/analytics';
import type { BoundingBox } from '@roost/shared/domain/search-address';
import type { SearchData } from '../../api/search-data.ts';
import { getCachedPins, getPinsKey } from '../../api/map-pins.ts';
import { allPins } from '../../api/to-pin.ts';
import type { MapPin } from '../../api/to-pin.ts';
import { hasMore } from './map-link.ts';
import type { MapHit } from './map-link.ts';

export type MapHomes = {
  /** All homes of the search, those of the page first. */
  pins: MapPin[];
  /** False while homes beyond the page are loading: a fit to all homes waits for them. */
  settled: boolean;
  /** Searches in an area: the box goes into the address. */
  searchIn: (box: BoundingBox) => void;
  /** Tells that the window of a home was opened (SRCH-20). */
  opened: (id: string) => void;
};

/** The homes of the search on the map, and the search in an area, through InstantSearch (STACK-3, SRCH-15). */
export function useMapSearch(data: SearchData): MapHomes {
  const { items, refine, sendEvent } = useGeoSearch<MapHit>();
  const { results, addMiddlewares } = useInstantSearch();
  useLayoutEffect(() => addMiddlewares(sendToAnalytics), [addMiddlewares]);

  const { outcome, state } = data;
  const cards = outcome.type === 'results' ? outcome.cards : NONE;
  const more = hasMore(data);
  const isKnown = (results as { mapKey?: string }).mapKey === getPinsKey(state);
  const cached = isKnown ? undefined : getCachedPins(state);
  // The pins of the search before stay until the new ones are loaded, so that the map does not flicker with every move.
  const pins = useMemo(
    () => allPins(cards, more ? (cached ?? items.map(({ pin }) => ({ ...pin, onPage: false }))) : NONE),
    [cards, more, cached, items],
  );
  return {
    pins,
    settled: !more || isKnown || cached !== undefined,
    searchIn: refine,
    opened: (id) => {
      const item = items.find(({ objectID }) => objectID === id);
      if (item) sendEvent('click', item, 'Home opened on the map');
    },
  };
}

const NONE: never[] = [];

type Middleware = Parameters<ReturnType<typeof useInstantSearch>['addMiddlewares']>[0];
/**
 * InstantSearch's insights events go the way of all events: kept with consent only, then told to the index (SRCH-20,
 * CONS-7).
 */
const sendToAnalytics: Middleware = ({ instantSearchInstance }) => ({
  subscribe: () => {
    instantSearchInstance.sendEventToInsights = ({ insightsMethod, hits = [] }) => {
      if (insightsMethod !== 'clickedObjectIDsAfterSearch') return;
      for (const { objectID, __queryID: queryId, __position: position } of hits)
        track('Product Clicked', { product_id: objectID, ...(queryId ? { query_id: queryId, position } : {}) });
    };
  },
  unsubscribe: () => undefined,
});
