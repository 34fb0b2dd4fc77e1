/** The map's chunk: the map, and what draws it on the server. One file, as each adds its hash to the remote's entry. */
export { buildPreview } from './build-preview.ts';
export { ResultsMap } from './ResultsMap.tsx';
