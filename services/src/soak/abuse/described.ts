/**
 * What a service says of itself (`GET /openapi.json`), as a target: its routes, and for each the keys of its query and
 * the form of its body.
 */
import * as z from 'zod/mini';
import type { KnownRoute } from '../../security/route-table.ts';
import type { Dice } from '../random.ts';
import { text, value, type Bait } from './values.ts';

/** A piece of JSON Schema, as far as our schemas use it. */
type Schema = Readonly<Record<string, unknown>>;
export type Described = {
  routes: KnownRoute[];
  /** Schemas of bodies, and keys of queries, by `METHOD url`. */
  bodies: Record<string, Schema>;
  queries: Record<string, string[]>;
};

const LIMIT_MS = 30_000;
const bodySchema = z.object({
  content: z.record(z.string(), z.object({ schema: z.optional(z.record(z.string(), z.unknown())) })),
});
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z._default(z.array(z.object({ name: z.string(), in: z.string() })), []),
        requestBody: z.optional(bodySchema),
      }),
    ),
  ),
});

/** @param prefix where the service's addresses begin, seen from where requests are sent to */
export async function readDescription(address: string, prefix = ''): Promise<Described> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) });
  const { paths } = documentSchema.parse(await answer.json());
  const described: Described = { routes: [], bodies: {}, queries: {} };
  for (const [path, operations] of Object.entries(paths))
    for (const [verb, { parameters, requestBody }] of Object.entries(operations)) {
      const url = prefix + path.replace('{rest}', '*').replaceAll(/\{(\w+)\}/g, ':$1');
      const method = verb.toUpperCase();
      const name = `${method} ${url}`;
      described.routes.push({ method, url });
      described.queries[name] = parameters.filter((each) => each.in === 'query').map((each) => each.name);
      const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
      if (schema) described.bodies[name] = schema;
    }
  return described;
}

/** Texts that get past the first look, by what their key is called. */
function textFor(key: string, { minLength = 0, maxLength = 300 }: Schema, roll: Dice, bait: Bait): string {
  const known: readonly (readonly [RegExp, () => string | undefined])[] = [
    [/email/i, () => roll.pick(bait.emails)],
    [/listing|favoriteName/i, () => roll.pick(bait.listings)],
    [/code$|collectionId|session/i, () => roll.pick(bait.codes)],
    [/startDate|endDate/, () => `2026-0${roll.int(6, 9)}-${roll.int(10, 28)}`],
    [/key$/i, () => `key-${roll.int(0, 1e9)}`],
  ];
  const found = roll.chance(0.8) ? known.find(([pattern]) => pattern.test(key))?.[1]() : undefined;
  const made = found ?? text(roll, bait);
  return made.padEnd(Number(minLength), 'a').slice(0, Math.max(1, Math.min(Number(maxLength), 9_000)));
}

/** A value of a schema's form; what its checks say beyond that is met by luck. */
export function fromSchema(schema: Schema, roll: Dice, bait: Bait, key = ''): unknown {
  const options = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (options) return fromSchema(roll.pick(options) ?? {}, roll, bait, key);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return roll.pick(schema['enum'] as unknown[]);
  const {
    type,
    minimum = 0,
    maximum = 20,
    items = {},
    properties = {},
    required = [],
  } = schema as {
    type?: string;
    minimum?: number;
    maximum?: number;
    items?: Schema;
    properties?: Readonly<Record<string, Schema>>;
    required?: readonly string[];
  };
  if (type === 'string') return textFor(key, schema, roll, bait);
  if (type === 'integer' || type === 'number') return roll.int(Math.max(-1e6, minimum), Math.min(1e6, maximum));
  if (type === 'boolean') return roll.chance(0.5);
  if (type === 'null') return null;
  if (type === 'array') return Array.from({ length: roll.int(0, 3) }, () => fromSchema(items, roll, bait, key));
  if (type !== 'object') return value(roll, bait);
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || roll.chance(0.7))
      .map(([name, part]) => [name, fromSchema(part, roll, bait, name)]),
  );
}
