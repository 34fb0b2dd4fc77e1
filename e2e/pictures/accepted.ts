/**
 * Pictures that somebody looked at and accepted: small and grey, so that a repository can hold them and letters may be
 * drawn a little differently.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';

const FOLDER = join(import.meta.dirname, 'accepted');
/** Width in points of an accepted picture. */
const WIDTH = 160;
/**
 * A point differs when its grey value is further away than this, of 255; a picture when more than so many of a hundred
 * points do.
 */
const POINT = 40;
const SHARE = 0.6;

/** Returns one line for each picture that is not as accepted; with `accept` it becomes the accepted one. */
export async function judge(files: readonly string[], { accept }: { accept: boolean }): Promise<string[]> {
  const lines: string[] = [];
  if (accept) await mkdir(FOLDER, { recursive: true });
  for (const file of files) {
    const name = basename(file).replace('.png', '.webp');
    const small = sharp(file).resize({ width: WIDTH }).greyscale();
    if (accept) {
      await writeFile(join(FOLDER, name), await small.webp({ quality: 80 }).toBuffer());
      continue;
    }
    const before = await readFile(join(FOLDER, name)).catch(() => null);
    const line = before ? await difference(before, await small.png().toBuffer()) : 'is not accepted yet';
    if (line !== null) lines.push(`${basename(file)} ${line}`);
  }
  return lines;
}

/** Says how two pictures differ, or null when nobody would see it. */
export async function difference(before: Buffer, after: Buffer): Promise<string | null> {
  const [one, two] = await Promise.all([points(before), points(after)]);
  if (Math.abs(one.info.height - two.info.height) > 2)
    return `is ${two.info.height} points high, was ${one.info.height}`;
  const length = Math.min(one.data.length, two.data.length);
  let count = 0;
  for (let at = 0; at < length; at++) if (Math.abs((one.data[at] ?? 0) - (two.data[at] ?? 0)) > POINT) count += 1;
  const share = (100 * count) / length;
  return share > SHARE ? `differs in ${share.toFixed(1)} % of its points` : null;
}

const points = (picture: Buffer) => sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
