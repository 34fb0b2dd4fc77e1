/**
 * Where photographs of homes are kept, and how large they may be (LIST-7). The command that brings them in and the
 * image endpoint both follow this.
 */

/**
 * All addresses of photographs that were brought in by `npm run photos` begin with it. Other pictures come from the
 * store at PICTURES_URL alone.
 */
export const PHOTOS_PATH = '/pictures/photos/';

/** Largest picture in pixels that is decoded: above any camera's listing photo. */
export const MOST_PHOTO_PIXELS = 50_000_000;

/**
 * Returns the address of a home's photograph. `name` is made from its bytes, so that an address never shows anything
 * else.
 */
export function getPhotoPath(homeId: string, name: string): string {
  return `${PHOTOS_PATH}${homeId}/${name}`;
}
