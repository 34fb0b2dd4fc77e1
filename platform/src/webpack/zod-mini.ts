/**
 * What the page has of `zod/mini`: the host provides this file under that name to itself and to all remotes. zod is 8
 * KiB of every first page (brotli) for what no page uses: texts of errors, codecs, promises, JSON schemas. This is 1
 * KiB with the same answers (`zod-mini.test.ts` holds the two together on random schemas and values). Servers run zod
 * itself. A remote that uses another name fails the contract check, not the page; add the name here and to the test
 * then (decision 0048).
 */
type Path = readonly PropertyKey[];
type Issue = { path: Path };
/** Reads a value: returns what comes out, and notes where it does not fit. */
type Run = (value: unknown, path: Path, issues: Issue[]) => unknown;
type Shape = Readonly<Record<string, Schema>>;
type Check = (value: never) => boolean;
type Facts = {
  /** An absent key is allowed; `defaulted`: and something takes its place. */
  optin?: 'optional' | 'defaulted' | undefined;
  /** An absent key stays absent. */
  optout?: boolean | undefined;
  /** All values that fit, where they can be listed. */
  values?: readonly unknown[] | undefined;
  shape?: Shape;
  isLoose?: boolean;
};
type Answer = { success: true; data: unknown } | { success: false; error: Error & { issues: Issue[] } };

class Schema {
  readonly run: Run;
  readonly facts: Facts;

  constructor(run: Run, facts: Facts = {}) {
    this.run = run;
    this.facts = facts;
  }

  get shape(): Shape | undefined {
    return this.facts.shape;
  }

  safeParse(value: unknown): Answer {
    const issues: Issue[] = [];
    const data = this.run(value, [], issues);
    return issues.length === 0
      ? { success: true, data }
      : {
          success: false,
          error: Object.assign(new Error(`does not fit at ${issues.map(getName).join(', ')}`), { issues }),
        };
  }

  parse(value: unknown): unknown {
    const answer = this.safeParse(value);
    if (answer.success) return answer.data;
    throw answer.error;
  }

  check(...checks: Check[]): Schema {
    return new Schema((value, path, issues) => {
      const before = issues.length;
      const read = this.run(value, path, issues);
      if (issues.length === before) for (const fits of checks) if (!fits(read as never)) issues.push({ path });
      return read;
    }, this.facts);
  }
}

/** What stands in: a function makes it anew each time. */
const valueOf = (otherwise: unknown): unknown =>
  typeof otherwise === 'function' ? (otherwise as () => unknown)() : otherwise;
const getName = ({ path }: Issue): string => path.join('.') || 'the top';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

const simple = (fits: (value: unknown) => boolean, facts?: Facts): Schema =>
  new Schema((value, path, issues) => {
    if (!fits(value)) issues.push({ path });
    return value;
  }, facts);
const listed = (values: readonly unknown[]): Schema => simple((value) => values.includes(value), { values });

function readKey(
  schema: Schema,
  key: string,
  from: Record<string, unknown>,
  to: Record<string, unknown>,
  path: Path,
  issues: Issue[],
): void {
  const { optin, optout } = schema.facts;
  const isPresent = key in from;
  if (!isPresent && optout && optin === 'optional') return;
  const found: Issue[] = [];
  const read = schema.run(from[key], [...path, key], found);
  if (found.length > 0 && optin && optout && !isPresent) return;
  issues.push(...found);
  if (!isPresent && !optin) {
    if (found.length === 0) issues.push({ path: [...path, key] });
  } else if (read !== undefined || isPresent || (optin === 'defaulted' && !optout)) to[key] = read;
}

function toObject(shape: Shape, isLoose: boolean): Schema {
  const keys = Object.keys(shape);
  return new Schema(
    (value, path, issues) => {
      if (!isObject(value)) return void issues.push({ path });
      const read: Record<string, unknown> = {};
      for (const key of keys) readKey(shape[key] as Schema, key, value, read, path, issues);
      if (isLoose) for (const key in value) if (!keys.includes(key) && key !== '__proto__') read[key] = value[key];
      return read;
    },
    { shape, isLoose },
  );
}

const getOptin = (options: readonly Schema[]): Facts['optin'] =>
  (['defaulted', 'optional'] as const).find((kind) => options.some(({ facts }) => facts.optin === kind));
const getValues = (options: readonly Schema[]): Facts['values'] =>
  options.every(({ facts }) => facts.values) ? options.flatMap(({ facts }) => facts.values ?? []) : undefined;

export const string = (): Schema => simple((value) => typeof value === 'string');
export const number = (): Schema => simple(Number.isFinite);
export const int = (): Schema => simple(Number.isSafeInteger);
export const boolean = (): Schema => simple((value) => typeof value === 'boolean');
export const unknown = (): Schema => simple(() => true);
export const literal = (values: unknown): Schema => listed(Array.isArray(values) ? values : [values]);
const getEnum = (values: readonly unknown[] | Record<string, unknown>): Schema => listed(Object.values(values));
export const object = (shape: Shape): Schema => toObject(shape, false);
export const looseObject = (shape: Shape): Schema => toObject(shape, true);
export const extend = ({ facts }: Schema, shape: Shape): Schema =>
  toObject({ ...facts.shape, ...shape }, facts.isLoose === true);

