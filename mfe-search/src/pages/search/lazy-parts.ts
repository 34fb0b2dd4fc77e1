/**
 * What the results page loads after its first paint, and the server at once. One file on purpose: each file of its own
 * adds its name and integrity to the remote's entry, which every page loads.
 */
export { loadHomesForFewerPets } from '../../api/fewer-pets.ts';
export { loadLargestHomes } from '../../api/largest-homes.ts';
export { loadNearMatches } from '../../api/near-matches.ts';
export { rankCards } from '../../api/rank-cards.ts';
export { searchAgain } from '../../api/search-again.ts';
export { ExcludedFavorites } from '../../features/excluded-homes/ExcludedFavorites.tsx';
export { findInstead } from './find-instead.ts';
