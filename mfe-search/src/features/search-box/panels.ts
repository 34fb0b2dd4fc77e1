/** What the search box wants once somebody uses it: one file, see `later.ts`. */
export { DatesPanel } from './DatesPanel.tsx';
export { PlanSheet } from './PlanSheet.tsx';
export { loadStarters } from './starters.ts';
