/** Code that is fetched when somebody is about to open a panel; calling twice is harmless. */
export const loadDates = () => import('./DatesPanel.tsx');
export const loadSheet = () => import('./PlanSheet.tsx');
