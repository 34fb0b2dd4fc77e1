/** What every map of the site asks its provider's script for (GEO-3): the same, so that it is loaded once a page. */
export const MAPS_LIBRARIES: readonly ['places'] = ['places'];
export const MAPS_LANGUAGE = 'en';

/**
 * Address of the script, as `@react-google-maps/api` will ask for it: a page that begins with a map asks before that
 * library is there.
 */
export function mapsScriptAddress({ apiKey, apiUrl }: { apiKey: string; apiUrl: string }): string {
  const asked = `key=${apiKey}&v=weekly&language=${MAPS_LANGUAGE}&libraries=${MAPS_LIBRARIES.join(',')}`;
  return `${apiUrl}/maps/api/js?${asked}&loading=async&callback=initMap`;
}

/**
 * Address of a picture of the map (Maps Static API), in whole zoom levels as the map itself has them.
 * @param picture.width in CSS pixels, at most 640; the same for `height`
 */
export function staticMapAddress(
  { apiKey, apiUrl }: { apiKey: string; apiUrl: string },
  picture: { center: { lat: number; lng: number }; zoom: number; width: number; height: number },
): string {
  const { center, zoom, width, height } = picture;
  const asked = `center=${center.lat},${center.lng}&zoom=${zoom}&size=${width}x${height}&format=jpg`;
  return `${apiUrl}/maps/api/staticmap?${asked}&language=${MAPS_LANGUAGE}&key=${apiKey}`;
}
