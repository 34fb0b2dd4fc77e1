/**
 * Lists what a hostile version of a remote may do, with the test that proves how it ends (PLAT-3): the last good
 * version is on screen and its owner is told (decision 0045).
 */

export type ProofRow = {
  what: string;
  /** File of the test, and a part of its title. */
  by: { file: string; title: string };
};

const PROCESS = 'host/server/render/render-process.test.ts';
const CHECK = 'platform/src/publish/contract-check.test.ts';
const SCRIPT_CHECKS = 'platform/src/publish/script-checks.test.ts';
const BOUNDARY = 'shared/src/federation/federation.test.tsx';
const RENDERER = 'host/server/render/renderer.test.ts';
const POOL = 'host/server/render/pool.test.ts';
/** Runs built versions in a real host and a real browser. */
const FLOW = 'e2e/flows/hostile.spec.ts';
const SLICES = 'platform/src/publish/slices.test.ts';
const TAKEN = 'platform/src/registry/model.test.ts';

/** What a version does; a flow proves each row. */
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
  'loops at import (browser)',
  'loops at render (browser)',
  'loops in an effect',
  'loops in promises (browser)',
  'loops after a press',
  'throws in an effect',
  'replaces fetch (browser)',
  'throws in its loader (browser)',
  'hangs in its loader (browser)',
  'exports no list',
  'answers with a circle',
  'answers with nothing',
  'rejects late in its loader',
  'throws at its second render',
  'exports another page (browser)',
  'rejects late in its loader (browser)',
  'answers with nothing (browser)',
  'waits for ever at render (browser)',
  'waits for ever on a later page',
  'throws what throws (browser)',
  'throws in a handler',
  'rejects in a handler',
  'sets state while it renders',
  'renders what is no element',
  'exports a page without a component',
  'has an address that is none',
  'has no list where one belongs',
  'has an address that is none (browser)',
  'has no list where one belongs (browser)',
  'answers with too much',
  'sets a cookie',
  'sets a header that is none',
  'fills the storage',
  'waits for ever at render',
  'throws an error without words (browser)',
  'throws when it is left',
  'redirects in a circle (server)',
  'redirects in a circle (browser)',
  'loads its page again at import',
  'loads its page again in an effect',
  'has its page refreshed',
  'loads another page in turns',
  'throws in its error boundary',
  'throws in its error boundary (browser)',
  'throws on a later page',
  'throws in Spanish',
  'throws on a phone',
  'has lost its style sheets',
  'has half of its scripts',
  'throws null at import (server)',
  'throws null at import (browser)',
  'throws what has no words at import (server)',
  'throws what has no words at import (browser)',
  'throws what waits at import (server)',
  'throws what waits at import (browser)',
  'throws null at render',
  'throws null at render (browser)',
  'throws what has no words at render',
  'throws what has no words at render (browser)',
  'throws null in its loader',
  'throws null in its loader (browser)',
  'throws what has no words in its loader',
  'throws what has no words in its loader (browser)',
  'throws what waits in its loader',
  'throws what waits in its loader (browser)',
  'answers with what never comes',
  'answers with what never comes (browser)',
  'answers with data that throw',
  'exports what throws',
  'exports what throws (browser)',
  'exports a proxy',
  'exports a proxy (browser)',
  'exports then (server)',
  'exports then (browser)',
  'has its page kept for a year',
  'leads to another site',
  'asks ten thousand times',
  'asks and waits',
  'removes the page',
  'empties the page',
  'hides the page',
  'navigates in turns',
  'makes other HTML in the browser',
  'replaces fetch later',
];

/** The same in a slot, after a press, on a second page, for some visitors. */
const PARTS = 'e2e/flows/hostile-parts.spec.ts';
const BY_PARTS = [
  'throws in its slot',
  'throws in its slot (browser)',
  'throws at import of its slot (server)',
  'throws at import of its slot (browser)',
  'throws in an effect of its slot',
  'loops in its slot (server)',
  'waits for ever in its slot (browser)',
  'renders what is no element in its slot (browser)',
  'throws for who is signed in',
  'throws on a second page, and when gone back',
  'throws null in a timer',
  'sends what it knows elsewhere',
  'loops in its slot (browser)',
  'searches after a press',
  'searches at import',
];

