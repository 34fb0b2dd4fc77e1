/**
 * Entry of a render process, built into `worker.cjs` beside the host's server build. Runs the server bundles of
 * remotes. render-process.ts says what the process may do.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import process from 'node:process';
import { getHeapStatistics } from 'node:v8';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import { FIRST_LANGUAGE } from '@roost/shared/domain/language';
import type { Language } from '@roost/shared/domain/language';
import { getStack, getWords } from '@roost/shared/federation/errors';
import { setLanguageSource } from '@roost/shared/texts';
import type { RenderRequest, RenderedPage } from '../../src/render-page.tsx';
import { createEvaluation } from '../experiments/evaluate.ts';
import { isAway } from '../services-away.ts';
import { createBundleCache } from './bundles.ts';
import type { Exposes } from './bundles.ts';
import { confine } from './confine.ts';
import { formatBaggage } from './format-baggage.ts';
import type { PageOf } from './format-baggage.ts';
import { getCookies } from './cookies.ts';
import { BUNDLE, createExplanations, renderProblem } from './explain.ts';
import { withLoaderLimit } from './loader-limit.ts';
import type {
  FromWorker,
  Mark,
  RemoteTiming,
  RenderJob,
  RenderOutcome,
  RenderProblem,
  SlowLoader,
  ToWorker,
  Usage,
  WorkerSettings,
  WrittenPage,
} from './protocol.ts';

const API_LIMIT_MS = 4000;
const LOADER_LIMIT_MS = 5000;
/** Milliseconds for what a loader does beside its search. */
const BESIDE_SEARCH_MS = 1600;
const MEGABYTE = 2 ** 20;

type Renderer = { sharedModules: Exposes; renderPage: (request: RenderRequest) => Promise<RenderedPage> };

const { rendererPath, servicesUrl, mayConnectTo } = JSON.parse(process.argv[2] ?? '{}') as WorkerSettings;
const send = (message: FromWorker) => process.send?.(message);
const exit = process.exit.bind(process);

let at: Mark | null = null;
/** Reports whose code runs next, so that a loop or a crash can be blamed. Sent before the code begins. */
function mark(remote: string, version: string | null, phase: Mark['phase']): void {
  if (version === null || (at?.remote === remote && at.version === version && at.phase === phase)) return;
  at = { remote, version, phase };
  send({ type: 'at', at });
}

/** Nothing inherited: a remote may have replaced what a set has. */
const told = Object.create(null) as Record<string, true>;
const MOST_TOLD = 500;
let toldCount = 0;
function refuse(what: string, stack: string): void {
  const [, remote = at?.remote ?? 'host', version = at?.version ?? null] = BUNDLE.exec(stack) ?? [];
  const key = `${remote}@${version} ${what}`;
  if (told[key] || toldCount === MOST_TOLD) return;
  told[key] = true;
  toldCount += 1;
  send({ type: 'refused', remote, version, what });
}

// Not imported: webpack would replace `createRequire`, and the renderer is a file of its own.
const renderer = process.getBuiltinModule('node:module').createRequire(rendererPath)(rendererPath) as Renderer;
const timers = confine(mayConnectTo, refuse);
const bundles = createBundleCache(renderer.sharedModules, fetch, Date.now, ({ remote, version }) =>
  mark(remote, version, 'load'),
);
/** The language of each page: several are rendered at once. */
const languages = new AsyncLocalStorage<Language>();
setLanguageSource(() => languages.getStore() ?? FIRST_LANGUAGE);
const explanations = createExplanations();
const initialExperiments = createEvaluation({ fetch, now: Date.now });

function problem(remote: string, version: string | null, phase: string, error: unknown): RenderProblem {
  return { remote, version, phase, message: getWords(error) };
}

/**
 * Returns the `api` that loaders call.
 * @param away called when services are down
 * @param page the page it is asked for, once its loader runs: for the traces of services, whatever a remote says itself
 */
function apiFor(headers: RenderJob['headers'], away: () => void, page: () => PageOf | null): RenderRequest['api'] {
  return async (path, init = {}) => {
    const limit = AbortSignal.timeout(API_LIMIT_MS);
    const asking = page();
    const { baggage: _own, ...own } = Object.fromEntries(new Headers(init.headers));
    try {
      return await fetch(new URL(path, servicesUrl), {
        ...init,
        headers: {
          ...headers,
          ...own,
          ...(asking && { baggage: formatBaggage(asking) }),
        },
        signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit,
      });
    } catch (error) {
      if (isAway(error)) away();
      throw error;
    }
  };
}

function written(page: RenderedPage): WrittenPage {
  if (page.type !== 'page') return page;
  const { loaderData, html, ...rest } = page;
  return { ...rest, html: Buffer.from(html), loaderJson: Buffer.from(JSON.stringify(loaderData)) };
}

/** Returns the remote whose page it is; undefined for the host's own pages. */
const getOwner = (page: WrittenPage): string | undefined =>
  (page.type === 'page' ? page.used : []).find((module) => module.endsWith('/routes'))?.split('/')[0];

