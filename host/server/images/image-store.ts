/** The image endpoint without its HTTP: looks in the disk cache, else fetches, renders and stores. */
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
  /** Told when a rendered picture could not be stored: the visitor gets it all the same. */
  onWriteError: (error: unknown) => void;
  /** Whether the machine has time for work that nobody waits for. Default: less than all of its processors are busy. */
  isCalm?: () => boolean;
  /** Between two pictures that nobody waits for, while the machine has no time. */
  busyPauseMs?: number;
};

/** Pictures rendered at the same time: one core stays free for pages. */
const RENDER_LIMIT = 2;
const MAX_WAITING = 500;
const MAX_WAIT_MS = 30_000;
/** AVIFs that wait to be made: a third fewer bytes for four times the work of a WebP, so nobody waits for one. Those of a page are asked for together. */
const MOST_AVIFS_WAITING = 200;
/** One takes a quarter of a second: on a machine that stays busy they take an eighth of a processor. */
const BUSY_PAUSE_MS = 2000;

const hasTime = (): boolean => (loadavg()[0] ?? 0) < availableParallelism();

export class ImageStore {
  readonly #options: ImageStoreOptions;
  readonly #cache: DiskCache;
  readonly #queue = new WorkQueue({ limit: RENDER_LIMIT, maxWaiting: MAX_WAITING, maxWaitMs: MAX_WAIT_MS });
  readonly #inFlight = new Map<string, { making: Promise<Buffer>; background: boolean }>();
  readonly #avifs = new Map<string, ImageRequest>();
  #makesAvifs = false;
  #closed = false;

  private constructor(options: ImageStoreOptions, cache: DiskCache) {
    this.#options = options;
    this.#cache = cache;
  }

  static async open(options: ImageStoreOptions): Promise<ImageStore> {
    return new ImageStore(options, await DiskCache.open(options.cacheDir, options.maxCacheBytes));
  }

  /** Pictures that are being made, and that wait for it. */
  readonly load = (): { running: number; waiting: number } => this.#queue.load();

  /**
   * A picture in the first of `formats` that can be had now: AVIF only when it is there already; else one is made in the background for the next visitor.
   * Many visitors asking for the same picture at once cause one render. Throws PictureNotFoundError, PictureSourceError or BusyError.
   */
  async get(request: ImageRequest, formats: readonly ImageFormat[]): Promise<ImageAnswer> {
    for (const format of formats) {
      const stored = await this.#cache.read(fileName(request, format));
      if (stored) {
        if (formats.includes('avif') && format !== 'avif') this.#makeAvifBehind(request);
        return answer(stored, format);
      }
    }
    const format = formats.find((entry) => entry !== 'avif') ?? 'webp';
    const made = await this.#make(request, format, false);
    if (formats.includes('avif')) this.#makeAvifBehind(request);
    return answer(made, format);
  }

  /**
   * Makes pictures ahead, one after the other and only while no visitor waits for one: for the cards of the home page
   * after start. `avif` adds AVIF beside WebP, which takes much longer. Pictures that fail are left out. Resolves with
   * the number that are ready.
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
   * The picture of a shared link, drawn from these photos; those that the store does not have are left out. Throws PictureNotFoundError when
   * none is left, PictureSourceError or BusyError.
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
        // A store that does not answer must not leave a picture of fewer photos in the cache.
        if (failed?.status === 'rejected') throw failed.reason;
        if (photos.length === 0) throw new PictureNotFoundError(name);
        return drawSharePicture(photos);
      })
    );
  }

  /** Notes that the next visitors want the AVIF. */
  #makeAvifBehind(request: ImageRequest): void {
    const name = fileName(request, 'avif');
    if (this.#closed || this.#avifs.size >= MOST_AVIFS_WAITING || this.#inFlight.has(name)) return;
    this.#avifs.set(name, request);
    if (!this.#makesAvifs) void this.#makeAvifs();
  }

  /** Makes the AVIFs that are wanted one after the other, while nobody waits for a picture: at once on a calm machine, with pauses on a busy one. */
  async #makeAvifs(): Promise<void> {
    const { isCalm = hasTime, busyPauseMs = BUSY_PAUSE_MS } = this.#options;
    this.#makesAvifs = true;
    for (const [name, request] of this.#avifs) {
      if (!isCalm()) await setTimeout(busyPauseMs, undefined, { ref: false });
      this.#avifs.delete(name);
      // One that cannot be made is tried again when it is asked for again.
      if (!this.#closed) await this.#make(request, 'avif', true).catch(() => undefined);
    }
    this.#makesAvifs = false;
  }

  /** Ends making pictures ahead; what visitors asked for is finished. */
  close(): void {
    this.#closed = true;
  }

  #make(request: ImageRequest, format: ImageFormat, background: boolean): Promise<Buffer> {
    const name = fileName(request, format);
    const running = this.#inFlight.get(name);
    // A visitor does not wait for a background job, whose turn may come late.
    if (running && (background || !running.background)) return running.making;
    return this.#store(name, background, async () =>
      renderPicture(await this.#options.source(request.path), request, format),
    );
  }

  /** Makes a picture when its turn comes and keeps it. Who asks for it meanwhile gets the same one. */
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
