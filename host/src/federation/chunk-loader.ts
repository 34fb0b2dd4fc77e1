/**
 * Fetches the chunks that a remote asks for later, for all remotes of a page (`platform/src/webpack/small-entry-plugin.ts`): their entries carry no loaders of
 * their own. Each file is checked against the table in its entry (PLAT-8).
 */
import { getHash } from './integrity.ts';
import { runScript } from './remote-script.ts';
import { loadStyle } from './remote-style.ts';

/** What of a remote's runtime is used: where the version's files are, and their integrity by path, which is no table on a developer's machine. */
type ChunkSource = { p: string; roostIntegrity?: unknown };
/** What a runtime is told of a script's end. */
type Ended = { type: 'load' | 'error' | 'timeout'; target: { src: string } };

/** Milliseconds until a script counts as lost. */
const LIMIT_MS = 120_000;

const getTable = ({ roostIntegrity: table }: ChunkSource) =>
  typeof table === 'object' ? (table as Readonly<Record<string, string>> | null) : null;

export const chunkLoader = {
  /** Runs a script and tells how that ended. A runtime asks once for each chunk that is not there or on its way. */
  loadScript(source: ChunkSource, url: string, done: (ended: Ended) => void, run = runScript): void {
    const end = (type: Ended['type']) => {
      clearTimeout(timer);
      done({ type, target: { src: url } });
    };
    const timer = setTimeout(end, LIMIT_MS, 'timeout');
    run(url, getHash({ integrity: getTable(source) }, url.slice(source.p.length))).then(
      () => end('load'),
      () => end('error'),
    );
  },
  /** Adds a style sheet, unless it is there. */
  loadStyle: (source: ChunkSource, file: string): Promise<void> =>
    loadStyle({ baseUrl: source.p, integrity: getTable(source) }, file),
};
