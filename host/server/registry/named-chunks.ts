/** Finds the files of a version's chunks that pages may begin with. */
import { getNamedChunk } from '@roost/shared/contracts/registry';

/** A file with its public address. */
type ChunkFile = { href: string; integrity: string };
/** Files by the chunk's name. */
export type NamedChunks = Readonly<Record<string, Readonly<Record<'js' | 'css', readonly ChunkFile[]>>>>;

/**
 * Returns the files of the named chunks.
 * @param files integrity by path relative to `baseUrl`
 */
export function namedChunks(files: Readonly<Record<string, string>>, baseUrl: string): NamedChunks {
  const chunks: Record<string, Record<'js' | 'css', ChunkFile[]>> = {};
  for (const [path, integrity] of Object.entries(files)) {
    const chunk = getNamedChunk(path);
    if (chunk) (chunks[chunk.name] ??= { js: [], css: [] })[chunk.kind].push({ href: baseUrl + path, integrity });
  }
  return chunks;
}
