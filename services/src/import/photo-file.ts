/**
 * Checks one file of a photograph and converts it for storage: upright, no larger than the largest size that is shown,
 * in sRGB, and without metadata about camera, place or person.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { IMAGE_WIDTHS } from '@roost/shared/domain/images';
import { MOST_PHOTO_PIXELS } from '@roost/shared/domain/photo-files';
import sharp, { type Metadata } from 'sharp';

// One photo after the other: no need for more threads beside a running site.
sharp.concurrency(1);

/** Bytes of a file that is read. */
const MOST_BYTES = 40 * 1024 * 1024;
/** The page shows a photo this wide on a desktop; a smaller one would be blurred there. */
const LEAST_WIDTH = 1_200;
const LEAST_HEIGHT = 600;
const WIDEST = IMAGE_WIDTHS.at(-1);
/** High, because each size that guests see is made from it. */
const KEPT_QUALITY = 90;
const TIME_LIMIT_SECONDS = 60;
/** sharp's own builds read AVIF of this family of files, and no HEIC: its compression is patented. */
const READABLE = new Set(['jpeg', 'png', 'webp', 'heif']);

export type PreparedPhoto = {
  /** Made from the bytes. */
  fileName: string;
  body: Buffer;
  /** What stands in its place until it is there: the mean of all its colours, `#8fa3b1`. */
  color: string;
  /** Of the file that was given. */
  width: number;
  height: number;
};
export type CheckedFile = { photo: PreparedPhoto } | { problem: string };

const toMegabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
/** The type of a file of the HEIC family, as its first bytes say. */
const isHeic = (bytes: Buffer): boolean => /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));

function findSizeProblem({ format, autoOrient: { width, height } }: Metadata): string | null {
  if (!READABLE.has(format)) return `it is ${format.toUpperCase()}; photos are JPEG, PNG or WebP`;
  if (width * height > MOST_PHOTO_PIXELS)
    return `it has ${((width * height) / 1e6).toFixed(1)} megapixels; ${MOST_PHOTO_PIXELS / 1e6} at most`;
  if (width < LEAST_WIDTH || height < LEAST_HEIGHT)
    return `it is ${width} × ${height} pixels; ${LEAST_WIDTH} × ${LEAST_HEIGHT} at least`;
  return null;
}

/** Returns the mean colour as browsers write it. */
async function getMeanColor(picture: Buffer): Promise<string> {
  const { channels } = await sharp(picture).stats();
  const [red, green = red, blue = red] = channels.map(({ mean }) => Math.round(mean));
  return `#${[red, green, blue].map((value = 0) => value.toString(16).padStart(2, '0')).join('')}`;
}

async function preparePhoto(bytes: Buffer, { width, height }: Metadata['autoOrient']): Promise<PreparedPhoto> {
  // Metadata is left out unless it is asked for: no position, no serial number, no small second picture.
  const body = await sharp(bytes, { limitInputPixels: MOST_PHOTO_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: KEPT_QUALITY })
    .timeout({ seconds: TIME_LIMIT_SECONDS })
    .toBuffer();
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 24);
  return { fileName: `${hash}.jpg`, body, color: await getMeanColor(body), width, height };
}

/**
 * Reads one file whole and decodes it whole. Never throws for what is in it: the problem is a sentence about the file.
 */
export async function checkPhotoFile(path: string): Promise<CheckedFile> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return { problem: 'there is no such file' };
  if (found.size > MOST_BYTES)
    return { problem: `it has ${toMegabytes(found.size)}; ${toMegabytes(MOST_BYTES)} at most` };
  const bytes = await readFile(path);
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return { problem: isHeic(bytes) ? HEIC_PROBLEM : 'it is no picture, whatever its name says' };
  }
  const problem = findSizeProblem(metadata);
  if (problem !== null) return { problem };
  try {
    return { photo: await preparePhoto(bytes, metadata.autoOrient) };
  } catch {
    return { problem: isHeic(bytes) ? HEIC_PROBLEM : 'it is damaged: it cannot be read to its end' };
  }
}

const HEIC_PROBLEM = 'it is HEIC, which this machine cannot read: save it as JPEG';
