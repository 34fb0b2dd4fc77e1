/** Loads a home's photograph for its mails. It is attached, so that reading a mail loads nothing from a server. */
import { errorFields, type Log } from '../log.ts';

/** Returns one of the site's pictures as JPEG, which every mail program draws; null when it does not come in time. */
export type LoadPicture = (address: string) => Promise<Buffer | null>;

/** Milliseconds that a mail waits for its picture. */
const LIMIT_MS = 3_000;
const MOST_BYTES = 300_000;
/** Content id by which mails refer to it. */
export const PICTURE_CID = 'home';

/**
 * Creates the loader.
 * @param siteUrl the host, which renders pictures in every size
 */
export function pictureLoader(siteUrl: string, log: Log, fetcher: typeof fetch = fetch): LoadPicture {
  return async (address) => {
    // The site's own pictures have addresses without a host. Only those are loaded.
    if (!address.startsWith('/pictures/')) return null;
    try {
      const answer = await fetcher(`${siteUrl}/_image?url=${encodeURIComponent(address)}&w=1080&q=60`, {
        headers: { accept: 'image/jpeg' },
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      if (!answer.ok || answer.headers.get('content-type') !== 'image/jpeg')
        throw new Error(`The host answered ${answer.status}.`);
      const picture = Buffer.from(await answer.arrayBuffer());
      return picture.byteLength > MOST_BYTES ? null : picture;
    } catch (error) {
      // The mail is complete without the picture.
      log('mail_without_picture', errorFields(error));
      return null;
    }
  };
}
