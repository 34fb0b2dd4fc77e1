/** Gets original pictures from the one configured store. */

/** The store has no such picture. */
export class PictureNotFoundError extends Error {}

/** The store did not answer, answered too late, too much, or with something that is no picture. */
export class PictureSourceError extends Error {}

/** Largest original that is taken, in bytes. */
const MAX_SOURCE_BYTES = 20 * 1024 * 1024;

export type PictureSource = (path: string) => Promise<Buffer>;

/**
 * A source on a store's origin. `path` must have been checked (parseImageRequest); the address is checked once more
 * after it was resolved, and redirects are not followed, so that nothing but the store is ever asked.
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
