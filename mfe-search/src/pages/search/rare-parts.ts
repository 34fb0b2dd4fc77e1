/** Parts of the results that few searches have (`parts.ts`). */
export { ExcludedListing } from '../../features/excluded-homes/ExcludedListing.tsx';
export { EmptyResults } from '../../features/results/EmptyResults.tsx';
