/** What the box of an address stands for: the part of the map that the guest looks at, or a belt around the earth. */
import type { SearchState } from '@roost/shared/domain/search-address';

type Boxed = Pick<SearchState, 'boundingBox'>;

/** Degrees north and south between which it is ever warm (`warmLatitudes`). */
const WARMEST = 49;
/** All the way around the earth, without the poles: what "somewhere warm" stands for. */
export const isBelt = ({ boundingBox }: Boxed): boolean =>
  boundingBox?.northEast.lng === 180 &&
  boundingBox.southWest.lng === -180 &&
  Math.max(boundingBox.northEast.lat, -boundingBox.southWest.lat) <= WARMEST;

/** True after a move of the map: the search is about what it shows, whatever place was typed before (decision 0149). */
export const isMapArea = (state: Boxed): boolean => state.boundingBox !== null && !isBelt(state);
