/** Loads the map's code, which is a chunk of its own. */
export const loadMap = () => import('./ResultsMap.tsx');
/** Loads it before the press. A failure shows when the map is opened. */
export const prepareMap = () => void loadMap().catch(() => undefined);

// A page that begins with the map asks for the map's code while it is being hydrated, in a task of its own: asking for
// it is work too.
if (typeof window !== 'undefined' && new URLSearchParams(window.location.search).get('view') === 'map')
  setTimeout(prepareMap);
