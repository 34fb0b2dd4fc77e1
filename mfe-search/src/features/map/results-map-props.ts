/** What the map of the results is given: the pane that loads it and the map itself agree on it. */
import type { RefObject } from 'react';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { SearchData } from '../../api/search-data.ts';
import type { Begun } from './early-gestures.ts';

export type ResultsMapProps = {
  data: SearchData;
  /** The search shown or loading: a moved map starts from it, so that a filter just pressed is kept. */
  state: SearchState;
  /** The cards beside the map. */
  list: RefObject<HTMLElement | null>;
  /** Where the server's drawing of it was seen, and what the guest did there. */
  begun: Begun | null;
  /** Called with what there is to be seen in the map's place. A stable function. */
  onLook: (look: MapLook) => void;
  /** Another try, when its script did not load. */
  onRetry: () => void;
};
/** What stands in the map's place: nothing yet, the map, or why there is none. */
export type MapLook = 'waiting' | 'drawn' | 'failed';
