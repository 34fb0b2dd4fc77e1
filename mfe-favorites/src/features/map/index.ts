/** What other features take from the map. */
export { FavoritesMap } from './FavoritesMap.tsx';
