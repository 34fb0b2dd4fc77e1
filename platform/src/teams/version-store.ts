/**
 * Files of versions, kept by their hash: a publisher sends each file once, under the name of its SHA-384, and a version
 * is put together of them. What is not what its name says gets in nowhere.
 */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { errorCode, Failure } from '../lib/failure.ts';
import { objectPlace, takeFiles } from '../objects/published.ts';
import { COMPRESSED, compressedCopies, MIN_COMPRESSED_BYTES } from '../publish/version-files.ts';
import { DAY_MS } from '../lib/durations.ts';

const unbrotli = promisify(brotliDecompress);
const ungzip = promisify(gunzip);

/** Integrity as `registry.json` has it (`sha384-` and base64) of some bytes. */
export const getIntegrity = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
/** The same as a file name. */
export const toHex = (integrity: string): string =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
const blobFile = (directory: string, integrity: string): string => join(directory, '.blobs', toHex(integrity));

/** A file whose bytes are not those that its hash names. */
export class ChangedFile extends Failure {
  override name = 'ChangedFile';
}

/** Keeps a file. @throws ChangedFile when it is not what its name says */
export async function keepBlob(directory: string, hex: string, content: Buffer): Promise<void> {
  const integrity = getIntegrity(content);
  if (toHex(integrity) !== hex) throw new ChangedFile(`The file is not what its name ${hex.slice(0, 12)}… says.`);
  const file = blobFile(directory, integrity);
  // One that was changed on the disk is mended.
  const known = await readFile(file).catch(() => null);
  if (known && getIntegrity(known) === integrity) return;
  await mkdir(dirname(file), { recursive: true });
  const whole = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(whole, content);
  await rename(whole, file);
}

/** Returns which of these files were not sent yet, as integrity. */
export const missingBlobs = (directory: string, files: Readonly<Record<string, string>>): string[] => [
  ...new Set(Object.values(files).filter((integrity) => !existsSync(blobFile(directory, integrity)))),
];

/** Reads a kept file. @throws ChangedFile when somebody changed it on the disk */
export async function readBlob(directory: string, path: string, integrity: string): Promise<Buffer> {
  const content = await readFile(blobFile(directory, integrity));
  if (getIntegrity(content) !== integrity) throw new ChangedFile(`${path} is not what its hash says.`);
  return content;
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(async (error: unknown) => {
    // Another disk, or one without links.
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(errorCode(error) ?? '')) throw error;
    await copyFile(from, to);
  });
}

/**
 * Puts a version together in a directory of its own, each file read and compared once more, with compressed copies.
 * @returns the directory
 */
export async function assemble(directory: string, files: Readonly<Record<string, string>>): Promise<string> {
  const staging = join(directory, '.staging', randomBytes(6).toString('hex'));
  try {
    for (const [path, integrity] of Object.entries(files)) {
      const content = await readBlob(directory, path, integrity);
      const target = join(staging, path);
      await linkOrCopy(blobFile(directory, integrity), target);
      if (COMPRESSED.test(path) && content.length >= MIN_COMPRESSED_BYTES) await compressedCopies(target, content);
    }
    return staging;
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Gives a version its directory. One that is there without being published is what a publish left that was cut short.
 */
export async function placeVersion(directory: string, staging: string, remote: string, version: string): Promise<void> {
  const target = join(directory, remote, version);
  await rm(target, { recursive: true, force: true });
  await mkdir(dirname(target), { recursive: true });
  await rename(staging, target);
}

/**
 * Reads every file of a published version and compares it with its hash, the compressed copies too: visitors get those.
 * A version that another machine published is taken from the object storage first.
 * @throws ChangedFile that names the first that differs or is gone
 */
export async function verifyVersion(
  directory: string,
  name: string,
  version: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const published = join(directory, name, version);
  const place = existsSync(published) ? null : objectPlace();
  if (place === null) return verifyFiles(published, `${name}@${version}`, files);
  const staging = join(directory, '.staging', randomBytes(6).toString('hex'));
  try {
    const isThere = await takeFiles(place.store, `${name}/${version}`, staging);
    await verifyFiles(isThere ? staging : published, `${name}@${version}`, files);
    await placeVersion(directory, staging, name, version);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function verifyFiles(root: string, version: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, integrity] of Object.entries(files)) {
    const file = join(root, path);
    const copies = [
      { of: file, read: async (content: Buffer) => content },
      { of: `${file}.br`, read: unbrotli },
      { of: `${file}.gz`, read: ungzip },
    ];
    for (const { of, read } of copies) {
      if (of !== file && !existsSync(of)) continue;
      const content = await readFile(of)
        .then((bytes) => read(bytes))
        .catch(() => null);
      if (content === null || getIntegrity(content) !== integrity)
        throw new ChangedFile(
          `${version}: ${path} is not what its hash says. It was changed after it was published; publish it again.`,
        );
    }
  }
}

/**
 * Removes what publishes left that were cut short: versions that were being put together, and files that no version has,
 * both when nobody touched them for a day.
 */
export async function removeLooseFiles(directory: string, now: number = Date.now()): Promise<void> {
  // First: they hold the files that they are made of.
  for (const folder of ['.staging', '.blobs'])
    for (const name of await readdir(join(directory, folder)).catch(() => [])) {
      const path = join(directory, folder, name);
      const found = await stat(path).catch(() => null);
      const isInUse = found === null || (found.isFile() && found.nlink > 1);
      if (!isInUse && now - found.mtimeMs >= DAY_MS) await rm(path, { recursive: true, force: true });
    }
}
