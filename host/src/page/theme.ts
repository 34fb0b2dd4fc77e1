/** In which colours a guest wants the site: as the system says, light, or dark. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Name of the cookie that remembers the choice. The server reads it, so that a page comes in its colours and nothing
 * flashes.
 */
export const THEME_COOKIE = 'roost_theme';

/** Returns the choice of a cookie's or attribute's value; what the system says when it is nothing known. */
export function parseTheme(value: string | undefined): Theme {
  return THEMES.find((theme) => theme === value) ?? 'system';
}

/** Values of `--surface-page`, in which browsers draw the bars around the page. */
const PAGE_COLORS = { light: '#ffffff', dark: '#111917' } as const;

/** Returns the page's colour where the system is light, or dark. */
export const pageColor = (theme: Theme, system: 'light' | 'dark'): string =>
  PAGE_COLORS[theme === 'system' ? system : theme];
