/** Renders the home page's pictures after start, so that the first visitor finds them ready (LIST-7). */
import { homeSchema } from '@roost/shared/contracts/home';
import type { ImageWidth } from '@roost/shared/domain/images';
import type { ImageStore } from './image-store.ts';

/** Width of a tile on most screens, and of the largest picture on a desktop. */
const WIDTHS: readonly ImageWidth[] = [640, 1080];
const TIME_LIMIT_MS = 5_000;
const RETRY_MS = 3_000;
const ATTEMPTS = 20;

/**
 * Renders the pictures of the home page's tiles at low priority: WebP and, with `makesAvifs`, AVIF. Services may
 * start later than the host, so it retries for a minute; after that pictures are rendered when requested. Resolves to
 * the number of pictures. Never throws.
 */
export async function prewarmHomePictures(
  store: Pick<ImageStore, 'prewarm'>,
  {
    servicesUrl,
    fetcher = fetch,
    makesAvifs,
    more = [],
    signal,
    wait = pause,
  }: {
    servicesUrl: string;
    fetcher?: typeof fetch;
    makesAvifs: boolean;
    more?: readonly string[];
    signal: AbortSignal;
    wait?: typeof pause;
  },
): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS && !signal.aborted; attempt += 1) {
    const tiles = await readTiles(servicesUrl, signal, fetcher);
    if (tiles) {
      let ready = 0;
      for (const width of WIDTHS) ready += await store.prewarm([...more, ...tiles], width, { avif: makesAvifs });
      return ready;
    }
    await wait(RETRY_MS, signal);
  }
  return 0;
}

async function readTiles(servicesUrl: string, signal: AbortSignal, fetcher: typeof fetch): Promise<string[] | null> {
  try {
    const response = await fetcher(`${servicesUrl}/home`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
    });
    const parsed = homeSchema.safeParse(await response.json());
    return parsed.success ? [...parsed.data.destinations, ...parsed.data.kinds].map(({ imageUrl }) => imageUrl) : null;
  } catch {
    return null;
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    timer.unref();
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
