/** Pictures that a shared link shows: drawn by the host from the photos of a home or of a list's homes (LIST-7). */
export const SHARE_PATH = '/_share';
/** In pixels: what the networks that show links ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

export const homeSharePicture = (listingId: string): string =>
  `${SHARE_PATH}/homes/${encodeURIComponent(listingId)}.jpg`;
export const listSharePicture = (token: string): string => `${SHARE_PATH}/lists/${encodeURIComponent(token)}.jpg`;
