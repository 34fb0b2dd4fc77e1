/** What a hostile version of a remote may do, and the test that shows how it ends (PLAT-3): with the last good version on screen and its owner told. */

export type ProofRow = {
  what: string;
  /** File of the test, and a part of its title. */
  by: { file: string; title: string };
};

const PROCESS = 'host/server/render/render-process.test.ts';
const CHECK = 'platform/src/publish/contract-check.test.ts';
const BOUNDARY = 'shared/src/federation/federation.test.tsx';
const RENDERER = 'host/server/render/renderer.test.ts';
const POOL = 'host/server/render/pool.test.ts';
/** Versions that webpack built, in a real host and a real browser. */
const FLOW = 'e2e/flows/hostile.spec.ts';
const SLICES = 'platform/src/publish/slices.test.ts';
const TAKEN = 'platform/src/registry/model.test.ts';

/** Rows that one flow each proves, by what the version does. */
const BY_FLOW = [
  'throws at import (server)',
  'throws at render',
  'throws in its loader',
  'hangs in its loader (server)',
  'loops at import (server)',
  'loops at render (server)',
  'ends the process (server)',
  'replaces fetch (server)',
  'throws at import (browser)',
  'throws at render (browser)',
  'throws in an effect',
  'replaces fetch (browser)',
  'throws in its loader (browser)',
  'hangs in its loader (browser)',
];

export const PROOF_TABLE: readonly ProofRow[] = [
  ...BY_FLOW.map((deed) => ({ what: `built and ${deed}`, by: { file: FLOW, title: `a version that ${deed}` } })),
  {
    what: 'throws at import (browser)',
    by: { file: 'platform/src/webpack/versions-apart.test.ts', title: 'one that throws at import' },
  },
  {
    what: 'throws at import (server)',
    by: { file: 'host/server/render/bundles.test.ts', title: 'a bundle that throws' },
  },
  { what: 'throws at render (browser)', by: { file: BOUNDARY, title: 'throws while it renders gives way' } },
  { what: 'throws at render (server)', by: { file: RENDERER, title: 'throws in its render is left out' } },
  { what: 'throws in an effect', by: { file: BOUNDARY, title: 'throws in an effect gives way' } },
  { what: 'throws in a loader (server)', by: { file: RENDERER, title: 'throws in its loader is left out' } },
  {
    what: 'loops in the browser: the next load',
    by: { file: 'host/src/federation/start-watch.test.ts', title: 'names a version that hung' },
  },
  { what: 'loops on the server', by: { file: PROCESS, title: 'that loops on the server' } },
  { what: 'loops at import on the server', by: { file: PROCESS, title: 'that loops while it is imported' } },
  { what: 'leaks on the server', by: { file: PROCESS, title: 'what a leak fills' } },
  { what: 'fills the memory at once', by: { file: PROCESS, title: 'that kills its process' } },
  { what: 'process.exit', by: { file: PROCESS, title: 'that ends the process' } },
  { what: 'replaces fetch on the server', by: { file: PROCESS, title: 'that replaces fetch' } },
  {
    what: 'replaces what all scripts call, by any way',
    by: { file: 'host/src/federation/window-guard.test.ts', title: 'PLAT-3' },
  },
  { what: 'styles the whole page', by: { file: CHECK, title: 'styles for the whole page' } },
  { what: "slice of another's name", by: { file: TAKEN, title: 'a slice or an address of another remote' } },
  { what: "slice of the page's own", by: { file: SLICES, title: 'refused' } },
  { what: 'missing chunk after a rollback', by: { file: FLOW, title: 'rolled back and has lost a chunk' } },
  { what: '20 MB, another React: a real build', by: { file: FLOW, title: 'versions that the check refuses' } },
  { what: '20 MB', by: { file: CHECK, title: '20 MB' } },
  { what: 'another major of React', by: { file: CHECK, title: 'another major of React' } },
  { what: 'reads the environment', by: { file: PROCESS, title: 'reads the environment' } },
  { what: 'starts a process', by: { file: PROCESS, title: 'that starts a process' } },
  { what: 'reads a file', by: { file: PROCESS, title: 'that reads a file' } },
  { what: 'connects to a foreign host', by: { file: PROCESS, title: 'fetches a foreign host' } },
  {
    what: 'pinned versions loop: ordinary pages as before',
    by: { file: PROCESS, title: 'while pinned versions loop' },
  },
  {
    what: 'a rollback leaves nothing of it in the server',
    by: { file: POOL, title: 'promoted or rolled back versions start in a fresh process' },
  },
  {
    what: 'a registry that somebody else wrote',
    by: { file: 'host/server/registry/trust.test.ts', title: 'not when it was signed by somebody else' },
  },
  { what: 'a contract major that no host speaks', by: { file: CHECK, title: 'another major of the contract' } },
];

/** Results of tests by file, relative to the repository, and full title. */
export type TestResults = readonly { file: string; title: string; passed: boolean }[];

/** One line a row, `ok` or not. */
export function proofLines(results: TestResults, table = PROOF_TABLE): { line: string; ok: boolean }[] {
  return table.map(({ what, by }) => {
    const found = results.filter(({ file, title }) => file === by.file && title.includes(by.title));
    const ok = found.length > 0 && found.every(({ passed }) => passed);
    const why = found.length === 0 ? 'no such test' : 'its test fails';
    return { ok, line: `${ok ? 'ok    ' : 'not ok'}  ${what}${ok ? '' : ` (${why})`}` };
  });
}
