/**
 * Whether the page is dark now, for what cannot read custom properties: maps and frames of others. Bundled into each
 * lazy chunk that draws such a thing.
 */
export { useIsDark } from './use-is-dark.ts';
