/** The photo an address shows: `photo`, counted from 1, so that a link can lead to it (LIST-1). */
export const PHOTO_KEY = 'photo';

/** Place of the photo from 0, or null when the address names none that there is (ROUTE-13). */
export function photoIndex(value: string | null, count: number): number | null {
  if (value === null || !/^\d{1,4}$/.test(value)) return null;
  const index = Number(value) - 1;
  return index >= 0 && index < count ? index : null;
}
