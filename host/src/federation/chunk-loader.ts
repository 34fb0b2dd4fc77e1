/**
 * Fetches the chunks that remotes load later, for all remotes of a page (`platform/src/webpack/small-entry-plugin.ts`):
 * their entries have no loaders of their own. Each file is checked against the hashes in its entry (PLAT-8).
 */
import { getHash } from './integrity.ts';
import { runScript } from './remote-script.ts';
import { loadStyle } from './remote-style.ts';

/**
 * The parts of a remote's webpack runtime that are used: its public path, and hashes by path, which are missing on a
 * developer's machine.
 */
type ChunkSource = { p: string; roostIntegrity?: unknown };
/** The event with which a runtime is told how a script ended. */
type Ended = { type: 'load' | 'error' | 'timeout'; target: { src: string } };

/** Milliseconds until a script counts as lost. */
const LIMIT_MS = 120_000;

const getTable = ({ roostIntegrity: table }: ChunkSource) =>
  typeof table === 'object' ? (table as Readonly<Record<string, string>> | null) : null;

export const chunkLoader = {
  /**
   * Runs a script and calls `done` with how it ended. A runtime asks once for each chunk that is not there or loading.
   */
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
  /** Adds a style sheet unless it is there. */
  loadStyle: (source: ChunkSource, file: string): Promise<void> =>
    loadStyle({ baseUrl: source.p, integrity: getTable(source) }, file),
};