export const array = ({ run }: Schema): Schema =>
  new Schema((value, path, issues) =>
    Array.isArray(value)
      ? value.map((entry, index) => run(entry, [...path, index], issues))
      : void issues.push({ path }),
  );
export const tuple = (items: readonly Schema[]): Schema =>
  new Schema((value, path, issues) =>
    Array.isArray(value) && value.length === items.length
      ? items.map(({ run }, index) => run(value[index], [...path, index], issues))
      : void issues.push({ path }),
  );
export const record = (keys: Schema, { run }: Schema): Schema =>
  new Schema((value, path, issues) => {
    if (!isPlain(value)) return void issues.push({ path });
    const read: Record<string, unknown> = {};
    const wanted = keys.facts.values as readonly string[] | undefined;
    for (const key of wanted ?? Object.keys(value)) {
      if (key === '__proto__') continue;
      const inside = [...path, key];
      keys.run(key, inside, issues);
      read[key] = run(value[key], inside, issues);
    }
    if (wanted) for (const key in value) if (!wanted.includes(key)) issues.push({ path });
    return read;
  });

export const union = (options: readonly Schema[]): Schema =>
  new Schema(
    (value, path, issues) => {
      for (const option of options) {
        const answer = option.safeParse(value);
        if (answer.success) return answer.data;
      }
      return void issues.push({ path });
    },
    { optin: getOptin(options), optout: options.some(({ facts }) => facts.optout), values: getValues(options) },
  );
export const discriminatedUnion = (key: string, options: readonly Schema[]): Schema =>
  new Schema((value, path, issues) => {
    const chosen = isObject(value)
      ? options.find(({ facts }) => facts.shape?.[key]?.facts.values?.includes(value[key]))
      : undefined;
    return chosen ? chosen.run(value, path, issues) : void issues.push({ path });
  });
export const optional = (schema: Schema): Schema => {
  const { run, facts } = schema;
  const isDefaulted = facts.optin === 'defaulted';
  return new Schema(
    (value, path, issues) => {
      if (value !== undefined) return run(value, path, issues);
      const answer = isDefaulted && schema.safeParse(value);
      return answer && answer.success ? answer.data : undefined;
    },
    { optin: facts.optin ?? 'optional', optout: true, values: facts.values && [...facts.values, undefined] },
  );
};
export const nullable = ({ run, facts }: Schema): Schema =>
  new Schema((value, path, issues) => (value === null ? null : run(value, path, issues)), {
    optin: facts.optin,
    optout: facts.optout,
    values: facts.values && [...facts.values, null],
  });
export const nullish = (schema: Schema): Schema => optional(nullable(schema));
const defaulted = ({ run, facts }: Schema, otherwise: unknown): Schema =>
  new Schema(
    (value, path, issues) => {
      const read = value === undefined ? undefined : run(value, path, issues);
      return read === undefined ? valueOf(otherwise) : read;
    },
    { optin: 'defaulted', values: facts.values },
  );
const caught = (schema: Schema, otherwise: unknown): Schema =>
  new Schema(
    (value) => {
      const answer = schema.safeParse(value);
      return answer.success ? answer.data : valueOf(otherwise);
    },
    { ...schema.facts, optin: schema.facts.optin ?? 'optional' },
  );
export const transform = (change: (value: never) => unknown): Schema =>
  new Schema((value) => change(value as never), { optin: 'optional' });
export const pipe = (before: Schema, after: Schema): Schema =>
  new Schema(
    (value, path, issues) => {
      const length = issues.length;
      const read = before.run(value, path, issues);
      return issues.length > length ? read : after.run(read, path, issues);
    },
    { ...before.facts, optout: after.facts.optout },
  );

export const refine = (fits: Check): Check => fits;
export const regex =
  (pattern: RegExp): Check =>
  (value: string) => {
    pattern.lastIndex = 0;
    return pattern.test(value);
  };
const atLeast = (value: number, least: number) => value >= least;
const atMost = (value: number, most: number) => value <= most;
type Limit = (bound: number) => Check;
const ofValue =
  (fits: typeof atLeast): Limit =>
  (bound) =>
  (value: number) =>
    fits(value, bound);
const ofLength =
  (fits: typeof atLeast): Limit =>
  (bound) =>
  ({ length }: string) =>
    fits(length, bound);
export const gte = ofValue(atLeast);
export const lte = ofValue(atMost);
export const minLength = ofLength(atLeast);
export const maxLength = ofLength(atMost);

export { caught as catch, defaulted as _default, getEnum as enum };
