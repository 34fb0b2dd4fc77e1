/** The collector's own configuration, as `/cs/config` answers it (FRAUD-2). */
import * as z from 'zod/mini';
import { DEFAULT_TTL_MS, LONGEST_TTL_MS, SHORTEST_TTL_MS } from './limits.ts';

/** What may be collected. `da` is the device-analysis script; the others are read by the collector's frame itself. */
export type FeatureFlags = Readonly<Record<'app' | 'battery' | 'browser' | 'da' | 'exp' | 'page' | 'ui', boolean>>;

export type ServerConfig = {
  /** Milliseconds until the next collection. */
  ttl: number;
  collect: boolean;
  flags: FeatureFlags;
  da: { orgId: string; subdomain: string } | null;
};

const NO_FLAGS: FeatureFlags = {
  app: false,
  battery: false,
  browser: false,
  da: false,
  exp: false,
  page: false,
  ui: false,
};

/** Used whenever the collector has no usable answer. */
export const DEFAULT_SERVER_CONFIG: ServerConfig = {
  ttl: DEFAULT_TTL_MS,
  collect: true,
  flags: { app: true, battery: true, browser: true, da: false, exp: true, page: true, ui: true },
  da: null,
};

const ttlSchema = z.number().check(z.gte(1));
const flagsSchema = z.object({
  app: z.boolean(),
  battery: z.boolean(),
  browser: z.boolean(),
  da: z.boolean(),
  exp: z.boolean(),
  page: z.boolean(),
  ui: z.boolean(),
});
const daSchema = z.object({
  orgId: z.string().check(z.minLength(1)),
  subdomain: z.string().check(z.regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i)),
});
const answerSchema = z.object({
  ttlms: z.optional(z.unknown()),
  collection: z.object({ collect: z.boolean(), feature_flags: z.optional(z.unknown()) }),
  da: z.optional(z.unknown()),
});

/**
 * The configuration in an answer's text, null when it is not one: defaults apply then. A part that is broken costs only
 * itself where it may.
 */
export function parseServerConfig(text: string): ServerConfig | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const answer = answerSchema.safeParse(json);
  if (!answer.success) return null;
  const { collect, feature_flags } = answer.data.collection;
  const flags = flagsSchema.safeParse(feature_flags);
  if (collect && !flags.success) return null;
  const ttl = ttlSchema.safeParse(answer.data.ttlms);
  const da = daSchema.safeParse(answer.data.da);
  return {
    ttl: ttl.success ? Math.min(Math.max(ttl.data, SHORTEST_TTL_MS), LONGEST_TTL_MS) : DEFAULT_TTL_MS,
    collect,
    flags: flags.success ? flags.data : NO_FLAGS,
    da: da.success ? da.data : null,
  };
}
