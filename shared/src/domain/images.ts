/**
 * Addresses of pictures at a width (LIST-7). Data stores `/pictures/<spec>`; pages show it through the host's image
 * endpoint, which resizes and recodes. The list of widths is closed so that the endpoint's cache stays bounded.
 */

/** Device widths in pixels that the image endpoint answers, ascending (LIST-7: 320 to 3840). */
export const IMAGE_WIDTHS = [320, 384, 480, 640, 750, 828, 1080, 1200, 1600, 1920, 2048, 3840] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Qualities the image endpoint answers, closed for the same reason as the widths. */
export const IMAGE_QUALITIES = [50, 60, 75, 90] as const;
export type ImageQuality = (typeof IMAGE_QUALITIES)[number];

/** Quality of an address that names none. */
export const DEFAULT_IMAGE_QUALITY = 75 satisfies ImageQuality;

/** Path of the host's image endpoint. */
export const IMAGE_ENDPOINT = '/_image';

/** True for a width the endpoint answers; any other is refused with 400. */
export function isImageWidth(value: number): value is ImageWidth {
  return (IMAGE_WIDTHS as readonly number[]).includes(value);
}

/** True for a quality the endpoint answers. */
export function isImageQuality(value: number): value is ImageQuality {
  return (IMAGE_QUALITIES as readonly number[]).includes(value);
}

/** The smallest allowed width that is not below `pixels`, or the largest there is. */
export function imageWidthFor(pixels: number): ImageWidth {
  return IMAGE_WIDTHS.find((width) => width >= pixels) ?? 3840;
}

/**
 * Address of a picture at a width. `width` is in device pixels and goes up to the next allowed one. Addresses that are
 * not our own pictures (a data URL, another origin, an empty string) come back unchanged: the endpoint would refuse
 * them.
 */
export function imageUrl(src: string, width: number, quality: ImageQuality = DEFAULT_IMAGE_QUALITY): string {
  if (!src.startsWith('/pictures/')) return src;
  return `${IMAGE_ENDPOINT}?url=${encodeURIComponent(src)}&w=${imageWidthFor(width)}&q=${quality}`;
}

/**
 * The `srcset` of a picture, one entry a width. Give the widths the layout can need (`imageWidthsBetween(320, 1080)`),
 * else the markup of a page of cards is mostly addresses. An address that is not our own picture has no srcset
 * (undefined).
 */
export function imageSrcSet(
  src: string,
  widths: readonly number[] = IMAGE_WIDTHS,
  quality: ImageQuality = DEFAULT_IMAGE_QUALITY,
): string | undefined {
  if (!src.startsWith('/pictures/')) return undefined;
  const allowed = [...new Set(widths.map(imageWidthFor))].sort((a, b) => a - b);
  return allowed.map((width) => `${imageUrl(src, width, quality)} ${width}w`).join(', ');
}

/**
 * The phone's part of an image's `sizes`, for a picture as wide as `share` hundredths of the screen. Eyes do not tell
 * more than about 1.8 dots a pixel of a photo on a phone, and screens of three have twice the bytes: finer screens ask
 * for less than their dots (decision 0105).
 */
export function phoneSizes(share: number): string {
  const part = (of: number) => `${Math.round(share * of)}vw`;
  return `(min-resolution: 2.5dppx) ${part(0.6)}, (min-resolution: 1.5dppx) ${part(0.88)}, ${part(1)}`;
}

/** Allowed widths from `min` to `max` pixels, both included. */
export function imageWidthsBetween(min: number, max: number): ImageWidth[] {
  return IMAGE_WIDTHS.filter((width) => width >= min && width <= max);
}
