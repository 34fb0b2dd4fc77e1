/**
 * Makes the immutable directory of a version: files with the version written in, their hashes, and compressed copies.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getNamedChunk } from '@roost/shared/contracts/registry';
import { filesBelow } from '../lib/files.ts';
import { makeScratch } from '../lib/scratch.ts';
import { moveColumns } from './source-map-columns.ts';
import type { Exchange } from './source-map-columns.ts';
import { INTEGRITY_PLACEHOLDER, VERSION_PLACEHOLDER } from '../webpack/names.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Files that carry the version's name or are text for the browser. */
const TEXT = /\.(js|cjs|json|css|map|svg)$/;
/**
 * Compressed ahead for the browser. Maps are read by people, rarely: compressing them is not worth a publish's time.
 */
export const COMPRESSED = /\.(js|json|css|svg)$/;
/** Smaller files gain nothing from compression. */
export const MIN_COMPRESSED_BYTES = 600;
const NOT_PUBLISHED = /(^|\/)mf-stats\.json$/;

/** The version as part of a JavaScript name: `1.0.2` is `_1_0_2`. */
export const versionSuffix = (version: string): string => `_${version.replaceAll(/[^0-9A-Za-z]/g, '_')}`;

/**
 * Writes what browsers are sent in place of a file. @throws when there is one already, which may be linked to the file
 * of another version
 */
export async function compressedCopies(file: string, content: Buffer): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br, { flag: 'wx' }), writeFile(`${file}.gz`, gz, { flag: 'wx' })]);
}

/**
 * The table of chunk hashes, as an entry's runtime reads it, takes the place of the string that the build left there.
 */
const PLACES = new RegExp(`(["'\`])${INTEGRITY_PLACEHOLDER}\\1|${VERSION_PLACEHOLDER}`, 'g');
const CHUNK = /^(js|css)\/.*\.(js|css)$/;

/** What a publish writes into a built text: the version, and the hashes of its chunks. */
function findExchanges(text: string, version: string, chunks: Readonly<Record<string, string>>): Exchange[] {
  return [...text.matchAll(PLACES)].map(({ 0: place, index }) => ({
    index,
    length: place.length,
    text: place === VERSION_PLACEHOLDER ? versionSuffix(version) : JSON.stringify(chunks),
  }));
}

const exchange = (text: string, exchanges: readonly Exchange[]): string =>
  exchanges.reduceRight(
    (changed, { index, length, text: instead }) => changed.slice(0, index) + instead + changed.slice(index + length),
    text,
  );

/** A source map beside its file: mappings move with the texts that are exchanged in the file. */
function toVersionMap(text: string, source: string, version: string, chunks: Readonly<Record<string, string>>): string {
  const map = JSON.parse(text) as { mappings?: unknown };
  const { mappings } = map;
  const moved =
    typeof mappings === 'string'
      ? { ...map, mappings: moveColumns(mappings, source, findExchanges(source, version, chunks)) }
      : map;
  return JSON.stringify(moved).replaceAll(VERSION_PLACEHOLDER, versionSuffix(version));
}

const hash = (algorithm: 'sha256' | 'sha384', content: Buffer): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** Files at the top of the build (the entry) after all others: they carry the hashes of those. */
function topLast(paths: readonly string[]): string[] {
  return [...paths].sort((a, b) => Number(!a.includes('/')) - Number(!b.includes('/')));
}

/**
 * Copies built files into a version's directory.
 * @param options `compress`: with the copies that browsers are sent
 * @returns integrity (sha384) by path, for every file a page or the renderer loads
 */
export async function writeVersionFiles(
  from: { dir: string; prefix: string }[],
  to: string,
  version: string,
  { compress = true }: { compress?: boolean } = {},
): Promise<Record<string, string>> {
  const integrity: Record<string, string> = {};
  // Hashes do not compress: the table, which each entry carries, has the shorter ones. A script that pages name in
  // their head has the one that stands there: a browser takes a preloaded file only for a request with the same.
  const chunks: Record<string, string> = {};
  for (const { dir, prefix } of from) {
    for (const path of topLast(await filesBelow(dir))) {
      if (NOT_PUBLISHED.test(path)) continue;
      const raw = await readFile(join(dir, path));
      const versioned = async (text: string): Promise<string> =>
        path.endsWith('.js.map')
          ? toVersionMap(text, await readFile(join(dir, path.slice(0, -'.map'.length)), 'utf8'), version, chunks)
          : exchange(text, findExchanges(text, version, chunks));
      const content = TEXT.test(path) ? Buffer.from(await versioned(raw.toString('utf8'))) : raw;
      const name = `${prefix}${path}`;
      const target = join(to, name);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, content);
      if (compress && COMPRESSED.test(path) && content.length >= MIN_COMPRESSED_BYTES)
        await compressedCopies(target, content);
      if (!path.endsWith('.map')) integrity[name] = hash('sha384', content);
      if (CHUNK.test(name)) chunks[name] = hash(getNamedChunk(name)?.kind === 'js' ? 'sha384' : 'sha256', content);
    }
  }
  return integrity;
}

/** Bytes of the scripts that browsers load of a version's directory. */
export async function weighScripts(directory: string): Promise<number> {
  const scripts = (await filesBelow(directory)).filter((file) => /^(?!server\/).*\.js$/.test(file));
  const sizes = await Promise.all(scripts.map(async (file) => (await stat(join(directory, file))).size));
  return sizes.reduce((all, one) => all + one, 0);
}

/** The same of a build, as the version that it would be: with its number and its hashes written in. */
export async function weighAsPublished(from: { dir: string; prefix: string }[], version: string): Promise<number> {
  const { directory, remove } = await makeScratch('roost-version-');
  try {
    await writeVersionFiles(from, directory, version, { compress: false });
    return await weighScripts(directory);
  } finally {
    await remove();
  }
}
