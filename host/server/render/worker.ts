/**
 * A render worker: a thread that runs the host's server build and the remotes' server bundles. It is a thread of its own
 * so that a remote that loops, crashes or leaks costs a worker and not the host.
 */
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import type { RenderRequest, RenderedPage } from '../../src/render-page.tsx';
import { createEvaluation } from '../experiments/evaluate.ts';
import { createBundleCache } from './bundles.ts';
import type { Exposes } from './bundles.ts';
import { createExplanations, renderProblem } from './explain.ts';
import type { FromWorker, RenderJob, RenderOutcome, RenderProblem, ToWorker, WorkerData } from './protocol.ts';

const API_LIMIT_MILLISECONDS = 4000;
const LOADER_LIMIT_MILLISECONDS = 5000;

/** As sign-in names it; with `__Secure-` where the site has https. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?authjs\.session-token=./;

type Renderer = { sharedModules: Exposes; renderPage: (request: RenderRequest) => Promise<RenderedPage> };

const { rendererPath, servicesUrl } = workerData as WorkerData;
const renderer = createRequire(import.meta.url)(rendererPath) as Renderer;
const bundles = createBundleCache(renderer.sharedModules);
const explanations = createExplanations();
const initialExperiments = createEvaluation({ fetch, now: Date.now });

function problem(remote: string, version: string | null, phase: string, error: unknown): RenderProblem {
  return { remote, version, phase, message: error instanceof Error ? error.message : String(error) };
}

function apiFor(headers: RenderJob['headers']): RenderRequest['api'] {
  return (path, init = {}) => {
    const limit = AbortSignal.timeout(API_LIMIT_MILLISECONDS);
    return fetch(new URL(path, servicesUrl), {
      ...init,
      headers: { ...headers, ...Object.fromEntries(new Headers(init.headers)) },
      signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit,
    });
  };
}

async function render(job: RenderJob): Promise<RenderOutcome> {
  const problems: RenderProblem[] = [];
  const modules: Record<RemoteName, Exposes> = {};
  const rendered: Record<RemoteName, string> = {};
  await Promise.all(
    Object.entries(job.bundles).map(async ([remote, chain]) => {
      if (!isRemoteName(remote)) return;
      const { found, skipped } = await bundles.loadFirst(chain);
      for (const { version, error } of skipped) problems.push(problem(remote, version.version, 'load', error));
      if (!found) return;
      modules[remote] = found.exposes;
      rendered[remote] = found.version.version;
    }),
  );
  const page = await renderer.renderPage({
    url: job.url,
    config: job.config,
    today: job.today,
    routes: job.routes,
    places: job.places,
    pins: job.pins,
    modules,
    versions: rendered,
    api: apiFor(job.headers),
    experiments: () => initialExperiments(job.config.experiments, job.experiments),
    mayBeSignedIn: SESSION_COOKIE.test(job.headers.cookie ?? ''),
    loaderLimitMs: LOADER_LIMIT_MILLISECONDS,
    report: (error) => problems.push(problem(error.remote, error.version, error.phase, error)),
    explain: {
      due: explanations.due,
      tell: (error) => {
        const found = renderProblem(error);
        if (found) problems.push(found);
      },
    },
  });
  return { page, rendered, problems };
}

const send = (message: FromWorker) => parentPort?.postMessage(message);

parentPort?.on('message', ({ id, job }: ToWorker) => {
  render(job).then(
    (outcome) => send({ type: 'done', id, outcome, versionsLoaded: bundles.evaluated() }),
    (error: unknown) =>
      send({
        type: 'failed',
        id,
        message: error instanceof Error ? error.message : String(error),
        stack: error instanceof Error ? error.stack : undefined,
        versionsLoaded: bundles.evaluated(),
      }),
  );
});
send({ type: 'ready' });
