/**
 * What the results page wants only after it stands: one file, because each file of its own costs its name and integrity in the
 * remote's entry, which every page loads.
 */
export { loadTotals } from './flexible-dates/load-totals.ts';
export { FavoritesLeftOut } from './why-not/FavoritesLeftOut.tsx';
