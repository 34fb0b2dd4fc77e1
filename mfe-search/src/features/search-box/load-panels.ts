/** Loads the code of the box's panels, when a guest is about to use the box. Calling it twice is harmless. */
export const loadPanels = () => import('./lazy-panels.ts');
