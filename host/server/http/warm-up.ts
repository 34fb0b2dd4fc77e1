/**
 * Renders the first pages of a process (SCALE-3), with which its renderers load the remotes' bundles and compile them.
 * Load balancers send visitors after that, so that no visitor waits for it.
 */
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Renderer } from '../render/renderer.ts';

/**
 * Milliseconds: more than a cold start takes on a busy machine. After that a host that could not render is still better
 * than none.
 */
const LIMIT_MS = 20_000;
/** Milliseconds between two tries to render with every remote. */
const PAUSE_MS = 500;
/**
 * Listing pages that each renderer makes. A process's first page takes ten times as long as its twentieth, and during a
 * release a fresh host may soon be the only one: after two listings it could not serve fifty visitors a second in time.
 */
const LISTINGS_EACH = 8;
const LISTING_LINK = /\/vacation-rentals\/(?:[^"?#\s]+\/)?\d+(?=["?#])/g;

type Inject = (path: string) => Promise<{ body: string }>;

/** Returns addresses of listings that a page links to, in rows of `times` that are requested at the same time. */
function listingRows(html: string, times: number): string[][] {
  const paths = [...new Set(html.match(LISTING_LINK))].slice(0, LISTINGS_EACH * times);
  return Array.from({ length: Math.ceil(paths.length / times) }, (_, row) =>
    paths.slice(row * times, (row + 1) * times),
  );
}

/** Requests a page as most browsers do, so that its cached copy is the one that visitors get. */
export const askAsBrowser =
  (app: FastifyInstance): Inject =>
  async (path) => {
    const { headers, rawPayload } = await app.inject({ url: path, headers: { 'accept-encoding': 'br' } });
    return { body: (headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload).toString() };
  };

export type WarmUp = {
  /** The renderer, which counts what it renders for the warm-up. */
  renderer: Renderer;
  /**
   * Renders the first pages.
   * @param inject sends a request to this process
   */
  begin: (inject: Inject) => void;
  isWarm: () => boolean;
};

/**
 * Renders home and search until every remote's bundle is there, then listings, `times` at once. Each is another
 * listing, because requests for one page share one render.
 * @param limitMs the process counts as warm after that long in any case
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
