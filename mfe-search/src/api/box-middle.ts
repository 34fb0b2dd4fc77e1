import type { SearchState } from '@roost/shared/domain/search-address';
import type { SearchPlace } from '@roost/shared/domain/search-place';

/** The middle of an area of the map; one across the date line is measured the short way. */
export function getMiddle({ northEast, southWest }: NonNullable<SearchState['boundingBox']>) {
  const east = northEast.lng < southWest.lng ? northEast.lng + 360 : northEast.lng;
  const lng = (east + southWest.lng) / 2;
  return { lat: (northEast.lat + southWest.lat) / 2, lng: lng > 180 ? lng - 360 : lng };
}

/** What the nearest homes are near to: where the map was moved, its area. */
export const getNearTo = ({ boundingBox }: SearchState, place: SearchPlace): SearchPlace =>
  boundingBox ? getMiddle(boundingBox) : place;