/** To what a whole page shares, and to a version's own files. */
const WHOLE_PAGE = 'e2e/flows/hostile-whole-page.spec.ts';
const BY_WHOLE_PAGE = [
  'adds to all objects',
  'replaces pushState',
  'throws in its selector (server)',
  'throws in its selector (browser)',
  'throws in a snapshot',
  'throws in an insertion effect',
  'throws in a layout effect',
  'throws in a ref',
  'throws in its head',
  'loops in its head (server)',
  'has HTML where its scripts were',
  'has empty scripts',
  'has lost its scripts',
  'has HTML where its server bundle was',
  'has half of its server bundle',
  'has lost its server bundle',
  'replaces how elements are made',
  'replaces a hook of React',
  'freezes React',
  'removes the header',
  'removes its own elements',
  'renders nothing:',
  'renders nothing (browser)',
  'sets state in an effect for ever',
  'covers the page',
  'leaves a veil in its region',
  'has a part that throws',
  'rejects at import',
  'throws in a timer',
  'throws in each frame',
  'throws in a press of the page',
  'throws in its reducer (browser)',
  'throws when it hears of the store',
  'has an effect that throws',
  'throws in shouldReload',
  'replaces dispatch',
  'replaces appendChild of the page',
  'replaces removeChild of the body',
  'takes every press',
  'takes every key',
  'goes back and forth for ever',
  'blocks at render (browser)',
  'blocks in an effect',
  'blocks in a timer',
  'fills its part with elements',
];

/** To the document that a page stands in. */
const DOCUMENT = 'e2e/flows/hostile-document.spec.ts';
const BY_DOCUMENT = [
  'leaves a comment open',
  'leaves a text area open',
  'leaves a template open',
  'closes its region',
  'writes plaintext',
  'writes html',
  'has an image named createElement',
  'has the id of the state',
  'has the id of the scripts',
  'makes the page invisible',
  'makes the page transparent',
  'takes all styles away',
  'empties the head',
  'empties the header',
  'adds entries for ever',
  'leaves the scrolling locked',
  'makes the page inert',
  'lets no pointer through',
];

/** To what is in a visitor's reach. */
const SIGHT = 'e2e/flows/hostile-sight.spec.ts';
const BY_SIGHT = [
  'sets a policy',
  'has no stacks and replaces pushState',
  'answers with what only a server has',
  'moves the page out of the window',
  'moves the page by an animation',
  'scales the page to nothing',
  'clips the page away',
  'hides the main part',
  'writes letters of no size',
  'blurs the page',
  'makes the page nearly transparent',
  'zooms the page to nothing',
  'pushes the page far down',
  'masks the page',
  'writes without a colour',
  'fills its letters with nothing',
  'blurs all that is its own',
  'lays a sheet over the page',
  'hides its content by a rule',
  'puts a copy in the place of the main part',
  'moves the main part to the body',
  'keeps everybody from idle moments',
  'overflows React',
  'writes its address for ever',
  'prevents every press',
  'freezes React later',
  'hears of each step back first',
  'is at work all the time',
  'has no stacks and throws in a timer',
];

/** To what a visitor presses, and to what the page reports. */
const INPUT = 'e2e/flows/hostile-input.spec.ts';
const BY_INPUT = [
  'replaces sendBeacon',
  'replaces sendBeacon of all and throws',
  'adds hashes for ever',
  'says for ever that it was gone back',
  'says for ever that its page came back',
  'pretends to be hidden and removes the page',
  'refuses cookies and hides the page',
  'opens a dialog that nobody can close',
  'opens a dialog whose button does nothing',
  'opens its dialog again',
  'lays words over the page',
  'opens a popover over the page',
  'keeps a hidden dialog and covers the page',
  'lets pointers through its links',
  'lets pointers through all links',
  'captures every pointer',
  'cancels every navigation',
  'blocks every navigation',
  'locks the pointer',
  'stops what loads',
];

const SERVICE = 'platform/src/teams/service.test.ts';
const CONTROLLER = 'platform/src/rollout/controller.test.ts';
const SKEW = 'platform/src/publish/skew.test.ts';
const SIMULATION = 'platform/src/rollout/evidence.test.ts';

