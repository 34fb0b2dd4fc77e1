/**
 * What the host server writes into each page for the browser, as JSON: the versions chosen for this visitor with the
 * files they need (so that the browser asks for no manifest), loader data, and the state of the store.
 */
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import type { RemoteName, RouteFacts, SlotFacts } from '@roost/shared/contracts/remotes';

/** One version of a remote, with what is needed to load it. Addresses of files are relative to `baseUrl`. */
export type PageVersion = {
  version: string;
  baseUrl: string;
  entry: string;
  /** Global variable the entry script leaves its container in. */
  globalName: string;
  /**
   * Subresource integrity of the files named here. A file without one is not run; null only for a developer's machine.
   */
  integrity: Readonly<Record<string, string>> | null;
  exposes: Readonly<Record<string, { js: readonly string[]; css: readonly string[] }>>;
};

/**
 * A remote as this page uses it: the chosen version, and by name those to fall back to, best first (PLAT-3). Few pages
 * need one, and most of what describes a version is hashes, which no compressor makes smaller: it is asked for when it
 * is needed (`standInAddress`).
 */
export type PageRemote = { versions: readonly PageVersion[]; standIns?: readonly string[] };

/** A version to fall back to, before anything else is known of it. */
export type StandIn = { remote: RemoteName; version: string };
/** A version that a page may use. */
export type Listed = PageVersion | StandIn;

/** Where this site describes a version that its pages fall back to: below it the remote and the version. */
export const STAND_INS_PATH = '/_host/versions';
export const standInAddress = ({ remote, version }: StandIn): string =>
  `${STAND_INS_PATH}/${remote}/${encodeURIComponent(version)}`;

/** Where this site says which remotes have no version that can be used now: a list of names. */
export const AWAY_PATH = '/_host/away';

/**
 * One page of a remote, as its package.json describes it. `away` when the remote had no version that can be used when
 * this page was made.
 */
export type RouteEntry = RouteFacts & { remote: RemoteName; away?: true };

/** A slot as a place shows it. `module` is `remote/expose`; the rest as the remote's package.json says. */
export type PlacedSlot = { module: string } & Pick<SlotFacts, 'priority' | 'prefetch'>;
export type Places = Readonly<Record<string, readonly PlacedSlot[]>>;

/**
 * A version pinned for this browser session (PLAT-4). `missing` when another version is shown in its place; `note` says
 * why, or what else is not as usual, in the page's language.
 */
export type Pin = { remote: string; version: string; missing: boolean; note?: string };

export type PageState = {
  config: PublicConfig;
  /** When the server rendered the page (ISO instant). */
  now: string;
  remotes: Readonly<Record<RemoteName, PageRemote>>;
  routes: readonly RouteEntry[];
  /** Slots by the place that shows them. */
  places: Places;
  /** Modules the server rendered with, e.g. `mfe-search/routes`: those of the page itself first, see `neededFirst`. */
  used: readonly string[];
  /** By route id; null when the server could not run loaders and the browser has to. */
  loaderData: Readonly<Record<string, unknown>> | null;
  store: Readonly<Record<string, unknown>>;
  /** False when the body was sent empty. */
  rendered: boolean;
  pins: readonly Pin[];
  /** Ticket that the page sends back once with the remotes that failed, while one of them has a version in rollout. */
  ticket?: string;
  /** Goal events of remotes that have a version in rollout, by remote. */
  goals?: Readonly<Record<string, readonly string[]>>;
};

export const PAGE_STATE_ID = 'roost-page';
export const ROOT_ID = 'root';
/** Marks the body of a page whose display face waits until the page is hydrated (tokens.css). */
export const DEFERRED_FONT = 'data-deferred-font';

/**
 * Of the modules a page was rendered with, those its main region is made of: they load with the page. Slots around it
 * (header, hearts) keep their server HTML and follow once the page is hydrated. The host's own pages are all slots.
 */
export function neededFirst({ used, places }: Pick<PageState, 'used' | 'places'>): readonly string[] {
  const pages = used.filter((module) => module.endsWith('/routes'));
  const late = placedSlots(places).filter((slot) => slot.priority === 'late');
  return pages.length > 0 ? pages : used.filter((module) => late.every((slot) => slot.module !== module));
}

/** Names of the chosen versions that another one can stand in for, as `mfe-search@1.0.1`. */
export const replaceable = (remotes: PageState['remotes']): string[] =>
  Object.entries(remotes).flatMap(([remote, { versions, standIns = [] }]) =>
    standIns.length > 0 ? [`${remote}@${versions[0]?.version}`] : [],
  );

/** Returns all slots that some place shows. */
export const placedSlots = (places: Places): readonly PlacedSlot[] => Object.values(places).flatMap((slots) => slots);

/** Returns the slots of one place, as the federation runtime tells them. */
export const getPlaced = (places: Places, place: string): readonly string[] =>
  (places[place] ?? []).map((slot) => slot.module);
