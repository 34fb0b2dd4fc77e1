/**
 * The map's script, loaded by the one rule for all maps of the site (GEO-3). Bundled into each map's own lazy chunk.
 */
export { useMapsScript } from './use-maps-script.ts';
export type { MapsScript } from './use-maps-script.ts';
