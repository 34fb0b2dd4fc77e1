/** What the registry's service reads and answers. The OpenAPI description is made of these. */
import * as z from 'zod/mini';
import { ENVIRONMENTS, registrySchema, versionEntrySchema } from '@roost/shared/contracts/registry';
import { auditSchema } from '../registry/audit.ts';
import { MOST_LINK_HOURS } from '../registry/links.ts';
import { BAKE_MINUTES, MOST_BAKE_MINUTES } from '../registry/rollout.ts';
import { isVersion, VERSION_NAME } from '../registry/version-numbers.ts';
import { RIGHTS } from '../registry/tokens.ts';

export const LONGEST_REASON = 500;
const remote = z
  .string()
  .check(z.regex(/^mfe-[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'a remote is named like mfe-search' }), z.maxLength(60));
const NO_VERSION = { error: 'a version looks like 1.4.0 or 1.4.0-rc.1' };
export const version = z
  .string()
  .check(z.regex(VERSION_NAME, { ...NO_VERSION, abort: true }), z.refine(isVersion, NO_VERSION));
const environment = z.enum(ENVIRONMENTS);
const percent = z.number().check(z.int(), z.gte(0), z.lte(100));
/**
 * Neither control characters nor such as turn the direction of a text: others read these words, some at a terminal.
 */
export const READABLE = /^[^\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u;
const readable = z.regex(READABLE, { error: 'no characters that steer a terminal or turn the text' });
const text = z.string().check(z.minLength(1), z.maxLength(LONGEST_REASON), readable);
/** A path inside a version: no part of it may begin with a dot. */
const path = z
  .string()
  .check(
    z.regex(/^[\w-][\w.@-]*(\/[\w-][\w.@-]*)*$/, { error: 'a path is one inside the version, such as js/routes.js' }),
    z.maxLength(200),
  );
/** `js/map/x.js` is in `js` and `js/map`. */
const getParents = (name: string): string[] => {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
};
/**
 * Made here of what was sent: one that is sent too would be written through a link into a file that other versions
 * have.
 */
const COMPRESSED_COPY = /\.(br|gz)$/i;
const integrity = z
  .string()
  .check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, { error: 'a hash is sha384- and 64 signs of base64' }));

const files = z.record(path, integrity).check(
  z.refine((all) => !Object.keys(all).some((name) => COMPRESSED_COPY.test(name)), {
    error: 'compressed copies are made here: send the files alone',
  }),
  z.refine((all) => Object.keys(all).every((name) => !getParents(name).some((parent) => Object.hasOwn(all, parent))), {
    error: 'a file has the name of a directory',
  }),
);

/** What every change says of itself. */
const change = {
  /** Revision of the registry that the caller has seen: another one is refused. */
  revision: z.number().check(z.int(), z.gte(0)),
  commit: z._default(z.nullable(z.string().check(z.maxLength(80), readable)), null),
  reason: z._default(z.nullable(text), null),
};

export const parameters = {
  environment: z.object({ environment }),
  remote: z.object({ environment, remote }),
  file: z.object({
    sha384: z
      .string()
      .check(z.regex(/^[0-9a-f]{96}$/, { error: 'a file is named by its SHA-384, 96 digits of 0-9 a-f' })),
  }),
};
export const auditQuery = z.object({
  remote: z.optional(remote),
  before: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50),
});

/**
 * Bodies have no field but these: one that is misspelt would be left out, and its default may be every visitor.
 */
export const publishBody = z.strictObject({
  ...change,
  version,
  /** Percent of visitors; null for every visitor. */
  traffic: z._default(z.nullable(percent), null),
  /** Every file of the version with its hash; each was sent before. */
  files,
  entry: versionEntrySchema,
});
export type PublishBody = z.infer<typeof publishBody>;
export const trafficBody = z.strictObject({ ...change, version, percent });
export const rollbackBody = z.strictObject(change);
export const withdrawBody = z.strictObject({ ...change, version, reason: text });
export const removeBody = z.strictObject({ ...change, reason: text });
export const releaseBody = z.strictObject({ ...change, version, from: environment, percent: z._default(percent, 100) });
export const progressiveBody = z.strictObject({
  ...change,
  version,
  /** How long each step lasts at least. */
  bakeMinutes: z._default(z.number().check(z.gte(0), z.lte(MOST_BAKE_MINUTES)), BAKE_MINUTES),
});
export const linkBody = z.strictObject({
  pins: z.string().check(
    z.regex(/^(\*|mfe-[a-z0-9-]+@[0-9A-Za-z.+-]+(,mfe-[a-z0-9-]+@[0-9A-Za-z.+-]+)*)$/, {
      error: 'pins are versions such as mfe-search@1.4.0, with commas between, or * for any',
    }),
    z.maxLength(LONGEST_REASON),
  ),
  hours: z._default(z.number().check(z.int(), z.gte(1), z.lte(MOST_LINK_HOURS)), 8),
});

export const meAnswer = z.object({
  team: z.string(),
  remotes: z.array(z.string()),
  environments: z.array(environment),
  rights: z.array(z.enum(RIGHTS)),
  endsAt: z.nullable(z.string()),
});
export const registryAnswer = z.object({
  registry: registrySchema,
  /** Names of versions in any environment: each is taken for ever. */
  taken: z.record(z.string(), z.array(z.string())),
});
export const auditAnswer = z.object({ records: z.array(auditSchema) });
/** What a change made of it, in words and as the new revision. */
export const changedAnswer = z.object({ revision: z.number(), message: z.string(), version: z.string() });
export const keptAnswer = z.object({ kept: z.boolean() });
export const linkAnswer = z.object({ url: z.string(), until: z.string() });
export const refusalAnswer = z.object({
  error: z.object({ code: z.string(), message: z.string(), missing: z.optional(z.array(z.string())) }),
});
