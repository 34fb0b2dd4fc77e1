/** Lays pictures of a scene side by side, one row a scene, small enough to look at all of it. */
import { basename } from 'node:path';
import sharp from 'sharp';

const ROW = 360;
const LABEL = 22;
const GAP = 12;
const WIDEST = 2200;

type Row = { name: string; files: readonly string[] };

/** Returns a WebP picture with every row. Pictures longer than a window are cut at their first part. */
export async function contactSheet(rows: readonly Row[]): Promise<Buffer> {
  const parts: { input: Buffer; left: number; top: number }[] = [];
  let top = GAP;
  for (const { name, files } of rows) {
    parts.push({ input: label(name), left: GAP, top });
    let left = GAP;
    for (const file of files) {
      const picture = sharp(file);
      const { width = 1, height = 1 } = await picture.metadata();
      const shown = Math.min(height, Math.round(width * (width < 600 ? 2.2 : 0.75)));
      const input = await picture
        .extract({ left: 0, top: 0, width, height: shown })
        .resize({ height: ROW })
        .png()
        .toBuffer();
      const size = Math.round((width * ROW) / shown);
      if (left + size > WIDEST) continue;
      parts.push({ input, left, top: top + LABEL });
      left += size + GAP;
    }
    top += LABEL + ROW + GAP;
  }
  // The format holds 16,383 points a side.
  const sheet = sharp({
    create: { width: WIDEST, height: Math.max(top, 1), channels: 3, background: '#8a8f8c' },
    limitInputPixels: false,
  }).composite(parts);
  const image = await sheet.png().toBuffer();
  return sharp(image, { limitInputPixels: false })
    .resize({ height: Math.min(top, 16_000), withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer();
}

const label = (name: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDEST - 2 * GAP}" height="${LABEL}"><text x="0" y="15" font-family="sans-serif" font-size="14" fill="#fff">${basename(name)}</text></svg>`,
  );
