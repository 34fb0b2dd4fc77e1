/** Key of the address that opens a photo, counted from 1 (LIST-1). */
export const PHOTO_KEY = 'photo';
/** Its value that opens all photos by room (LIST-8). */
export const ALL_PHOTOS = 'all';

/** Returns the index of the photo, from 0; null when the value names no photo of the home (ROUTE-13). */
export function parsePhotoIndex(value: string | null, count: number): number | null {
  if (value === null || !/^\d{1,4}$/.test(value)) return null;
  const index = Number(value) - 1;
  return index >= 0 && index < count ? index : null;
}
