/** Resizes and encodes one picture with sharp. */
import { MOST_PHOTO_PIXELS } from '@roost/shared/domain/photo-files';
import sharp from 'sharp';
import type { ImageFormat, ImageRequest } from './request.ts';

// The work queue renders pictures in parallel. More threads within one would only make two visitors wait for each
// other.
sharp.concurrency(1);
sharp.cache({ memory: 24, items: 40, files: 0 });

const TIME_LIMIT_SECONDS = 20;

/** With more effort an AVIF takes three times as long and has a sixteenth fewer bytes. */
const AVIF_EFFORT = 3;
/** AVIF at this share of the WebP's quality number is as close to the original (37 dB) in two thirds of the bytes. */
const AVIF_QUALITY_SHARE = 0.59;

/**
 * Returns the picture at the requested width. Vector originals are drawn at that size; photos are never enlarged.
 * Throws when the bytes are no picture or take too long.
 */
export async function renderPicture(
  source: Buffer,
  { width, quality }: Pick<ImageRequest, 'width' | 'quality'>,
  format: ImageFormat,
): Promise<Buffer> {
  const vector = isSvg(source);
  const image = sharp(source, { limitInputPixels: MOST_PHOTO_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width, withoutEnlargement: !vector })
    .timeout({ seconds: TIME_LIMIT_SECONDS });
  if (format === 'avif')
    return image.avif({ quality: Math.round(quality * AVIF_QUALITY_SHARE), effort: AVIF_EFFORT }).toBuffer();
  if (format === 'jpeg') return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: false }).toBuffer();
  return image.webp({ quality, effort: 3 }).toBuffer();
}

function isSvg(source: Buffer): boolean {
  return source.subarray(0, 300).toString('latin1').includes('<svg');
}
