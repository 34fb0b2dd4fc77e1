/**
 * The first pages of a process (SCALE-3): its renderers read the remotes' bundles with the first page each, and compile what they run. Whoever sends
 * visitors here waits for that, or the first of them would.
 */
import type { Renderer } from '../render/renderer.ts';

/** More than a cold start takes on a busy machine. A host that could not render by then is of more use than none. */
const LIMIT_MS = 20_000;
/** Between two tries to render with every remote. */
const PAUSE_MS = 500;
/** Listings that are rendered. */
const LISTINGS = 2;
const LISTING_LINK = /\/vacation-rentals\/(?:[^"?#\s]+\/)?\d+(?=["?#])/g;

type Inject = (path: string) => Promise<{ body: string }>;

/** Returns addresses of listings that a page links to. */
const listingsOf = (html: string): string[] => [...new Set(html.match(LISTING_LINK))].slice(0, LISTINGS);

export type WarmUp = {
  /** The renderer to make pages with. */
  renderer: Renderer;
  /** Makes the first pages. @param inject asks this process for a page */
  begin: (inject: Inject) => void;
  isWarm: () => boolean;
};

/**
 * Renders home, search and two listings, `times` of each side by side, again as long as a remote's bundle was not there.
 * @param limitMs after that long it counts as warm however it is
 */
export function createWarmUp(renderer: Renderer, times: number, limitMs = LIMIT_MS, pauseMs = PAUSE_MS): WarmUp {
  let isWarm = false;
  let missing = 0;
  const watched: Renderer = {
    ...renderer,
    async render(job) {
      const outcome = await renderer.render(job);
      if (outcome === null || outcome.problems.some(({ phase }) => phase === 'load')) missing += 1;
      return outcome;
    },
  };

  async function makePages(inject: Inject): Promise<void> {
    const ask = (path: string) => Promise.all(Array.from({ length: times }, () => inject(path)));
    while (!isWarm) {
      missing = 0;
      await ask('/');
      if (missing === 0) break;
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
    }
    const [results] = await ask('/search');
    for (const path of listingsOf(results?.body ?? '')) await ask(path);
  }

  return {
    renderer: watched,
    begin(inject) {
      const end = () => {
        isWarm = true;
      };
      const late = setTimeout(end, limitMs).unref();
      makePages(inject)
        .catch(() => undefined)
        .finally(() => {
          clearTimeout(late);
          end();
        });
    },
    isWarm: () => isWarm,
  };
}