/** Rows of the registry's guarantees to teams, and of progressive rollouts. */
const REGISTRY_ROWS: readonly ProofRow[] = [
  ...[
    ['no token, an unknown, an ended, a withdrawn one', 'without a token'],
    ["another team's token, another environment's, one without the right", "with another team's token"],
    ['a request that is sent again', 'its revision is old'],
    ['a file that was changed after its hash', 'with a file that is not what its hash says'],
    ['a path that leads out of its version', 'with a path that leads out'],
    ['production gets the very bytes of staging', 'the very bytes of staging'],
    ['every change is recorded', 'who, from which commit, why'],
    ['an owner that is another team', 'with an owner that is another team'],
  ].map(([what = '', title = '']) => ({ what: `registry: ${what}`, by: { file: SERVICE, title } })),
  {
    what: 'registry: many machines over HTTP, no lost write',
    by: { file: 'platform/src/teams/client.test.ts', title: 'what many machines were told is published' },
  },
  {
    what: 'registry: many machines on one directory, no lost write',
    by: { file: 'platform/src/registry/writers.test.ts', title: 'what many machines were told is written' },
  },
  {
    what: 'registry: it is down, hosts go on',
    by: { file: 'host/server/registry/client.test.ts', title: 'leaves the last good copy in use' },
  },
  {
    what: 'registry: nothing that is served or stands in is removed',
    by: { file: 'platform/src/registry/retention.test.ts', title: 'nothing that is served or stands in goes' },
  },
  { what: 'rollout: 1, 10, 50, 100 %', by: { file: CONTROLLER, title: 'from 1 to 10, 50 and 100 %' } },
  { what: 'rollout: a live canary that throws goes back by itself', by: { file: FLOW, title: 'goes back by itself' } },
  { what: 'rollout: goes back, says why, owner told', by: { file: CONTROLLER, title: 'goes back at once' } },
  { what: 'rollout: at most 1 healthy one in 100 goes back', by: { file: SIMULATION, title: 'of healthy rollouts' } },
  { what: 'rollout: 2 in 100 more errors before 10 % saw it', by: { file: SIMULATION, title: '2 in 100 more' } },
  { what: 'rollout: one page in ten slower', by: { file: SIMULATION, title: 'makes one page in ten slow' } },
  { what: 'rollout: half as many booking pages', by: { file: SIMULATION, title: 'half as many pages lead' } },
  { what: 'rollout: fewer goals, says why', by: { file: CONTROLLER, title: 'fewer pages lead to a goal' } },
  { what: 'rollout: a page in a browser says its goals', by: { file: FLOW, title: 'reports that it reached a goal' } },
  { what: 'rollout: hosts whose clocks differ', by: { file: CONTROLLER, title: 'a host whose clock is' } },
  {
    what: 'registry: a withdrawn version is nobody’s, and stands in for none',
    by: { file: TAKEN, title: 'a withdrawn version is served to nobody' },
  },
  ...[
    ['a file outside of the repository', 'a file outside of the repository'],
    ['a file that would be taken first', 'a file that would be taken before'],
    ['a new file in a folder taken whole', 'a new file in a folder'],
    ['a file that is saved meanwhile', 'while the build runs'],
  ].map(([what = '', title = '']) => ({
    what: `publish: no old code after ${what}`,
    by: { file: 'platform/src/build/source-hash.test.ts', title },
  })),
  { what: 'rollout: few visitors decide slowly', by: { file: SIMULATION, title: 'few visitors decide slowly' } },
];

const MINORS = ['1.0.0', '1.1.0', '1.2.0'];
/** Rows of hosts and remotes of three minor contract versions, each with each. */
const SKEW_ROWS: readonly ProofRow[] = [
  ...MINORS.flatMap((host) =>
    MINORS.map((remote) => ({
      what: `skew: host ${host}, remote ${remote}${host < remote ? ' (what the host lacks is refused by name)' : ''}`,
      by: { file: SKEW, title: `host ${host}, remote ${remote}:` },
    })),
  ),
  { what: 'skew: another major of the contract, either way', by: { file: SKEW, title: 'refused before any visitor' } },
];

