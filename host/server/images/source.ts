/**
 * Loads original pictures: imported photographs from a directory of this machine, all others from the configured store.
 */
import { readFile, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { PHOTOS_PATH } from '@roost/shared/domain/photo-files';

/** The store has no such picture. */
export class PictureNotFoundError extends Error {}

/** The store did not answer, answered too late or with too many bytes, or sent something that is no picture. */
export class PictureSourceError extends Error {}

/** Largest original that is accepted, in bytes. */
const MAX_SOURCE_BYTES = 20 * 1024 * 1024;

export type PictureSource = (path: string) => Promise<Buffer>;

/**
 * Returns a source on a store's origin. `path` must have been checked (parseImageRequest). The resolved address is
 * checked again, and redirects are not followed, so that nothing but the store is ever asked.
 */
export function pictureSource(picturesUrl: string, timeLimitMs: number): PictureSource {
  const base = new URL(picturesUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  return async (path) => {
    const address = new URL(`${prefix}${path}`, base);
    if (address.origin !== base.origin || !address.pathname.startsWith(`${prefix}/pictures/`))
      throw new PictureNotFoundError(path);
    try {
      const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeLimitMs) });
      if (response.status === 404 || response.status === 410) {
        await response.body?.cancel();
        throw new PictureNotFoundError(path);
      }
      if (!response.ok || !response.headers.get('content-type')?.startsWith('image/')) {
        await response.body?.cancel();
        throw new PictureSourceError(`the picture store answered ${response.status} for ${path}`);
      }
      return await limitedBody(response, path);
    } catch (error) {
      if (error instanceof PictureNotFoundError || error instanceof PictureSourceError) throw error;
      throw new PictureSourceError(`the picture store did not answer for ${path}`, { cause: error });
    }
  };
}

/**
 * Returns a source that looks for photographs in a directory first: `/pictures/photos/12/a.jpg` is `photos/12/a.jpg` in
 * it. All other pictures come from the store.
 */
export function photosFirst(directory: string, store: PictureSource): PictureSource {
  const root = resolve(directory) + sep;
  return async (path) => {
    const file = resolve(root, path.replace(/^\/pictures\//, ''));
    if (!path.startsWith(PHOTOS_PATH) || !file.startsWith(root)) return store(path);
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) return store(path);
    if (found.size > MAX_SOURCE_BYTES)
      throw new PictureSourceError(`the picture ${path} is larger than ${MAX_SOURCE_BYTES} bytes`);
    return readFile(file).catch((error: unknown) => {
      throw new PictureSourceError(`the file of ${path} cannot be read`, { cause: error });
    });
  };
}

async function limitedBody(response: Response, path: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MAX_SOURCE_BYTES)
      throw new PictureSourceError(`the picture ${path} is larger than ${MAX_SOURCE_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
