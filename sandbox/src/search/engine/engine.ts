/** The search engine of one index, in memory, on one thread (decision 0029). */
import { Bitmap, type Fill } from './bitmap.ts';
import type { ColumnReader, ColumnWriter } from './column-file.ts';
import { DayColumn, isDayText } from './day-column.ts';
import { FacetColumn } from './facet-column.ts';
import { GeoColumn } from './geo.ts';
import { NumberColumn } from './number-column.ts';
import type { Schema } from './schema.ts';
import { TextIndex } from './text-index.ts';
import { getWords } from './words.ts';
import type { Json } from '../json.ts';
import type { SplitDoc } from '../store/split-doc.ts';

const MAX_TEXT_ATTRIBUTES = 63;
const CACHED_FILTERS = 1024;
/** Words of neighbouring list items must not look adjacent. */
const ITEM_GAP = 8;

/**
 * Where a leaf attribute goes; decided once for each path. `text` is its number in the text index, given when its first
 * text comes.
 */
type Plan = { facet: FacetColumn | null; searchable: boolean; text: number };

/**
 * The columns of an index. It only grows: a record is staged under a new slot, becomes visible when its slot is set
 * live, and a replaced or deleted record just loses its live bit. The index is built anew when too many slots are dead.
 */
export class Engine {
  readonly schema: Schema;
  readonly ids: string[] = [];
  readonly numbers = new Map<string, NumberColumn>();
  /** Booleans, which can rank but not be compared in filters. */
  readonly booleans = new Map<string, NumberColumn>();
  readonly facets = new Map<string, FacetColumn>();
  readonly days = new Map<string, DayColumn>();
  geo = new GeoColumn();
  text = new TextIndex();
  /** Names of the text attributes by their number in the text index. */
  readonly textAttributes: string[] = [];
  private readonly plans = new Map<string, Plan>();
  private readonly slotOf = new Map<string, number>();
  private live = new Bitmap(64);
  private near = new Bitmap(0);
  private readonly cache = new Map<string, Bitmap>();
  private numbersBySlot = new Float64Array(64);
  private slotList = new Uint32Array(64);
  private textEnd = new Map<number, number>();

  constructor(schema: Schema) {
    this.schema = schema;
  }

  /** Slots used so far, dead ones included. */
  get size(): number {
    return this.ids.length;
  }

  get liveCount(): number {
    return this.slotOf.size;
  }

  slot(id: string): number | undefined {
    return this.slotOf.get(id);
  }

  /** The slots that searches may answer with. */
  alive(): Bitmap {
    return this.live.resized(this.size);
  }

  /**
   * The slots of a place that searches may answer with, for the query that runs: in memory that the next one uses
   * again, because memory made for each query keeps the collector busy.
   */
  aliveWithin(place: Bitmap): Bitmap {
    if (this.near.size !== this.size) this.near = new Bitmap(this.size);
    return this.near.becomeBoth(this.live, place);
  }

  /** Reads a record into the columns under a new slot that no search sees yet. */
  stage({ id, small, big }: SplitDoc): number {
    const slot = this.ids.push(id) - 1;
    this.textEnd.clear();
    for (const key in small) {
      const value = small[key]!;
      if (key === '_geoloc') this.geo.put(slot, value);
      else if (key !== 'objectID' || this.schema.searchable?.has(key)) this.read(slot, key, value);
    }
    for (const [key, text] of big) {
      if (isDayText(text)) column(this.days, key, () => new DayColumn()).put(slot, text);
      else this.read(slot, key, JSON.parse(text) as Json);
    }
    return slot;
  }

  /** Makes a staged slot the record of its id. */
  publish(slot: number): void {
    const id = this.ids[slot]!;
    this.remove(id);
    if (slot >= this.live.size) this.live = this.live.resized(Math.max(this.live.size * 2, slot + 1));
    this.live.add(slot);
    this.slotOf.set(id, slot);
  }

  remove(id: string): void {
    const old = this.slotOf.get(id);
    if (old === undefined) return;
    this.live.remove(old);
    this.slotOf.delete(id);
  }

  /**
   * The slots that pass, remembered as long as others were not asked for more recently: each search has a circle of its
   * own, and must not push out facets that all of them ask for. What a slot holds never changes, so after a write only
   * the slots that came since are looked at. Callers must not change the bitmap.
   */
  cached(key: string, fill: Fill): Bitmap {
    const known = this.cache.get(key);
    let slots = known;
    if (!slots || slots.size !== this.size) {
      slots = slots ? slots.extended(this.size) : Bitmap.roomy(this.size);
      fill(slots, known?.size ?? 0);
    }
    if (known) this.cache.delete(key);
    else if (this.cache.size >= CACHED_FILTERS) this.cache.delete(this.cache.keys().next().value!);
    this.cache.set(key, slots);
    return slots;
  }