export const PROOF_TABLE: readonly ProofRow[] = [
  ...BY_FLOW.map((deed) => ({ what: `built and ${deed}`, by: { file: FLOW, title: `a version that ${deed}` } })),
  ...BY_PARTS.map((deed) => ({ what: `built and ${deed}`, by: { file: PARTS, title: `a version that ${deed}` } })),
  ...BY_WHOLE_PAGE.map((deed) => ({
    what: `built and ${deed.replace(/:$/, '')}`,
    by: { file: WHOLE_PAGE, title: `a version that ${deed}` },
  })),
  ...BY_DOCUMENT.map((deed) => ({
    what: `built and ${deed}`,
    by: { file: DOCUMENT, title: `a version that ${deed}` },
  })),
  ...BY_SIGHT.map((deed) => ({ what: `built and ${deed}`, by: { file: SIGHT, title: `a version that ${deed}` } })),
  ...BY_INPUT.map((deed) => ({ what: `built and ${deed}`, by: { file: INPUT, title: `a version that ${deed}:` } })),
  {
    what: 'built with honest dialogs: nobody is taken off',
    by: { file: INPUT, title: 'a version with honest dialogs' },
  },
  { what: 'writes HTML of its own', by: { file: SCRIPT_CHECKS, title: 'HTML of its own is refused' } },
  { what: 'files that never come', by: { file: WHOLE_PAGE, title: 'whose files never come' } },
  {
    what: 'throws at import (browser)',
    by: { file: 'platform/src/webpack/versions-apart.test.ts', title: 'one that throws at import' },
  },
  {
    what: 'throws at import (server)',
    by: { file: 'host/server/render/bundles.test.ts', title: 'a bundle that throws' },
  },
  { what: 'throws at render (browser)', by: { file: BOUNDARY, title: 'throws while it renders gives way' } },
  { what: 'throws in several places at once', by: { file: BOUNDARY, title: 'throws in several places at once' } },
  { what: 'throws at render (server)', by: { file: RENDERER, title: 'throws in its render is left out' } },
  { what: 'throws in an effect', by: { file: BOUNDARY, title: 'throws in an effect gives way' } },
  { what: 'throws in a loader (server)', by: { file: RENDERER, title: 'throws in its loader is left out' } },
  {
    what: 'hangs in the browser otherwise: the next load',
    by: { file: 'host/src/federation/start-watch.test.ts', title: 'names a version that hung' },
  },
  { what: 'loops on the server', by: { file: PROCESS, title: 'that loops on the server' } },
  { what: 'loops in microtasks on the server', by: { file: PROCESS, title: 'that loops in microtasks' } },
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
  { what: 'styles outside its layer', by: { file: CHECK, title: 'styles outside its layer' } },
  {
    what: 'writes or opens the document, adopts style sheets, registers a worker, replaces JSON or Promise',
    by: { file: CHECK, title: 'what belongs to the whole page' },
  },
  { what: 'stops the page with alert, confirm or prompt', by: { file: CHECK, title: 'a box of the browser: alert(' } },
  {
    what: 'throws what has no words while it is imported: the server goes on',
    by: { file: PROCESS, title: 'throws what has no words while it is imported' },
  },
  {
    what: 'throws what has no words beside its page',
    by: { file: PROCESS, title: 'beside the page and has no words' },
  },
  { what: 'has a module that is waited for for ever', by: { file: PROCESS, title: 'has the name `then`' } },
  {
    what: 'hangs the browser after a press: the next load',
    by: { file: 'host/src/deferred/use-watch.test.tsx', title: 'left names its version' },
  },
  {
    what: 'throws before anything of the page listens',
    by: { file: 'host/src/deferred/uncaught-errors.test.ts', title: 'from before the listener was there' },
  },
  {
    what: "sends what it knows elsewhere: the policy's report is told",
    by: { file: 'host/server/http/remote-health.test.ts', title: 'a policy violation of a version' },
  },
  { what: 'changes what all scripts use', by: { file: CHECK, title: 'a method of all lists' } },
  {
    what: "fonts, animations and properties of the page's names",
    by: { file: 'platform/src/publish/global-styles.test.ts', title: 'reaches beyond its remote' },
  },
  { what: "slice of another's name", by: { file: TAKEN, title: 'a slice or an address of another remote' } },
  { what: "slice of the page's own", by: { file: SLICES, title: 'refused' } },
  { what: 'missing chunk after a rollback', by: { file: FLOW, title: 'rolled back and has lost a chunk' } },
  { what: '20 MB, another React: a real build', by: { file: FLOW, title: 'versions that the check refuses' } },
  { what: 'fills the cookies: nobody is locked out', by: { file: FLOW, title: 'fills the cookies' } },
  {
    what: 'back and forward, quickly: nobody is blamed',
    by: { file: FLOW, title: 'presses back and forward quickly' },
  },
  { what: 'has lost its source maps: nobody misses them', by: { file: FLOW, title: 'without its source maps' } },
  { what: '20 MB', by: { file: CHECK, title: '20 MB' } },
  { what: 'another major of React', by: { file: CHECK, title: 'another major of React' } },
  { what: 'leaves a timer that repeats', by: { file: PROCESS, title: 'leaves a timer that repeats' } },
  { what: 'chains timers that compute', by: { file: PROCESS, title: 'chains timers that compute' } },
  { what: 'chains timers without an end', by: { file: PROCESS, title: 'chains timers without an end' } },
  { what: 'leaves timers behind', by: { file: PROCESS, title: 'leaves a timer for an hour behind' } },
  {
    what: 'goes on with timers or requests after its page',
    by: { file: 'host/server/render/page-timers.test.ts', title: 'long after its page' },
  },
  ...['events', 'a property of all objects'].map((way) => ({
    what: `reaches the process that renders it by ${way}`,
    by: { file: PROCESS, title: `does not get at the process by ${way}` },
  })),
  { what: 'speaks for a render process: the host goes on', by: { file: POOL, title: 'that says nothing ends' } },
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
  {
    what: 'a registry that is replayed, signed by a key that was taken out, or nonsense; a pin to what was withdrawn',
    by: { file: FLOW, title: 'a registry that is replayed, signed by another key' },
  },
  { what: '20 publishes and rollbacks under load, no load fails', by: { file: FLOW, title: 'rollbacks under load' } },
  ...['component and loader', 'Spanish text', 'text and loader are in the page of the remote alone'].map((title) => ({
    what: `npm run dev: a changed ${title}`,
    by: { file: 'e2e/flows/hot-reload.spec.ts', title },
  })),
  { what: 'a contract major that no host speaks', by: { file: CHECK, title: 'another major of the contract' } },
  ...REGISTRY_ROWS,
  ...SKEW_ROWS,
];

