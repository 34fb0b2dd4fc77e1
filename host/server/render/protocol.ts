/** Messages between the host's main process and a render process. Everything in them survives structured cloning. */
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import type { Language } from '@roost/shared/domain/language';
import type { Pin, Places, RouteEntry } from '../../src/page/page-state.ts';
import type { RenderedPage } from '../../src/render-page.tsx';
import type { ExperimentsVisitor } from '../experiments/visitor.ts';
import type { ServerVersion } from '../registry/served-version.ts';

/** Settings of a render process. It has no environment. */
export type WorkerSettings = {
  /** Path of the host's server build, render.cjs. */
  rendererPath: string;
  servicesUrl: string;
  /** `host:port` of all servers that a render process may connect to. */
  mayConnectTo: readonly string[];
};

/** One page to render. */
export type RenderJob = {
  url: string;
  /** Headers of requests to services in the visitor's name: cookie, forwarded addresses. */
  headers: Readonly<Record<string, string>>;
  config: PublicConfig;
  language: Language;
  now: string;
  routes: readonly RouteEntry[];
  places: Places;
  pins: readonly Pin[];
  experiments: ExperimentsVisitor;
  /** Server bundles by remote, best first. */
  bundles: Readonly<Record<RemoteName, readonly ServerVersion[]>>;
  /** Names of the versions that are served by default. */
  defaults: string;
  /**
   * True while loaders are slow for everybody: a slow one is then waited for, even when an older version could be
   * asked.
   */
  patient?: boolean;
  /** Redirects in a row that led to this request. */
  redirects?: number;
};

/** The version whose code runs, sent before it is entered. */
export type Mark = { remote: string; version: string; phase: 'load' | 'loader' | 'render' };

/** A problem of a remote for the log and for its owner. */
export type RenderProblem = {
  remote: string;
  version: string | null;
  phase: string;
  message: string;
  /** Components it happened in, innermost first. */ stack?: string;
};

/** Start and end of a version's phases: its bundle, its page's loader, its page. Instants in milliseconds. */
export type RemoteTiming = {
  remote: string;
  version: string;
  phase: 'load' | 'loader' | 'render';
  begun: number;
  ended: number;
};

type Whole = Extract<RenderedPage, { type: 'page' }>;

/**
 * A page as its process sends it. Loader data is JSON already, since only the browser reads it: as objects it would be
 * copied twice on its way. Both long texts are UTF-8, which the host sends on as it is: as strings they would be read
 * and written once more, with two bytes for each letter as soon as one of them needs two.
 */
export type WrittenPage =
  | Exclude<RenderedPage, Whole>
  | (Omit<Whole, 'loaderData' | 'html'> & { html: Uint8Array; loaderJson: Uint8Array });

export type RenderOutcome = {
  page: WrittenPage;
  /** Version of each remote that was available for rendering. */
  rendered: Record<RemoteName, string>;
  problems: RenderProblem[];
  /** True when services were down when a loader asked them. */
  withoutServices?: boolean;
  timings?: RemoteTiming[];
};

export type ToWorker = { type: 'render'; id: number; job: RenderJob } | { type: 'ping' };

/** Memory use that a process reports with each page. */
export type Usage = {
  versionsLoaded: number;
  heapMb: number;
  /** The version whose pages made it grow most, by how many megabytes. */
  grew: { remote: string; version: string; mb: number } | null;
};

export type SlowLoader = { remote: string; version: string | null; message: string };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'pong' }
  | { type: 'at'; at: Mark }
  /** A page's loader is slow, and another version could replace it. */
  | ({ type: 'slow'; id: number } & SlowLoader)
  /** A remote tried something that it may not do. */
  | { type: 'refused'; remote: string; version: string | null; what: string }
  | ({ type: 'done'; id: number; outcome: RenderOutcome } & Usage)
  | ({ type: 'failed'; id: number; message: string; stack: string | undefined } & Usage);
