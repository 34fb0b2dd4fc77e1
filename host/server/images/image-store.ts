/** Serves pictures without HTTP: looks in the disk cache, else fetches, renders and stores. */
import { createHash } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { DEFAULT_IMAGE_QUALITY } from '@roost/shared/domain/images';
import type { ImageWidth } from '@roost/shared/domain/images';
import { DiskCache } from './disk-cache.ts';
import { renderPicture } from './render.ts';
import type { ImageFormat, ImageRequest } from './request.ts';
import { parseImageRequest } from './request.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { PictureNotFoundError } from './source.ts';
import type { PictureSource } from './source.ts';
import { WorkQueue } from './work-queue.ts';

export type ImageAnswer = { body: Buffer; format: ImageFormat; etag: string };

export type ImageStoreOptions = {
  source: PictureSource;
  cacheDir: string;
  maxCacheBytes: number;
  /** Whether AVIFs are made behind requests. Default: yes. */
  makesAvifs?: boolean;
  /** Called when a rendered picture could not be stored. The visitor still gets it. */
  onWriteError: (error: unknown) => void;
  /** Returns true when the machine has time for background work. Default: not all of its processors are busy. */
  isCalm?: () => boolean;
  /** Milliseconds between two background pictures on a busy machine. */
  busyPauseMs?: number;
};

/** Pictures that are rendered at the same time: one core stays free for pages. */
const RENDER_LIMIT = 2;
const MAX_WAITING = 500;
const MAX_WAIT_MS = 30_000;
/**
 * Most AVIFs that wait to be made. An AVIF has a third fewer bytes than a WebP but takes four times as long, so no
 * visitor waits for one. Those of a page are requested together.
 */
const MOST_AVIFS_WAITING = 200;
/**
 * Milliseconds between two AVIFs on a busy machine. One takes a quarter of a second, so they use an eighth of a
 * processor.
 */
const BUSY_PAUSE_MS = 2000;

const hasTime = (): boolean => (loadavg()[0] ?? 0) < availableParallelism();

export class ImageStore {
  readonly #options: ImageStoreOptions;
  readonly #cache: DiskCache;
  readonly #queue = new WorkQueue({ limit: RENDER_LIMIT, maxWaiting: MAX_WAITING, maxWaitMs: MAX_WAIT_MS });
  readonly #inFlight = new Map<string, { making: Promise<Buffer>; background: boolean }>();
  readonly #avifs = new Map<string, ImageRequest>();
  #isMakingAvifs = false;
  #closed = false;

  private constructor(options: ImageStoreOptions, cache: DiskCache) {
    this.#options = options;
    this.#cache = cache;
  }

  static async open(options: ImageStoreOptions): Promise<ImageStore> {
    return new ImageStore(options, await DiskCache.open(options.cacheDir, options.maxCacheBytes));
  }

  /** Numbers of pictures that are being made, and that wait for their turn. */
  readonly load = (): { running: number; waiting: number } => this.#queue.load();

  /**
   * Returns the picture in the first of `formats` that is available: AVIF only when it is in the cache; else one is
   * made in the background for the next visitor. Concurrent requests for one picture cause one render. Throws
   * PictureNotFoundError, PictureSourceError or BusyError.
   */
  async get(request: ImageRequest, formats: readonly ImageFormat[]): Promise<ImageAnswer> {
    for (const format of formats) {
      const stored = await this.#cache.read(fileName(request, format));
      if (stored) {
        if (format !== 'avif') this.#makeAvifBehind(request, formats);
        return answer(stored, format);
      }
    }
    const format = formats.find((entry) => entry !== 'avif') ?? 'webp';
    const made = await this.#make(request, format, false);
    this.#makeAvifBehind(request, formats);
    return answer(made, format);
  }

