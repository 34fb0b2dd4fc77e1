import type { previewHomes } from '../deferred/home-preview.tsx';

/** Loads what shows a home at the press on its card, and starts it once (decision 0190). Without it the site is the same. */
export function importPreviews(router: Parameters<typeof previewHomes>[0]): void {
  import(/* webpackChunkName: "home-preview" */ '../deferred/home-preview.tsx').then(
    (previews) => previews.startPreviews(router),
    () => undefined,
  );
}