async function render(job: RenderJob, onSlow: (slow: SlowLoader) => void): Promise<RenderOutcome> {
  const problems: RenderProblem[] = [];
  let asking = 0;
  const met: Pick<RenderOutcome, 'withoutServices'> = {};
  const modules: Record<RemoteName, Exposes> = {};
  const rendered: Record<RemoteName, string> = {};
  const timings: RemoteTiming[] = [];
  const took: Pick<RemoteTiming, 'phase' | 'begun' | 'ended'>[] = [];
  await Promise.all(
    Object.entries(job.bundles).map(async ([remote, chain]) => {
      if (!isRemoteName(remote)) return;
      const begun = Date.now();
      const { found, skipped } = await bundles.loadFirst(chain);
      for (const { version, error } of skipped) problems.push(problem(remote, version.version, 'load', error));
      if (!found) return;
      modules[remote] = found.exposes;
      rendered[remote] = found.version.version;
      timings.push({ remote, version: found.version.version, phase: 'load', begun, ended: Date.now() });
    }),
  );
  const loaderLimitMs = Math.max(LOADER_LIMIT_MS, (job.config.search.timeLimitMs ?? 0) + BESIDE_SEARCH_MS);
  let loading: PageOf | null = null;
  const api = apiFor(
    job.headers,
    () => {
      met.withoutServices = true;
    },
    () => loading,
  );
  const rendering = renderer.renderPage({
    url: job.url,
    config: job.config,
    now: job.now,
    routes: job.routes,
    places: job.places,
    pins: job.pins,
    modules,
    versions: rendered,
    api: (path, init) => {
      asking += 1;
      return api(path, init).finally(() => {
        asking -= 1;
      });
    },
    experiments: () => initialExperiments(job.config.experiments, job.experiments),
    ...getCookies(job.headers.cookie),
    redirects: job.redirects,
    loaderLimitMs,
    getLimit: (remote) => {
      if (job.patient || (job.bundles[remote]?.length ?? 0) < 2) return undefined;
      const version = rendered[remote] ?? null;
      return (work, what) =>
        withLoaderLimit(work, what, {
          wholeMs: loaderLimitMs,
          asking: () => asking,
          onSlow: () => onSlow({ remote, version, message: `${what} was slower than the version before` }),
        });
    },
    entering: (remote, phase) => {
      mark(remote, rendered[remote] ?? null, phase);
      if (phase === 'loader') loading = { remote, version: rendered[remote] ?? '' };
    },
    timed: (phase, begun, ended) => took.push({ phase, begun, ended }),
    report: (error) => problems.push(problem(error.remote, error.version, error.phase, error)),
    explain: {
      due: explanations.due,
      tell: (error) => {
        const found = renderProblem(error);
        if (found) problems.push(found);
      },
    },
  });
  const page = written(await rendering);
  const remote = getOwner(page);
  const version = isRemoteName(remote) ? rendered[remote] : undefined;
  if (remote && version) timings.push(...took.map((each) => ({ remote, version, ...each })));
  return { page, rendered, problems, ...met, timings };
}

const growth = new Map<string, NonNullable<Usage['grew']>>();
let before = 0;
/**
 * Measures this process after a page. Its growth is attributed to the page's remote: over many pages other causes even
 * out.
 */
function usage(outcome: RenderOutcome | null): Usage {
  // Not `process.memoryUsage`: it reads a file for numbers that are not needed here, a twentieth of a page's processor
  // time.
  const heapMb = getHeapStatistics().used_heap_size / MEGABYTE;
  const remote = outcome ? getOwner(outcome.page) : undefined;
  const version = isRemoteName(remote) ? outcome?.rendered[remote] : undefined;
  if (remote && version) {
    const known = growth.get(remote);
    growth.set(remote, { remote, version, mb: (known?.version === version ? known.mb : 0) + heapMb - before });
  }
  before = heapMb;
  const [grew = null] = [...growth.values()].sort((a, b) => b.mb - a.mb);
  return { versionsLoaded: bundles.evaluated(), heapMb, grew };
}

process.on('message', (message: ToWorker) => {
  if (message.type === 'ping') return send({ type: 'pong' });
  const { id, job } = message;
  languages
    .run(job.language, () => timers.during(() => render(job, (slow) => send({ type: 'slow', id, ...slow }))))
    .then(
      (outcome) => send({ type: 'done', id, outcome, ...usage(outcome) }),
      (error: unknown) =>
        send({
          type: 'failed',
          id,
          message: getWords(error),
          stack: getStack(error),
          ...usage(null),
        }),
    );
});
// The host has ended.
process.on('disconnect', () => exit());
// An error that nothing awaits is blamed on the remote whose code ran. The process can go on.
for (const kind of ['uncaughtException', 'unhandledRejection'])
  process.on(kind, (error: unknown) => refuse(`throw beside the page (${getWords(error)})`, getStack(error)));
send({ type: 'ready' });