  /**
   * Renders pictures in the background, one after the other and only while no visitor waits for one. `avif` adds AVIF
   * to WebP, which takes much longer. Skips pictures that fail. Resolves to the number that are ready.
   */
  async prewarm(
    paths: readonly string[],
    width: ImageWidth,
    { avif = false }: { avif?: boolean } = {},
  ): Promise<number> {
    let ready = 0;
    for (const path of paths) {
      const parsed = parseImageRequest({ url: path, w: String(width), q: String(DEFAULT_IMAGE_QUALITY) });
      if (!parsed.ok || this.#closed) continue;
      const formats: ImageFormat[] = avif ? ['webp', 'avif'] : ['webp'];
      const made = await Promise.allSettled(
        formats.map(async (format) => {
          if (!this.#cache.has(fileName(parsed.request, format))) await this.#make(parsed.request, format, true);
        }),
      );
      if (made.every(({ status }) => status === 'fulfilled')) ready += 1;
    }
    return ready;
  }

  /**
   * Returns the picture of a shared link, drawn from these photos without those that the store does not have. Throws
   * PictureNotFoundError when none is left, PictureSourceError or BusyError.
   */
  async share(paths: readonly string[]): Promise<Buffer> {
    const name = `share-${createHash('sha256').update(paths.join('\n')).digest('base64url').slice(0, 32)}.jpeg`;
    const stored = await this.#cache.read(name);
    if (stored) return stored;
    return (
      this.#inFlight.get(name)?.making ??
      this.#store(name, false, async () => {
        const answers = await Promise.allSettled(paths.map((path) => this.#options.source(path)));
        const photos = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
        const failed = answers.find(
          (answer) => answer.status === 'rejected' && !(answer.reason instanceof PictureNotFoundError),
        );
        // While the store does not answer, no picture of fewer photos may get into the cache.
        if (failed?.status === 'rejected') throw failed.reason;
        if (photos.length === 0) throw new PictureNotFoundError(name);
        return drawSharePicture(photos);
      })
    );
  }

  /** Queues the AVIF for the next visitors, where this one's browser takes it. */
  #makeAvifBehind(request: ImageRequest, formats: readonly ImageFormat[]): void {
    if (!formats.includes('avif') || this.#options.makesAvifs === false) return;
    const name = fileName(request, 'avif');
    if (this.#closed || this.#avifs.size >= MOST_AVIFS_WAITING || this.#inFlight.has(name)) return;
    this.#avifs.set(name, request);
    if (!this.#isMakingAvifs) void this.#makeAvifs();
  }

  /**
   * Renders the queued AVIFs one after the other, while nobody waits for a picture: at once on a calm machine, with
   * pauses on a busy one.
   */
  async #makeAvifs(): Promise<void> {
    const { isCalm = hasTime, busyPauseMs = BUSY_PAUSE_MS } = this.#options;
    this.#isMakingAvifs = true;
    for (const [name, request] of this.#avifs) {
      if (!isCalm()) await setTimeout(busyPauseMs, undefined, { ref: false });
      this.#avifs.delete(name);
      // One that fails is queued again by the next request.
      if (!this.#closed) await this.#make(request, 'avif', true).catch(() => undefined);
    }
    this.#isMakingAvifs = false;
  }

  /** Stops background work. Pictures that visitors requested are finished. */
  close(): void {
    this.#closed = true;
  }

  #make(request: ImageRequest, format: ImageFormat, background: boolean): Promise<Buffer> {
    const name = fileName(request, format);
    const running = this.#inFlight.get(name);
    // A visitor does not wait for a background job, which may run late.
    if (running && (background || !running.background)) return running.making;
    return this.#store(name, background, async () =>
      renderPicture(await this.#options.source(request.path), request, format),
    );
  }

  /** Draws a picture when its turn comes and stores it. Concurrent requests share it. */
  #store(name: string, background: boolean, draw: () => Promise<Buffer>): Promise<Buffer> {
    const making = this.#queue
      .run(
        async () => {
          const content = await draw();
          await this.#cache.write(name, content).catch(this.#options.onWriteError);
          return content;
        },
        { background },
      )
      .finally(() => {
        if (this.#inFlight.get(name)?.making === making) this.#inFlight.delete(name);
      });
    this.#inFlight.set(name, { making, background });
    return making;
  }
}

function fileName({ path, width, quality }: ImageRequest, format: ImageFormat): string {
  return `${createHash('sha256').update(path).digest('base64url').slice(0, 32)}-${width}-${quality}.${format}`;
}

function answer(body: Buffer, format: ImageFormat): ImageAnswer {
  return { body, format, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
