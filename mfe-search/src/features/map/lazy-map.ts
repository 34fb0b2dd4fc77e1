/** The map's code is a file of its own, fetched when the map is wanted or about to be. */
export const loadMap = () => import('./ResultsMap.tsx');
/** Ahead of the press; a failure shows when the map is opened. */
export const prepareMap = () => void loadMap().catch(() => undefined);
