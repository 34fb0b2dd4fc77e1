/**
 * The shape of a remote's modules: what `./routes` and the slots export. Both the browser and the server renderer
 * load these, so nothing here may touch `window` at import time, and no module may hold state of one visitor.
 */
import type { ComponentType } from 'react';
import type { CollectorSettings } from '../fraud/settings.ts';
import type { ExchangeRates } from '../domain/currency.ts';
import type { ExperimentsSettings } from './experiments.ts';
import type { MonitoringSettings } from '../monitoring/settings.ts';

/** Everything a loader may use. It comes in as an argument so that loaders run in tests without a network. */
export type LoaderContext = {
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  /**
   * Absolute or same-origin fetch of our own services: `api('/listings/12')` reaches services through the host's
   * `/api`.
   */
  api: (path: string, init?: RequestInit) => Promise<Response>;
  /** Public addresses and keys of the page, parsed once by the host server. */
  config: PublicConfig;
  /** The moment of the request as the server's clock tells it, in the browser too (ISO instant). */
  now: string;
  /**
   * The earliest day it is anywhere then (ISO date): dates before it are over at every home. For the day at one home
   * see `domain/home-day`.
   */
  today: string;
  /** True while the server renders. */
  server: boolean;
  /**
   * Sets a response header of the page while the server renders; does nothing in the browser.
   * `surrogate-control: max-age=5` says that nothing in the page is of one visitor: the host may send it to others for
   * some seconds.
   */
  setHeader?: (name: string, value: string) => void;
};

/** Public settings written into the page: addresses and publishable keys only, never a secret. */
export type PublicConfig = {
  siteUrl: string;
  phone: string;
  email: string;
  search: {
    appId: string;
    apiKey: string;
    index: string;
    hosts: { url: string; protocol: 'http' | 'https' }[];
    /** The longest that one search may take, in milliseconds; without it the client's own limit. */
    timeLimitMs?: number;
    /** Origin that is told what guests do with results (SRCH-20). */ insightsUrl?: string;
  };
  maps: { apiUrl: string; apiKey: string };
  stripe: { publishableKey: string; scriptUrl: string };
  /**
   * `intakeUrl` takes in events; without it there are none. The two scripts are those of ANLT-7, each with consent
   * only.
   */
  analytics: {
    cdnUrl: string;
    writeKey: string;
    intakeUrl?: string;
    tagManagerUrl?: string;
    visualOptimizationUrl?: string;
  };
  /** Our sites for owners: links to them carry the campaign that brought a visitor (ANLT-4). */
  owners?: { signupUrl: string; trialUrl: string };
  /** Domain of cookies that all of the site's hosts share, for the cookie cleaner (CONS-5). */
  cookieDomain?: string;
  /**
   * The favorites service, and the public key that says which client calls it. Without it guests keep favorites in
   * their browser only.
   */
  favorites?: { url: string; apiKey: string };
  /** Without it there is no fraud collector. */
  fraud?: CollectorSettings;
  /** Without it nothing is measured. */
  monitoring?: MonitoringSettings;
  /** Without it everybody sees the control of every experiment. */
  experiments?: ExperimentsSettings;
  /** Exchange rates of the US dollar. Without them prices are shown in US dollars only. */
  exchange?: ExchangeRates;
};

/** What a page puts into the document's head. The host writes it on the server and keeps it in step in the browser. */
export type RouteHead = {
  title: string;
  description?: string;
  /** Absolute path on this site, without origin. */
  canonical?: string;
  /** Picture of a shared link, 1200 × 630: an address of `domain/share-picture`. */
  imageUrl?: string;
  imageAlt?: string;
  robots?: 'noindex';
  /** schema.org objects, one script each. */
  jsonLd?: readonly object[];
  /**
   * Images to preload with the HTML (the page's largest picture), as img attributes; `media` where only some windows
   * show it.
   */
  preloadImages?: readonly { src: string; srcSet?: string; sizes?: string; media?: string }[];
};

/** A loader's answer: data for the page, with status (404, 410 pages still have data), or a redirect. */
export type LoaderResult<D> =
  | { type: 'data'; data: D; status?: number }
  | { type: 'redirect'; location: string; status: 301 | 302 | 303 };

/** One page of a remote. `D` must survive JSON: it travels inside the HTML. */
export type RemoteRoute<D = unknown> = {
  id: string;
  /** Critical data. Throws only when the page cannot be shown at all; the region then shows its fallback with retry. */
  loader?: (context: LoaderContext) => Promise<LoaderResult<D>>;
  head?: (data: D, context: { pathname: string; search: string; config: PublicConfig }) => RouteHead;
  /**
   * Rendered inside the shell's `<main id="main">` (no `main` of its own), with exactly one `h1`: the shell puts the
   * focus on it after a navigation.
   */
  Component: ComponentType<{ data: D }>;
  /**
   * The chunk that `Component` and perhaps the loader are in, where few visits need them (`codeChunk` of
   * `@roost/shared/federation`). It is loaded beside the data, and the server's HTML carries its style. A host that
   * does not know this field shows the page once the chunk has loaded.
   */
  code?: { name: string; load: () => Promise<unknown> };
  /**
   * Called before a navigation that only changes the query; return false to keep the data. Default: reload when the
   * query changed.
   */
  shouldReload?: (change: { current: URL; next: URL }) => boolean;
  /** How the shell frames this page. `checkout` is a bare header with phone; default `standard`. */
  frame?: 'standard' | 'checkout';
};

/** What a remote's `./routes` module exports. */
export type RoutesModule = { routes: readonly RemoteRoute<never>[] };

/** Helper that keeps a route's data type through the array of a `./routes` module. */
export function defineRoute<D>(route: RemoteRoute<D>): RemoteRoute<never> {
  return route as unknown as RemoteRoute<never>;
}
