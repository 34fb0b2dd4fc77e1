/**
 * What host and remotes know of each other (PLAT-1): the form of a remote's facts and the version of this contract. The
 * facts themselves stand in the `roost` block of each remote's package.json; publishing writes them into the registry.
 */
import * as z from 'zod/mini';

/** Version of the contract between host and remotes. A remote built against another major is refused before deploy. */
export const CONTRACT_VERSION = '1.0.0';

/** The directory of a remote, e.g. `mfe-search`. */
export type RemoteName = `mfe-${string}`;

export function isRemoteName(value: unknown): value is RemoteName {
  return typeof value === 'string' && /^mfe-[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
}

export const routeFactsSchema = z.object({
  /** The remote's `./routes` module has an entry of the same id. */
  id: z.string(),
  /** A React Router path pattern. */
  path: z.string(),
  /** What monitoring calls the page; pages of one kind have one name. Default: the id. */
  monitoring: z.optional(z.string()),
  /** Its data is worth asking for when a guest rests on a link to it. */
  prefetch: z.optional(z.boolean()),
  /** When it is down the guest is offered the phone number and the mail address. */
  whenDown: z.optional(z.literal('call')),
});
/** One page of a remote. */
export type RouteFacts = z.infer<typeof routeFactsSchema>;

export const slotFactsSchema = z.object({
  /** Places that show the slot, see `PlaceProps`. A slot without one is asked for by its name. */
  places: z.optional(z.array(z.string())),
  /** `late`: the page does not wait for it, wherever it stands. */
  priority: z.optional(z.literal('late')),
  /** Its code is fetched once the page's own is there, though nothing rendered it on the server. */
  prefetch: z.optional(z.boolean()),
});
/** One component that a remote offers to other regions of a page. */
export type SlotFacts = z.infer<typeof slotFactsSchema>;

/** The `roost` block of a remote's package.json. Its name is the directory's. */
export const remoteFactsSchema = z.object({
  /** The team that is notified when something breaks. */
  owner: z.string(),
  /** Where it is notified: a mail address, or a name that the receiver of the webhook knows, e.g. `#search`. */
  channel: z.optional(z.string()),
  routes: z.array(routeFactsSchema),
  /** By the name of the module in `src/slots/`. */
  slots: z.record(z.string(), slotFactsSchema),
  /** Languages besides English that it has texts in: `src/texts-es.ts` adds those of `es`. */
  languages: z.optional(z.array(z.string())),
  /**
   * Names of events (docs/events.md) that its visitors should reach. While a version is in rollout, the visitors who do
   * are counted (PLAT-3).
   */
  goals: z.optional(z.array(z.string())),
});
export type RemoteFacts = z.infer<typeof remoteFactsSchema>;

/** The module that adds a remote's texts in a language other than English. A page in this language loads it first. */
export const textsExpose = (language: string): `./${string}` => `./texts-${language}`;

/**
 * The modules that a remote exposes: `./routes` when it has pages, one for each slot, and one for each language besides
 * English.
 */
export function getExposes({
  routes,
  slots,
  languages = [],
}: Pick<RemoteFacts, 'routes' | 'slots' | 'languages'>): `./${string}`[] {
  return [
    ...(routes.length > 0 ? ['./routes' as const] : []),
    ...Object.keys(slots).map((name): `./${string}` => `./${name}`),
    ...languages.map(textsExpose),
  ];
}

/**
 * A remote's name as part of JavaScript identifiers, which have no hyphen. The global a published version registers
 * under also carries the version: `extras.globalName` in the registry, `metaData.globalName` in the manifest.
 */
export function containerName(remote: RemoteName): string {
  return remote.replaceAll('-', '_');
}
