import { codeChunk } from '@roost/shared/federation';

/** The map's region, which only pages with the map need. The server renders it in its one pass (decision 0103). */
export const paneCode = codeChunk('map-pane', () => import('./MapPane.tsx'));

/** Loads it before the press. */
export const preparePane = (): void => void paneCode.load().catch(() => undefined);

// A page that begins with the map has its region's HTML: its code is asked for while the page is being hydrated.
if (typeof window !== 'undefined' && new URLSearchParams(window.location.search).get('view') === 'map') preparePane();
