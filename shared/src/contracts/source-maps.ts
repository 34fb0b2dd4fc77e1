/** Who may read source maps, which hold the sources as they were written (SAFE-11). */
import { isPublicSite } from './site-address.ts';

/** What `ROOST_SOURCE_MAPS` may say. */
export const SOURCE_MAPS = ['public', 'off'] as const;
export type SourceMaps = (typeof SOURCE_MAPS)[number];

/** True when maps are answered: where the setting says so, and without it on a machine of one's own only. */
export const servesSourceMaps = (setting: SourceMaps | undefined, siteUrl: string | undefined): boolean =>
  (setting ?? (isPublicSite(siteUrl) ? 'off' : 'public')) === 'public';

/** True for the name of a map, or of a compressed copy of one. @param path decoded */
export const isSourceMap = (path: string): boolean => /\.map(?:\.[a-z]+)?$/i.test(path);
