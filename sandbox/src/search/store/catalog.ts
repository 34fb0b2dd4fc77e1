import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Engine } from '../engine/engine.ts';
import type { Readable } from '../engine/answer.ts';
import { sameSchema, getSchema } from '../engine/schema.ts';
import { forbidden, notFound } from '../protocol/errors.ts';
import { blankApplication, type Application } from './application.ts';
import { writeAtomically } from './atomic.ts';
import { breather } from './breather.ts';
import { Documents } from './documents.ts';
import { loadSnapshot, saveSnapshot } from './snapshot.ts';
import { Transaction } from './transaction.ts';
import type { Doc } from '../json.ts';

/** What is remembered of an index besides its records. */
export type IndexMeta = {
  name: string;
  folder: string;
  primary: string | null;
  settings: Doc;
  synonyms: Doc[];
  rules: Doc[];
  createdAt: string;
  updatedAt: string;
};
type Saved = { indices: IndexMeta[]; keys: Doc[]; application?: Application };
/** The part of an index that holds records; replicas borrow their primary's. */
type Contents = { documents: Documents; engine: Engine };

/** How long an answer waits for its task. */
const PATIENCE_MS = 500;
const MIN_DEAD_SLOTS = 1000;
/** Indices of fewer records are built from them at each start. */
const MIN_SAVED_RECORDS = 1000;
/** How long nothing must be written before the columns are saved. */
const QUIET_MS = 10_000;

/**
 * All indices, on disk under one folder: `catalog.json` for names and settings (replaced whole), a file of records for
 * each index.
 */
export class Catalog {
  private readonly folder: string;
  private readonly metas = new Map<string, IndexMeta>();
  private readonly contents = new Map<string, Contents>();
  private keyList: Doc[] = [];
  private shared: Application = blankApplication();
  private queue: Promise<unknown> = Promise.resolve();
  private loaded: Promise<unknown> = Promise.resolve();
  private readonly pending = new Set<number>();
  private readonly onLateFailure: (error: unknown) => void;
  private lastTask = Date.now();
  private columnsTimer: NodeJS.Timeout | undefined;

  private constructor(folder: string, onLateFailure: (error: unknown) => void) {
    this.folder = folder;
    this.onLateFailure = onLateFailure;
  }

  /** Reads which indices there are; {@link ready} says when their columns are read, or built from the records. */
  static open(folder: string, onLateFailure: (error: unknown) => void = () => undefined): Catalog {
    mkdirSync(folder, { recursive: true });
    const catalog = new Catalog(folder, onLateFailure);
    const path = join(folder, 'catalog.json');
    if (existsSync(path)) {
      const saved = JSON.parse(readFileSync(path, 'utf8')) as Saved;
      catalog.keyList = saved.keys;
      catalog.shared = saved.application ?? catalog.shared;
      for (const meta of saved.indices) catalog.metas.set(meta.name, meta);
    }
    const used = new Set([...catalog.metas.values()].map((meta) => meta.folder));
    for (const entry of readdirSync(folder))
      if (entry.startsWith('index-') && !used.has(entry)) rmSync(join(folder, entry), { recursive: true, force: true });
    catalog.loaded = catalog.exclusive(async () => {
      for (const meta of [...catalog.metas.values()]) if (!meta.primary) await catalog.load(meta);
    });
    // Its readers handle a failure; it must not end the process before they do.
    catalog.loaded.catch(() => undefined);
    return catalog;
  }

  /** Settles when the indices on disk can be searched; fails when they cannot be read. */
  async ready(): Promise<void> {
    await this.loaded;
  }

  names(): IndexMeta[] {
    return [...this.metas.values()];
  }

  has(name: string): boolean {
    return this.metas.has(name);
  }

  /** 404 when there is no such index. */
  meta(name: string): IndexMeta {
    const meta = this.metas.get(name);
    if (!meta) throw notFound(`Index ${name} does not exist`);
    return meta;
  }

  documents(name: string): Documents {
    return this.getContents(this.meta(name)).documents;
  }

  /** The index as searches see it. */
  readable(name: string): Readable {
    const meta = this.meta(name);
    const { engine, documents } = this.getContents(meta);
    return {
      name,
      engine,
      settings: meta.settings,
      synonyms: meta.synonyms,
      dictionaries: this.shared.dictionaries,
      read: (id, want) => documents.read(id, want),
    };
  }

  get keys(): readonly Doc[] {
    return this.keyList;
  }

  setKeys(keys: Doc[]): void {
    this.keyList = keys;
    this.save();
  }

  get application(): Application {
    return this.shared;
  }

  setApplication(application: Application): void {
    this.shared = application;
    this.save();
  }

