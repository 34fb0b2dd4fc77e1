/** The stored records of 56 days, so that 28 days can be compared with the 28 before. They are appended to one file. */
import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { VitalRecord } from './events.ts';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 56;
const MOST_RECORDS = 100_000;

export class VitalsStore {
  readonly #path: string;
  readonly #now: () => number;
  readonly #records = new Map<string, VitalRecord>();
  #sequence = 0;
  #lines = 0;

  constructor(path: string, now: () => number = Date.now) {
    this.#path = path;
    this.#now = now;
    mkdirSync(dirname(path), { recursive: true });
    for (const record of readRecords(path)) this.#keep(record);
    this.#rewrite();
  }

  /** Views are sent repeatedly while a page is open; the newest replaces the others. */
  add(records: readonly VitalRecord[]): void {
    if (records.length === 0) return;
    for (const record of records) this.#keep(record);
    appendFileSync(this.#path, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
    this.#lines += records.length;
    if (this.#lines > 2 * MOST_RECORDS || this.#records.size > MOST_RECORDS) this.#rewrite();
  }

  all(): VitalRecord[] {
    return [...this.#records.values()];
  }

  clear(): void {
    this.#records.clear();
    this.#rewrite();
  }

  #keep(record: VitalRecord): void {
    const key = record.type === 'view' ? record.id : `#${(this.#sequence += 1)}`;
    const before = this.#records.get(key);
    // Later updates of a view may lack what an earlier one measured.
    this.#records.set(
      key,
      record.type === 'view' && before?.type === 'view'
        ? { ...record, lcp: record.lcp ?? before.lcp, inp: record.inp ?? before.inp, cls: record.cls ?? before.cls }
        : record,
    );
  }

  #rewrite(): void {
    const oldest = this.#now() - KEPT_DAYS * DAY_MS;
    const kept = [...this.#records].filter(([, record]) => record.at >= oldest).slice(-MOST_RECORDS * 0.9);
    this.#records.clear();
    for (const [key, record] of kept) this.#records.set(key, record);
    writeFileSync(`${this.#path}.new`, kept.map(([, record]) => `${JSON.stringify(record)}\n`).join(''));
    renameSync(`${this.#path}.new`, this.#path);
    this.#lines = kept.length;
  }
}

/** Reads stored lines; skips a line that a crash cut off. */
function readRecords(path: string): VitalRecord[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => {
    try {
      return line ? [JSON.parse(line) as VitalRecord] : [];
    } catch {
      return [];
    }
  });
}
