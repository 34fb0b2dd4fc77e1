/** What other features may use of the filters. */
export { appliedFilters } from './applied-filters.ts';
