/** What the search box loads once a guest uses it: one file, for the reason given in `pages/search/lazy-parts.ts`. */
export { DatesPanel } from './DatesPanel.tsx';
export { PlanSheet } from './PlanSheet.tsx';
export { loadStarters } from '../../api/starters.ts';
