/**
 * The registry of published remotes as the host reads it: the awslabs frontend-discovery shape, our own fields in
 * `extras`. Written by `platform` (publish), served by the asset server at `/registry.json`.
 */
import * as z from 'zod/mini';
import { routeFactsSchema, slotFactsSchema } from './remotes.ts';

/** Files of one exposed module, relative to the version's directory; the first script is the exposed chunk itself. */
export const exposeFilesSchema = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

/**
 * As builds of remotes name their files. Chunks that are only numbered are parts of others, and exposed modules are
 * named in `exposes`.
 */
const NAMED_CHUNK = /^(js|css)\/(?!expose-)([A-Za-z][\w-]*)\.\1$/;

/**
 * The chunk that a file of a version is of, when it has a name of its own: pages may begin with it (`code` of a route).
 */
export function getNamedChunk(path: string): { kind: 'js' | 'css'; name: string } | null {
  const [, kind, name] = NAMED_CHUNK.exec(path) ?? [];
  return name === undefined ? null : { kind: kind === 'js' ? 'js' : 'css', name };
}

export const versionEntrySchema = z.object({
  /** Absolute address of the version's mf-manifest.json. */
  url: z.string(),
  fallbackUrl: z.nullable(z.string()),
  metadata: z.object({ integrity: z.nullable(z.string()), version: z.string() }),
  deployment: z.object({ traffic: z.number(), default: z.boolean() }),
  extras: z.object({
    /** Contract version the remote was built against (CONTRACT_VERSION). */
    contract: z.string(),
    /** Absolute address of the version's directory, with a trailing slash. */
    baseUrl: z.string(),
    entry: z.string(),
    /**
     * The global variable that the entry defines. It carries the version (`mfe_search_1_0_2`), so that two versions of
     * a remote can live in one page when a page falls back to an older one.
     */
    globalName: z.optional(z.string()),
    /** Facts of the remote's package.json, as they were when the version was published. */
    owner: z.optional(z.string()),
    channel: z.optional(z.string()),
    routes: z.array(routeFactsSchema),
    slots: z.optional(z.record(z.string(), slotFactsSchema)),
    goals: z.optional(z.array(z.string())),
    exposes: z.record(z.string(), exposeFilesSchema),
    /** The commonjs bundle for the server renderer, relative to baseUrl. */
    serverBundle: z.string(),
    /** Subresource integrity (sha384-…) of every file, by path relative to baseUrl. */
    files: z.record(z.string(), z.string()),
    publishedAt: z.string(),
    /** Hash of the sources it was built from: start publishes only what changed. */
    sourceHash: z.optional(z.string()),
    /** Why it was published without its types and tests. */
    unchecked: z.optional(z.string()),
    /** Names of its slices in the page's store: no other remote may have one of the same name. */
    slices: z.optional(z.array(z.string())),
    /**
     * Set while its share of visitors grows automatically: percent of each step, which step it is at and since when
     * (ISO instant), and how long each lasts at least.
     */
    rollout: z.optional(
      z.object({
        steps: z.array(z.number()).check(z.minLength(1)),
        step: z.number(),
        since: z.string(),
        bakeMinutes: z.number(),
      }),
    ),
    /** Set when this version is withdrawn: no visitor gets it, not even by a pin. */
    withdrawn: z.optional(z.object({ reason: z.string(), at: z.string() })),
    /**
     * The shared packages that it needs: checked against each host before it is published, and by each host before it
     * starts.
     */
    needs: z.optional(
      z.object({
        /** Accepted versions of each shared package. */
        shared: z.record(z.string(), z.string()),
        /** Names it uses of each. */
        names: z.record(z.string(), z.array(z.string())),
      }),
    ),
  }),
});
export type VersionEntry = z.infer<typeof versionEntrySchema>;

/**
 * Where versions are shown: a staging site has a document of its own beside production's. The files of a version are
 * the same in both.
 */
export const ENVIRONMENTS = ['staging', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];
/** Where the asset server has the registry of an environment. */
export const registryPath = (environment: Environment): string =>
  environment === 'production' ? '/registry.json' : `/${environment}/registry.json`;

export const registrySchema = z.object({
  schema: z.string(),
  /**
   * The environment that it belongs to; production when missing. Signed with the rest, so that one is never served as
   * the other.
   */
  environment: z.optional(z.enum(ENVIRONMENTS)),
  /** Counts up with each write; the writer's compare-and-swap token. */
  revision: z.number(),
  microFrontends: z.record(z.string(), z.array(versionEntrySchema)),
  /** The publisher's, over everything else (`registry-signing.ts`). */
  signature: z.optional(z.object({ key: z.string(), value: z.string() })),
});
export type Registry = z.infer<typeof registrySchema>;
