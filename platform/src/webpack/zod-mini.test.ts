import fc from 'fast-check';
import * as zod from 'zod/mini';
import * as own from './zod-mini.ts';

/** A schema's description, built with zod and with what the page has instead. */
type Plan = { build: (z: Library) => Built; text: string };
type Built = {
  safeParse: (value: unknown) => { success: boolean; data?: unknown; error?: { issues: { path: PropertyKey[] }[] } };
  parse: (value: unknown) => object;
  check: (...checks: unknown[]) => Built;
};
type Library = Readonly<Record<keyof typeof own, (...given: unknown[]) => Built>>;
const ours = own as unknown as Library;
const zods = zod as unknown as Library;

const constant = (text: string, build: Plan['build']) => fc.constant<Plan>({ text, build });
const leaf = fc.oneof(
  constant('string', (z) => z.string()),
  constant('number', (z) => z.number()),
  constant('int', (z) => z.int()),
  constant('boolean', (z) => z.boolean()),
  constant('unknown', (z) => z.unknown()),
  constant('"a"', (z) => z.literal('a')),
  constant('1|null', (z) => z.literal([1, null])),
  constant('enum', (z) => z.enum(['a', 'b'])),
  constant('string 1-2', (z) => z.string().check(z.minLength(1), z.maxLength(2))),
  constant('/^a/', (z) => z.string().check(z.regex(/^a/))),
  constant('0..5', (z) => z.number().check(z.gte(0), z.lte(5))),
  constant('a string refined', (z) => z.string().check(z.refine((text: string) => text !== 'b'))),
);
const key = fc.constantFrom('a', 'b', 'c');

const { plan } = fc.letrec<{ plan: Plan }>((tie) => {
  const inner = tie('plan');
  const wrap = (name: string, wrapper: (z: Library, schema: Built) => Built) =>
    inner.map<Plan>(({ text, build }) => ({ text: `${name}(${text})`, build: (z) => wrapper(z, build(z)) }));
  const shape = fc.dictionary(key, inner, { maxKeys: 3 });
  const ofShape = (name: 'object' | 'looseObject') =>
    shape.map<Plan>((entries) => ({
      text: `${name}({${Object.entries(entries).map(([at, { text }]) => `${at}: ${text}`)}})`,
      build: (z) => z[name](Object.fromEntries(Object.entries(entries).map(([at, { build }]) => [at, build(z)]))),
    }));
  return {
    plan: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'plan' },
      leaf,
      wrap('optional', (z, schema) => z.optional(schema)),
      wrap('nullable', (z, schema) => z.nullable(schema)),
      wrap('nullish', (z, schema) => z.nullish(schema)),
      wrap('array', (z, schema) => z.array(schema)),
      wrap('short array', (z, schema) => z.array(schema).check(z.maxLength(1))),
      wrap('default', (z, schema) => z._default(schema, 'a')),
      wrap('catch', (z, schema) => z.catch(schema, 'b')),
      wrap('pipe', (z, schema) =>
        z.pipe(
          schema,
          z.transform((read: unknown) => [typeof read, read]),
        ),
      ),
      wrap('record', (z, schema) => z.record(z.string(), schema)),
      wrap('record of ab', (z, schema) => z.record(z.enum(['a', 'b']), schema)),
      wrap('record by pattern', (z, schema) => z.record(z.string().check(z.regex(/^[ab]$/)), schema)),
      wrap('extended', (z, schema) => z.extend(z.object({ a: z.string(), b: z.optional(z.number()) }), { a: schema })),
      wrap('extended loose', (z, schema) => z.extend(z.looseObject({ a: z.string() }), { b: schema })),
      ofShape('object'),
      ofShape('looseObject'),
      fc.tuple(inner, inner).map<Plan>(([one, other]) => ({
        text: `union(${one.text}, ${other.text})`,
        build: (z) => z.union([one.build(z), other.build(z)]),
      })),
      fc.tuple(leaf, leaf).map<Plan>(([one, other]) => ({
        text: `tuple(${one.text}, ${other.text})`,
        build: (z) => z.tuple([z.nullable(one.build(z)), z.nullable(other.build(z))]),
      })),
      fc.tuple(inner, inner).map<Plan>(([one, other]) => ({
        text: `discriminated(${one.text}, ${other.text})`,
        build: (z) =>
          z.discriminatedUnion('c', [
            z.object({ c: z.literal('a'), a: one.build(z) }),
            z.object({ c: z.enum(['b', 'c']), b: other.build(z) }),
          ]),
      })),
    ),
  };
});

const simple = fc.constantFrom<unknown>(
  'a',
  'b',
  'c',
  '',
  'aaa',
  0,
  1,
  1.5,
  9,
  NaN,
  Infinity,
  true,
  null,
  undefined,
  new Date(0),
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'value' },
    simple,
    fc.dictionary(fc.oneof(key, fc.constantFrom('d', '1')), tie('value'), { maxKeys: 4 }),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
}));

/** Building may be refused by both, e.g. a default inside a key that decides. */
function answer(build: () => Built, input: unknown): { success: boolean; data?: unknown } {
  const parsed = build().safeParse(input);
  return parsed.success ? { success: true, data: parsed.data } : { success: false };
}

describe('PLAT-6: what the page has instead of zod/mini', () => {
  test('answers as zod does, for random schemas and values', () => {
    fc.assert(
      fc.property(plan, fc.array(value, { minLength: 1, maxLength: 8 }), ({ build }, inputs) => {
        for (const input of inputs) expect(answer(() => build(ours), input)).toEqual(answer(() => build(zods), input));
      }),
      { numRuns: 1000, seed: 20261122 },
    );
  });

  test('leaves no key that was absent, and keeps one that was there without a value', () => {
    const build = (z: Library) => z.object({ a: z.optional(z.string()), b: z.nullish(z.number()) });
    for (const input of [{}, { a: undefined }, { b: undefined, a: 'x' }])
      expect(Object.keys(build(ours).parse(input))).toEqual(Object.keys(build(zods).parse(input)));
  });

  test('says where a value does not fit', () => {
    const build = (z: Library) => z.object({ a: z.string(), list: z.array(z.object({ n: z.number() })) });
    const input = { list: [{ n: 1 }, { n: 'x' }] };
    const paths = (z: Library) =>
      build(z)
        .safeParse(input)
        .error?.issues.map(({ path }: { path: unknown }) => path);
    expect(paths(ours)).toEqual(paths(zods));
    expect(() => build(ours).parse(input)).toThrow('a, list.1.n');
  });

  test('a name from outside cannot become the prototype of what is read', () => {
    const hostile: unknown = JSON.parse('{"__proto__": {"admin": true}, "a": 1}');
    for (const schema of [own.looseObject({}), own.record(own.string(), own.unknown()), own.object({})]) {
      const read = schema.parse(hostile) as { admin?: boolean };
      expect(read.admin).toBeUndefined();
      expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    }
  });
});
