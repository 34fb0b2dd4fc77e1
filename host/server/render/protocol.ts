/** Messages between the host's main thread and a render worker. Everything in them survives structured cloning. */
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import type { Pin, Places, RouteEntry } from '../../src/page/page-state.ts';
import type { RenderedPage } from '../../src/render-page.tsx';
import type { ExperimentsVisitor } from '../experiments/visitor.ts';
import type { ServerVersion } from '../registry/page-versions.ts';

/** What a worker is started with. */
export type WorkerData = {
  /** Path of the host's server build, render.cjs. */
  rendererPath: string;
  servicesUrl: string;
};

/** One page to render. */
export type RenderJob = {
  url: string;
  /** Headers that services are asked with in the visitor's name: cookie, forwarded addresses. */
  headers: Readonly<Record<string, string>>;
  config: PublicConfig;
  today: string;
  routes: readonly RouteEntry[];
  places: Places;
  pins: readonly Pin[];
  experiments: ExperimentsVisitor;
  /** Server bundles by remote, best first. */
  bundles: Readonly<Record<RemoteName, readonly ServerVersion[]>>;
};

/** Something about a remote that the log should know. */
export type RenderProblem = {
  remote: string;
  version: string | null;
  phase: string;
  message: string;
  /** Components it happened in, innermost first. */ stack?: string;
};

export type RenderOutcome = {
  page: RenderedPage;
  /** Version of each remote that was there to render with. */
  rendered: Record<RemoteName, string>;
  problems: RenderProblem[];
};

export type ToWorker = { id: number; job: RenderJob };
export type FromWorker =
  | { type: 'ready' }
  | { type: 'done'; id: number; outcome: RenderOutcome; versionsLoaded: number }
  | { type: 'failed'; id: number; message: string; stack: string | undefined; versionsLoaded: number };
