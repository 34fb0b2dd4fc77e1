/** The files of a version's chunks that pages may begin with. */
import { getNamedChunk } from '@roost/shared/contracts/registry';

/** A file as browsers ask for it. */
type ChunkFile = { href: string; integrity: string };
/** By the name of the chunk. */
export type NamedChunks = Readonly<Record<string, Readonly<Record<'js' | 'css', readonly ChunkFile[]>>>>;

/** @param files integrity by path relative to `baseUrl` */
export function namedChunks(files: Readonly<Record<string, string>>, baseUrl: string): NamedChunks {
  const chunks: Record<string, Record<'js' | 'css', ChunkFile[]>> = {};
  for (const [path, integrity] of Object.entries(files)) {
    const chunk = getNamedChunk(path);
    if (chunk) (chunks[chunk.name] ??= { js: [], css: [] })[chunk.kind].push({ href: baseUrl + path, integrity });
  }
  return chunks;
}
