import type { Engine } from '../engine/engine.ts';
import { decode, encode, type Documents, type Entry } from './documents.ts';
import { applyPartial } from './partial.ts';
import { splitDoc } from './split-doc.ts';
import type { Doc } from '../json.ts';

/**
 * Writes to one index that become visible together. Records are read into the engine's columns as they come, so that
 * only one parsed record is held at a time; a transaction that is never committed leaves dead slots and nothing else.
 */
export class Transaction {
  private readonly engine: Engine;
  private readonly documents: Documents;
  /** The last change of each record: its slot and bytes, or null when it goes. */
  private readonly changes = new Map<string, { slot: number; entry: Entry } | null>();
  private cleared = false;

  constructor(engine: Engine, documents: Documents) {
    this.engine = engine;
    this.documents = documents;
  }

  put(id: string, doc: Doc): void {
    const split = splitDoc(id, { ...doc, objectID: id });
    this.changes.set(id, { slot: this.engine.stage(split), entry: encode(split) });
  }

  /** Changes some attributes. A record that is missing is made when `create` says so. */
  change(id: string, changes: Doc, create: boolean): void {
    const current = this.current(id);
    if (!current && !create) return;
    const next = applyPartial(current, changes);
    if (next) this.put(id, next);
  }

  remove(id: string): void {
    this.changes.set(id, null);
  }

  clear(): void {
    this.cleared = true;
    this.changes.clear();
  }

  /** Writes to disk first, then shows the changes to searches. */
  commit(): void {
    if (this.cleared) {
      for (const id of [...this.documents.ids()]) this.engine.remove(id);
      this.documents.clear();
    }
    this.documents.write([...this.changes].map(([id, change]) => change?.entry ?? { id, bytes: null }));
    for (const [id, change] of this.changes) {
      if (change) this.engine.publish(change.slot);
      else this.engine.remove(id);
    }
  }

  private current(id: string): Doc | undefined {
    const change = this.changes.get(id);
    if (change !== undefined) return change?.entry.bytes ? decode(change.entry.bytes) : undefined;
    return this.cleared ? undefined : this.documents.read(id);
  }
}
