/**
 * What is believed of the flag service's answer. Its protocol can also change the page's elements, redirect, run script
 * and carry patterns to evaluate; of all that nothing gets through, only values with the assignments they came from.
 * Used by browser and server alike.
 */
import * as z from 'zod/mini';
import type { Assignments } from '../contracts/experiments.ts';
import { knownAssignments } from '../domain/experiments.ts';

/** Characters; an answer for a few experiments is a few thousand. */
export const LONGEST_ANSWER = 200_000;

const text = z.string().check(z.maxLength(200));
const experimentSchema = z.object({ key: text, variations: z.array(z.unknown()) });
const resultSchema = z.object({
  inExperiment: z.boolean(),
  variationId: z.int(),
  key: text,
  value: z.unknown(),
  hashAttribute: z.optional(text),
  hashValue: z.optional(text),
  hashUsed: z.optional(z.boolean()),
  stickyBucketUsed: z.optional(z.boolean()),
  featureId: z.nullish(text),
});
const featureSchema = z.object({
  defaultValue: z.optional(z.unknown()),
  rules: z.optional(
    z.array(
      z.object({
        force: z.unknown(),
        tracks: z.optional(z.array(z.object({ experiment: experimentSchema, result: resultSchema }))),
      }),
    ),
  ),
});
const payloadSchema = z.object({
  features: z.record(z.string(), featureSchema),
  dateUpdated: z.optional(z.nullable(text)),
});

export type FlagPayload = z.infer<typeof payloadSchema>;

/** Null for anything else than an answer of remote evaluation. */
export function parsePayload(answer: string): FlagPayload | null {
  if (answer.length > LONGEST_ANSWER) return null;
  try {
    const parsed = payloadSchema.safeParse(JSON.parse(answer));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The variations an evaluated answer assigns. */
export function getAssignments({ features }: FlagPayload): Assignments {
  return knownAssignments((key) => (Object.hasOwn(features, key) ? features[key]?.defaultValue : undefined));
}
