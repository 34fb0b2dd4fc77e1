/**
 * The first pages of a process (SCALE-3): its renderers read the remotes' bundles with the first page each, and compile what they run. Whoever sends
 * visitors here waits for that, or the first of them would.
 */
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Renderer } from '../render/renderer.ts';

/** More than a cold start takes on a busy machine. A host that could not render by then is of more use than none. */
const LIMIT_MS = 20_000;
/** Between two tries to render with every remote. */
const PAUSE_MS = 500;
/**
 * Listings that each renderer makes. The first page of a process takes ten times as long as the twentieth, and during a release a fresh host may soon be the
 * only one: with two listings it was given fifty visitors a second and could not make all of their pages in time.
 */
const LISTINGS_EACH = 8;
const LISTING_LINK = /\/vacation-rentals\/(?:[^"?#\s]+\/)?\d+(?=["?#])/g;

type Inject = (path: string) => Promise<{ body: string }>;

/** Returns addresses of listings that a page links to, in rows of so many that are asked for side by side. */
function listingRows(html: string, times: number): string[][] {
  const paths = [...new Set(html.match(LISTING_LINK))].slice(0, LISTINGS_EACH * times);
  return Array.from({ length: Math.ceil(paths.length / times) }, (_, row) =>
    paths.slice(row * times, (row + 1) * times),
  );
}

/** Asks a server for its own pages as most browsers do: what is kept of them then is what their visitors get. */
export const askAsBrowser =
  (app: FastifyInstance): Inject =>
  async (path) => {
    const { headers, rawPayload } = await app.inject({ url: path, headers: { 'accept-encoding': 'br' } });
    return { body: (headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload).toString() };
  };

export type WarmUp = {
  /** The renderer to make pages with. */
  renderer: Renderer;
  /** Makes the first pages. @param inject asks this process for a page */
  begin: (inject: Inject) => void;
  isWarm: () => boolean;
};

/**
 * Renders home and search, again as long as a remote's bundle was not there, then listings, `times` side by side: the same page side by side would be made once,
 * by one renderer.
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

  const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs).unref());

  async function makePages(inject: Inject): Promise<void> {
    while (!isWarm) {
      missing = 0;
      await inject('/');
      if (missing === 0) break;
      await pause();
    }
    const rows = listingRows((await inject('/search')).body, times);
    for (const row of rows) {
      do {
        missing = 0;
        await Promise.all(row.map(inject));
        if (missing > 0) await pause();
      } while (missing > 0 && !isWarm);
    }
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
