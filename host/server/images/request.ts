/** Parses the query of the image endpoint. Refuses everything but the site's pictures at listed sizes (LIST-7). */
import {
  DEFAULT_IMAGE_QUALITY,
  IMAGE_QUALITIES,
  IMAGE_WIDTHS,
  isImageQuality,
  isImageWidth,
} from '@roost/shared/domain/images';
import type { ImageQuality, ImageWidth } from '@roost/shared/domain/images';
import * as z from 'zod/mini';

/**
 * Matches segments of plain characters only: no leading dots, no escapes, no query, so that no path leads out of
 * `/pictures/`.
 */
export const PICTURE_PATH = /^\/pictures(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/;
const MAX_PATH_LENGTH = 300;

const wholeNumber = (name: string) =>
  z.string(`${name} is given once, as a number`).check(z.regex(/^\d{1,5}$/, `${name} must be a whole number`));

const querySchema = z.object({
  url: z
    .string('url is required, once')
    .check(
      z.maxLength(MAX_PATH_LENGTH, `url must not be longer than ${MAX_PATH_LENGTH} characters`),
      z.regex(PICTURE_PATH, 'url must be the path of a picture, /pictures/…'),
    ),
  w: wholeNumber('w').check(
    z.refine((value) => isImageWidth(Number(value)), `w must be one of ${IMAGE_WIDTHS.join(', ')}`),
  ),
  q: z.optional(
    wholeNumber('q').check(
      z.refine((value) => isImageQuality(Number(value)), `q must be one of ${IMAGE_QUALITIES.join(', ')}`),
    ),
  ),
});

/** One picture at one size. */
export type ImageRequest = { path: string; width: ImageWidth; quality: ImageQuality };

/** Why a query was refused, and which parameter it was. */
export type ImageRequestError = { field: string; reason: string };

/** Parses a query as fastify hands it over (values may be arrays). */
export function parseImageRequest(
  query: unknown,
): { ok: true; request: ImageRequest } | { ok: false; error: ImageRequestError } {
  const parsed = querySchema.safeParse(query);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return {
      ok: false,
      error: { field: String(issue?.path[0] ?? 'query'), reason: issue?.message ?? 'the query is not valid' },
    };
  }
  const width = Number(parsed.data.w);
  const quality = Number(parsed.data.q ?? DEFAULT_IMAGE_QUALITY);
  if (!isImageWidth(width)) return { ok: false, error: { field: 'w', reason: 'w is not a listed width' } };
  if (!isImageQuality(quality)) return { ok: false, error: { field: 'q', reason: 'q is not a listed quality' } };
  return { ok: true, request: { path: parsed.data.url, width, quality } };
}

/** Formats that the endpoint can send. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg';

/**
 * Returns the formats that a browser accepts, best first. WebP unless the header rules it out: every current browser
 * reads it, and link previews send a bare wildcard.
 */
export function acceptedFormats(accept: string | undefined): ImageFormat[] {
  const header = accept ?? '*/*';
  const formats: ImageFormat[] = [];
  if (header.includes('image/avif')) formats.push('avif');
  if (/image\/webp|image\/\*|\*\/\*/.test(header)) formats.push('webp');
  return formats.includes('webp') ? formats : [...formats, 'jpeg'];
}