  isCached(key: string): boolean {
    return this.cache.has(key);
  }

  /**
   * Numbers by slot for the query that runs, so that a query does not make an array for all slots. What earlier queries
   * left is in it.
   */
  scratch(): Float64Array {
    if (this.numbersBySlot.length < this.size) this.numbersBySlot = new Float64Array(Math.ceil(this.size * 1.1));
    return this.numbersBySlot;
  }

  /** Room for all slots, for the filter that runs: arrays of that size made for each query keep the collector busy. */
  slotScratch(): Uint32Array {
    if (this.slotList.length < this.size) this.slotList = new Uint32Array(Math.ceil(this.size * 1.1));
    return this.slotList;
  }

  save(writer: ColumnWriter): void {
    writer.json({ ids: this.ids, textAttributes: this.textAttributes });
    writer.array(this.alive().words);
    this.geo.save(writer);
    this.text.save(writer);
    for (const columns of [this.numbers, this.booleans, this.facets, this.days]) {
      writer.json([...columns.keys()]);
      for (const each of columns.values()) each.save(writer);
    }
  }

  /** The columns as they were saved, for the same schema. */
  static load(schema: Schema, reader: ColumnReader): Engine {
    const engine = new Engine(schema);
    const { ids, textAttributes } = reader.json<{ ids: string[]; textAttributes: string[] }>();
    for (const id of ids) engine.ids.push(id);
    engine.textAttributes.push(...textAttributes);
    engine.live = new Bitmap(ids.length, reader.array() as Uint32Array);
    for (const slot of engine.live.slots()) engine.slotOf.set(ids[slot]!, slot);
    engine.geo = GeoColumn.load(reader);
    engine.text = TextIndex.load(reader);
    const each = (take: (name: string) => void): void => reader.json<string[]>().forEach(take);
    each((name) => engine.numbers.set(name, NumberColumn.load(reader)));
    each((name) => engine.booleans.set(name, NumberColumn.load(reader)));
    each((name) => engine.facets.set(name, FacetColumn.load(reader)));
    each((name) => engine.days.set(name, DayColumn.load(reader)));
    return engine;
  }

  private read(slot: number, path: string, value: Json): void {
    if (value === null) return;
    if (typeof value === 'object') {
      if (Array.isArray(value)) for (const item of value) this.read(slot, path, item);
      else for (const key in value) this.read(slot, `${path}.${key}`, value[key]!);
      return;
    }
    const plan = this.plan(path);
    if (typeof value === 'number') column(this.numbers, path, () => new NumberColumn()).add(slot, value);
    if (typeof value === 'boolean') column(this.booleans, path, () => new NumberColumn()).add(slot, value ? 1 : 0);
    plan.facet?.add(slot, String(value));
    // Numbers are words too, but only in attributes that are named as searchable.
    if (plan.searchable && (typeof value === 'string' || (typeof value === 'number' && this.schema.searchable)))
      this.readText(slot, path, plan, String(value));
  }

  private readText(slot: number, path: string, plan: Plan, value: string): void {
    if (plan.text < 0) {
      if (this.textAttributes.length === MAX_TEXT_ATTRIBUTES) return;
      plan.text = this.textAttributes.push(path) - 1;
    }
    const words = getWords(value);
    const from = this.textEnd.get(plan.text) ?? 0;
    this.text.add(slot, plan.text, words, from);
    this.textEnd.set(plan.text, from + words.length + ITEM_GAP);
  }

  private plan(path: string): Plan {
    const known = this.plans.get(path);
    if (known) return known;
    const { facets, searchable } = this.schema;
    const facet = covers(facets, path) ? column(this.facets, path, () => new FacetColumn()) : null;
    const text = this.textAttributes.indexOf(path);
    const plan = { facet, searchable: searchable === null || covers(searchable, path), text };
    this.plans.set(path, plan);
    return plan;
  }
}

/** Is the attribute, or an object that holds it, among the names? */
export function covers(names: ReadonlySet<string>, attribute: string): boolean {
  for (let name = attribute; ; name = name.slice(0, name.lastIndexOf('.'))) {
    if (names.has(name)) return true;
    if (!name.includes('.')) return false;
  }
}

function column<Column>(columns: Map<string, Column>, path: string, make: () => Column): Column {
  let found = columns.get(path);
  if (!found) columns.set(path, (found = make()));
  return found;
}
