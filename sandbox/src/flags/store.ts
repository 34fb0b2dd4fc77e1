/** The settings of flags and the assigned variations, in two files, so that a restart changes nobody's variation. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StickyBucketService } from '@growthbook/growthbook';
import type { StickyAssignmentsDocument } from '@growthbook/growthbook';
import * as z from 'zod/mini';
import { FLAGS } from './definitions.ts';

const MOST_VISITORS = 50_000;
const WRITE_MS = 1000;

/**
 * `split`: an experiment, `share` percent get the second variation. Else the flag is off (control), or everybody gets
 * one variation.
 */
const settingSchema = z.object({
  mode: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  share: z.int().check(z.minimum(0), z.maximum(100)),
});
export type FlagSetting = z.infer<typeof settingSchema>;

const settingsSchema = z.object({ updated: z.string(), flags: z.record(z.string(), settingSchema) });
const documentSchema = z.object({
  attributeName: z.string(),
  attributeValue: z.string(),
  assignments: z.record(z.string(), z.string()),
});
const visitorsSchema = z.array(z.tuple([z.string(), documentSchema]));

const SPLIT: FlagSetting = { mode: 'split', share: 50 };

/** Returns null for an unknown flag. */
function getModes(key: string): string[] {
  const flag = FLAGS.find((candidate) => candidate.key === key);
  return flag ? ['off', 'split', ...flag.variations.map((variation) => variation.key)] : [];
}

/** A setting that this flag can have, or null. */
export function parseSetting(key: string, value: unknown): FlagSetting | null {
  const parsed = settingSchema.safeParse(value);
  return parsed.success && getModes(key).includes(parsed.data.mode) ? parsed.data : null;
}

function readJson<T>(path: string, parse: (value: unknown) => T): T | null {
  try {
    return parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(`${path}.new`, JSON.stringify(value));
  renameSync(`${path}.new`, path);
}

export class FlagStore {
  readonly #path: string;
  readonly #settings = new Map<string, FlagSetting>();
  #updated: string;

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true });
    this.#path = join(directory, 'flags.json');
    const kept = readJson(this.#path, (value) => settingsSchema.parse(value));
    this.#updated = kept?.updated ?? new Date().toISOString();
    for (const { key } of FLAGS) this.#settings.set(key, parseSetting(key, kept?.flags[key]) ?? SPLIT);
  }

  get(key: string): FlagSetting {
    return this.#settings.get(key) ?? SPLIT;
  }

  set(key: string, setting: FlagSetting): void {
    this.#settings.set(key, setting);
    // Clients apply an update only when its date differs.
    this.#updated = new Date(Math.max(Date.now(), Date.parse(this.#updated) + 1)).toISOString();
    writeJson(this.#path, { updated: this.#updated, flags: Object.fromEntries(this.#settings) });
  }

  /** Rules for the evaluation; they never leave the service. */
  payload() {
    return {
      features: Object.fromEntries(FLAGS.map((flag) => [flag.key, this.#feature(flag.key)])),
      experiments: [],
      dateUpdated: this.#updated,
    };
  }

  #feature(key: string) {
    const flag = FLAGS.find((candidate) => candidate.key === key);
    const names = flag?.variations.map((variation) => variation.key) ?? [];
    const { mode, share } = this.get(key);
    if (mode === 'off') return { defaultValue: names[0] };
    if (mode !== 'split') return { defaultValue: mode };
    const rule = {
      key,
      variations: names,
      weights: [1 - share / 100, share / 100],
      meta: names.map((name) => ({ key: name })),
      coverage: 1,
      hashAttribute: 'id',
      hashVersion: 2,
      seed: key,
      bucketVersion: 1,
      minBucketVersion: 0,
    };
    return { defaultValue: names[0], rules: [rule] };
  }
}

/** A visitor keeps an assigned variation, however the split changes. */
export class Buckets extends StickyBucketService {
  readonly #path: string;
  readonly #documents: Map<string, StickyAssignmentsDocument>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(directory: string) {
    super();
    mkdirSync(directory, { recursive: true });
    this.#path = join(directory, 'visitors.json');
    this.#documents = new Map(readJson(this.#path, (value) => visitorsSchema.parse(value)));
  }

  async connect(): Promise<void> {
    // Nothing to connect: the store is a file.
  }

  override async getAssignments(name: string, value: string): Promise<StickyAssignmentsDocument | null> {
    return this.#documents.get(this.getKey(name, value)) ?? null;
  }

  override async saveAssignments(document: StickyAssignmentsDocument): Promise<void> {
    const key = this.getKey(document.attributeName, document.attributeValue);
    this.#documents.delete(key);
    this.#documents.set(key, document);
    for (const oldest of this.#documents.keys()) {
      if (this.#documents.size <= MOST_VISITORS) break;
      this.#documents.delete(oldest);
    }
    this.#timer ??= setTimeout(() => this.write(), WRITE_MS);
  }

  /** Visitors by variation of an experiment. */
  count(key: string): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { assignments } of this.#documents.values()) {
      for (const [bucket, variation] of Object.entries(assignments))
        if (bucket.startsWith(`${key}__`)) counts[variation] = (counts[variation] ?? 0) + 1;
    }
    return counts;
  }

  write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    writeJson(this.#path, [...this.#documents]);
  }
}
