import { PREVIEW_WINDOWS } from '../../api/map-preview.ts';

let isAsked = false;
/** Loads the map's code, which is a chunk of its own. */
export const loadMap = () => {
  isAsked = true;
  return import('./map-code.ts');
};
/** Returns true when this document has asked for it: the map then comes at once. */
export const isMapAsked = (): boolean => isAsked;
/** Loads it before the press. A failure shows when the map is opened. */
export const prepareMap = () => void loadMap().catch(() => undefined);

// A page that begins with the map asks for the map's code while it is being hydrated, in a task of its own: asking for
// it is work too. A phone has the server's drawing, and asks when its visitor stirs (decision 0145).
if (
  typeof window !== 'undefined' &&
  new URLSearchParams(window.location.search).get('view') === 'map' &&
  !window.matchMedia(PREVIEW_WINDOWS).matches
)
  setTimeout(prepareMap);
