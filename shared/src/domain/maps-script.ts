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
