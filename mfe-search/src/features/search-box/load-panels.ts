/** Code that is fetched when somebody is about to use the box; calling twice is harmless. */
export const loadPanels = () => import('./panels.ts');