/** Results of tests by file, relative to the repository, and full title. */
export type TestResults = readonly {
  file: string;
  title: string;
  passed: boolean;
  /** Seconds that the test measured until the last good version was on screen, or until a version was withdrawn. */
  seconds?: string | undefined;
  /** True when it failed while others ran and was repeated alone. */
  alone?: boolean;
}[];

const findTests = (results: TestResults, { by }: ProofRow): TestResults =>
  results.filter(({ file, title }) => file === by.file && title.includes(by.title));

/** Returns the rows with a failed test. */
export const failedRows = (results: TestResults, table = PROOF_TABLE): readonly ProofRow[] =>
  table.filter((row) => findTests(results, row).some(({ passed }) => !passed));

/** Replaces results by those of the second run, and marks them as run alone. */
export const withSecondTry = (first: TestResults, again: TestResults): TestResults =>
  first.map((result) => {
    const second = again.find(({ file, title }) => file === result.file && title === result.title);
    return second && !result.passed ? { ...second, alone: true } : result;
  });

/** Returns one line per row, `ok` or not. */
export function proofLines(results: TestResults, table = PROOF_TABLE): { line: string; ok: boolean }[] {
  return table.map((row) => {
    const found = findTests(results, row);
    const ok = found.length > 0 && found.every(({ passed }) => passed);
    const took = found.find(({ seconds }) => seconds !== undefined)?.seconds;
    const words = [
      ...(took === undefined ? [] : [`${took} s`]),
      ...(found.some(({ alone }) => alone) ? ['second try, alone'] : []),
      ...(found.length === 0 ? ['no such test'] : ok ? [] : ['its test fails']),
    ];
    return { ok, line: `${ok ? 'ok    ' : 'not ok'}  ${row.what}${words.map((word) => ` (${word})`).join('')}` };
  });
}
