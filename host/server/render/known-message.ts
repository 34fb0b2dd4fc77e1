/**
 * Validates messages of render processes (SAFE-2): remotes' code runs there, and an unexpected message would end the
 * host.
 */
import * as z from 'zod/mini';
import type { FromWorker, WrittenPage } from './protocol.ts';

const markSchema = z.object({
  remote: z.string(),
  version: z.string(),
  phase: z.enum(['load', 'loader', 'render']),
});
const texts = z.record(z.string(), z.string());
const anything = z.record(z.string(), z.unknown());
const usageSchema = {
  id: z.number(),
  versionsLoaded: z.number(),
  heapMb: z.number(),
  grew: z.nullable(z.object({ remote: z.string(), version: z.string(), mb: z.number() })),
};
/** Fields of a page by message type. The types make sure that a renamed field does not refuse every page. */
const pageFields = {
  status: z.number(),
  head: z.looseObject({ title: z.string() }),
  html: z.instanceof(Uint8Array),
  hoisted: z.string(),
  loaderJson: z.instanceof(Uint8Array),
  store: anything,
  used: z.array(z.string()),
  headers: texts,
  cookies: z.array(z.string()),
} satisfies Partial<Record<keyof Extract<WrittenPage, { type: 'page' }>, z.ZodMiniType>>;
const pageSchema = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('redirect'), status: z.number(), location: z.string() }),
  z.looseObject({ type: z.literal('page'), ...pageFields }),
]);
const problemSchema = z.looseObject({
  remote: z.string(),
  version: z.nullable(z.string()),
  phase: z.string(),
  message: z.string(),
});
const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('at'), at: markSchema }),
  z.object({
    type: z.literal('slow'),
    id: z.number(),
    remote: z.string(),
    version: z.nullable(z.string()),
    message: z.string(),
  }),
  z.object({ type: z.literal('refused'), remote: z.string(), version: z.nullable(z.string()), what: z.string() }),
  z.object({
    type: z.literal('done'),
    ...usageSchema,
    outcome: z.looseObject({ page: pageSchema, rendered: texts, problems: z.array(problemSchema) }),
  }),
  z.object({ type: z.literal('failed'), ...usageSchema, message: z.string(), stack: z.optional(z.string()) }),
]);

/** Returns true for a message with the shape of a render process's. */
export const isFromWorker = (message: unknown): message is FromWorker => messageSchema.safeParse(message).success;
