/** The photograph of a home for its mails. It travels inside the mail, so that reading one loads nothing from elsewhere. */
import { errorFields, type Log } from '../log.ts';

/** Returns the picture of an address of ours as JPEG, which every mail program draws; null when it cannot be had in time. */
export type LoadPicture = (address: string) => Promise<Buffer | null>;

/** A mail waits no longer for its picture. */
const LIMIT_MS = 3_000;
const MOST_BYTES = 300_000;
/** How mails name it. */
export const PICTURE_CID = 'home';

/** @param siteUrl the host, which draws pictures in every size */
export function pictureLoader(siteUrl: string, log: Log, fetcher: typeof fetch = fetch): LoadPicture {
  return async (address) => {
    // Pictures of ours have addresses without a host; only those are asked for.
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
      // The mail says everything without it.
      log('mail_without_picture', errorFields(error));
      return null;
    }
  };
}
