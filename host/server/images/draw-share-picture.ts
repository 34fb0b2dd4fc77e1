/**
 * Draws the picture of a shared link: up to four photos side by side, and the logo. No text: networks write the title
 * below it, and a server may have no fonts (docs/decisions/0068).
 */
import sharp from 'sharp';
import { SHARE_SIZE } from '@roost/shared/domain/share-picture';
import { drawSign } from '../http/sign.ts';

/** Largest original in pixels that is decoded. */
const MAX_SOURCE_PIXELS = 50_000_000;
const TIME_LIMIT_SECONDS = 20;
const QUALITY = 82;
/** Pixels between photos and around the logo. */
const GAP = 8;
const SIGN = { side: 84, inset: 28 };

export const MOST_SHARED_PHOTOS = 4;

type Box = { left: number; top: number; width: number; height: number };

/** Returns the boxes of one to four photos. The first is largest; together they fill the picture. */
export function layOut(count: number): Box[] {
  const { width, height } = SHARE_SIZE;
  const half = (height - GAP) / 2;
  const column = (width - GAP) / 2;
  const wide = 796;
  const rest = width - wide - GAP;
  if (count <= 1) return [{ left: 0, top: 0, width, height }];
  if (count === 2) return [0, column + GAP].map((left) => ({ left, top: 0, width: column, height }));
  if (count === 3)
    return [
      { left: 0, top: 0, width: wide, height },
      ...[0, half + GAP].map((top) => ({ left: wide + GAP, top, width: rest, height: half })),
    ];
  return [0, half + GAP].flatMap((top) =>
    [0, column + GAP].map((left) => ({ left, top, width: column, height: half })),
  );
}

/** Returns a JPEG, which every network reads. Throws when the bytes of a photo are no picture or take too long. */
export async function drawSharePicture(photos: readonly Buffer[]): Promise<Buffer> {
  const boxes = layOut(photos.length);
  const tiles = await Promise.all(
    photos.slice(0, boxes.length).map(async (photo, index) => {
      const { left, top, width, height } = boxes[index] as Box;
      const input = await sharp(photo, { limitInputPixels: MAX_SOURCE_PIXELS, failOn: 'error' })
        .rotate()
        .resize({ width, height, fit: 'cover', position: 'attention' })
        .flatten({ background: '#ffffff' })
        .timeout({ seconds: TIME_LIMIT_SECONDS })
        .png()
        .toBuffer();
      return { input, left, top };
    }),
  );
  const sign = await drawSign(SIGN.side);
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: '#ffffff' } })
    .composite([...tiles, { input: sign, left: SIGN.inset, top: SHARE_SIZE.height - SIGN.side - SIGN.inset }])
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
