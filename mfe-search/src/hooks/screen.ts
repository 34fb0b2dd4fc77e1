/**
 * Returns true below 768 px, where the search box opens as a sheet. For event handlers only: the server has no screen.
 */
export function isNarrow(): boolean {
  return window.matchMedia('(max-width: 47.9375rem)').matches;
}
