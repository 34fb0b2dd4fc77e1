/** What other features may use of the filters. */
export { appliedFilters, namePets } from './applied-filters.ts';