  /** Writes are done one after the other, in the order they came. Settles when this one is done. */
  exclusive(work: () => Promise<void> | void): Promise<void> {
    const turn = this.queue.then(work);
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  /**
   * The same as a task with a number. Answers when it is done or after a short while: the clients give a request a
   * second or two until it answers, and then ask for the task. What fails before that fails here; later failures are
   * reported to `onLateFailure`.
   */
  async task(work: () => Promise<void> | void): Promise<number> {
    const id = ++this.lastTask;
    this.pending.add(id);
    const turn = this.exclusive(work).finally(() => this.pending.delete(id));
    let answered = false;
    turn.catch((error: unknown) => answered && this.onLateFailure(error));
    const patience = new AbortController();
    await Promise.race([
      turn,
      wait(PATIENCE_MS, undefined, { signal: patience.signal, ref: false }).catch(() => undefined),
    ]).finally(() => patience.abort());
    answered = true;
    return id;
  }

  isPending(task: number): boolean {
    return this.pending.has(task);
  }

  /** Changes records (inside {@link exclusive}). The index is made when it is not there; replicas cannot be written. */
  async write(
    name: string,
    work: (transaction: Transaction, breathe: () => Promise<void>) => Promise<void>,
  ): Promise<void> {
    const meta = this.ensure(name);
    if (meta.primary) throw forbidden('Replica indices are read-only, write to their primary instead');
    const { engine, documents } = this.getContents(meta);
    const transaction = new Transaction(engine, documents);
    await work(transaction, breather());
    transaction.commit();
    // Not saved with each write: the records are on disk already, and a lost time of change harms nobody.
    meta.updatedAt = new Date().toISOString();
    this.saveColumnsLater();
    if (engine.size - engine.liveCount > Math.max(MIN_DEAD_SLOTS, engine.liveCount / 2)) await this.rebuild(meta);
  }

  ensure(name: string): IndexMeta {
    const known = this.metas.get(name);
    if (known) return known;
    const meta = this.blank(name, null);
    this.metas.set(name, meta);
    this.contents.set(name, {
      documents: new Documents(this.recordsPath(meta)),
      engine: new Engine(getSchema([meta.settings])),
    });
    this.save();
    return meta;
  }

  /** Changes settings, synonyms or rules, and rebuilds the columns when the settings ask for others. */
  async configure(name: string, change: (meta: IndexMeta) => void): Promise<void> {
    const meta = this.ensure(name);
    change(meta);
    this.linkReplicas(meta);
    this.touch(meta);
    await this.refresh(meta.primary ? this.meta(meta.primary) : meta);
  }

  /** Replaces or makes `target` from `source`: all of it, or the settings, synonyms and rules that `scope` names. */
  async copy(source: string, target: string, scope: readonly string[] | null): Promise<void> {
    const from = this.meta(source);
    const to = this.ensure(target);
    const takes = (part: string): boolean => scope === null || scope.includes(part);
    if (takes('settings')) to.settings = { ...withoutReplicas(from.settings), ...onlyReplicas(to.settings) };
    if (takes('synonyms')) to.synonyms = structuredClone(from.synonyms);
    if (takes('rules')) to.rules = structuredClone(from.rules);
    if (scope === null && !to.primary) {
      const { documents } = this.getContents(to);
      documents.clear();
      documents.copyFrom(this.getContents(from).documents);
      this.contents.set(target, { documents, engine: new Engine(getSchema([])) });
    }
    this.touch(to);
    await this.refresh(to.primary ? this.meta(to.primary) : to);
  }

  /** Renames `source` to `target`, whose records are replaced; the target keeps its replicas. */
  async move(source: string, target: string): Promise<void> {
    const from = this.meta(source);
    const old = this.metas.get(target);
    const contents = this.getContents(from);
    const settings = { ...withoutReplicas(from.settings), ...onlyReplicas(old?.settings ?? {}) };
    const moved = { ...from, name: target, settings, createdAt: old?.createdAt ?? from.createdAt };
    if (old && !old.primary) this.contents.get(target)?.documents.close();
    this.metas.delete(source);
    this.contents.delete(source);
    this.metas.set(target, moved);
    this.contents.set(target, contents);
    this.touch(moved);
    if (old && !old.primary) this.removeFiles(old);
    await this.refresh(moved);
  }

  /** Deletes an index; its replicas go with it. */
  remove(name: string): void {
    const meta = this.metas.get(name);
    if (!meta) return;
    for (const other of [...this.metas.values()]) if (other.primary === name) this.metas.delete(other.name);
    this.metas.delete(name);
    if (!meta.primary) {
      this.contents.get(name)?.documents.close();
      this.contents.delete(name);
    }
    this.save();
    if (!meta.primary) this.removeFiles(meta);
  }

  /** Waits for the writes under way, saves the columns for the next start and closes the files. */
  async close(): Promise<void> {
    clearTimeout(this.columnsTimer);
    await this.exclusive(() => this.saveColumns()).catch(this.onLateFailure);
    await this.queue;
    this.save();
    for (const { documents } of this.contents.values()) documents.close();
  }

  /** Saves the columns of big indices that changed: small ones are as quickly built from their records. */
  private async saveColumns(): Promise<void> {
    for (const { documents, engine } of this.contents.values()) {
      if (documents.unsaved === 0 || documents.count < MIN_SAVED_RECORDS) continue;
      await saveSnapshot(documents.columnsPath, engine, documents, breather());
      documents.countUnsaved(0);
    }
  }

  /**
   * Saves the columns once nothing was written for a while, in turn with the writes. A disk that is full is reported,
   * and costs only the next start.
   */
  private saveColumnsLater(): void {
    clearTimeout(this.columnsTimer);
    this.columnsTimer = setTimeout(() => {
      this.exclusive(() => this.saveColumns()).catch(this.onLateFailure);
    }, QUIET_MS);
    this.columnsTimer.unref();
  }

  private getContents(meta: IndexMeta): Contents {
    const contents = this.contents.get(meta.primary ?? meta.name);
    if (!contents) throw notFound(`Index ${meta.name} does not exist`);
    return contents;
  }

  private getReplicas(meta: IndexMeta): IndexMeta[] {
    return [...this.metas.values()].filter((other) => other.primary === meta.name);
  }

  /** Makes and unlinks replicas as the setting `replicas` says; a new one starts with its primary's settings. */
  private linkReplicas(meta: IndexMeta): void {
    if (meta.primary) return;
    const declared = meta.settings['replicas'] ?? meta.settings['slaves'];
    const wanted = (Array.isArray(declared) ? declared : []).flatMap((name) =>
      typeof name === 'string' && name !== '' ? [/^virtual\((.+)\)$/.exec(name)?.[1] ?? name] : [],
    );
    for (const other of this.getReplicas(meta)) if (!wanted.includes(other.name)) this.metas.delete(other.name);
    for (const name of wanted) {
      const old = this.metas.get(name);
      if (old?.primary === meta.name || name === meta.name) continue;
      if (old) this.remove(name);
      this.metas.set(name, {
        ...this.blank(name, meta.name),
        settings: withoutReplicas(meta.settings),
        synonyms: meta.synonyms,
        rules: meta.rules,
      });
    }
  }

  private async refresh(meta: IndexMeta): Promise<void> {
    const { engine, documents } = this.getContents(meta);
    if (!sameSchema(engine.schema, this.schema(meta)) || engine.liveCount !== documents.count) await this.rebuild(meta);
  }

  private schema(meta: IndexMeta): Engine['schema'] {
    return getSchema([meta, ...this.getReplicas(meta)].map((each) => each.settings));
  }

  /** Builds new columns from the records, while searches still read the old ones. */
  private async rebuild(meta: IndexMeta): Promise<void> {
    const { documents } = this.getContents(meta);
    const engine = new Engine(this.schema(meta));
    const breathe = breather();
    for (const id of documents.ids()) {
      const doc = documents.readSplit(id);
      if (doc) engine.publish(engine.stage(doc));
      await breathe();
    }
    this.contents.set(meta.name, { documents, engine });
    documents.countUnsaved(documents.count);
    this.saveColumnsLater();
  }

  private async load(meta: IndexMeta): Promise<void> {
    const documents = new Documents(this.recordsPath(meta));
    const schema = this.schema(meta);
    this.contents.set(meta.name, { documents, engine: new Engine(schema) });
    const engine = await loadSnapshot(documents.columnsPath, schema, documents, breather());
    const later = new Map<string, boolean>();
    await documents.recover(breather(), (id, isRemoved) => later.set(id, isRemoved));
    if (!engine) {
      await this.rebuild(meta);
      return;
    }
    // What was written after the columns were saved.
    for (const [id, isRemoved] of later) {
      const doc = isRemoved ? undefined : documents.readSplit(id);
      if (doc) engine.publish(engine.stage(doc));
      else engine.remove(id);
    }
    documents.countUnsaved(later.size);
    this.contents.set(meta.name, { documents, engine });
  }

  private blank(name: string, primary: string | null): IndexMeta {
    const now = new Date().toISOString();
    return {
      name,
      folder: `index-${(++this.lastTask).toString(36)}`,
      primary,
      settings: {},
      synonyms: [],
      rules: [],
      createdAt: now,
      updatedAt: now,
    };
  }

  private touch(meta: IndexMeta): void {
    meta.updatedAt = new Date().toISOString();
    this.save();
  }

  private save(): void {
    const saved: Saved = { indices: [...this.metas.values()], keys: this.keyList, application: this.shared };
    writeAtomically(join(this.folder, 'catalog.json'), JSON.stringify(saved));
  }

  private recordsPath(meta: IndexMeta): string {
    return join(this.folder, meta.folder, 'records.log');
  }

  private removeFiles(meta: IndexMeta): void {
    rmSync(join(this.folder, meta.folder), { recursive: true, force: true });
  }
}

const withoutReplicas = (settings: Doc): Doc =>
  Object.fromEntries(
    Object.entries(structuredClone(settings)).filter(([name]) => name !== 'replicas' && name !== 'slaves'),
  );
const onlyReplicas = (settings: Doc): Doc =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => name === 'replicas' || name === 'slaves'));
