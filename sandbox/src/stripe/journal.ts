/**
 * Small crash-safe store: every change is a line appended to one file before the answer leaves, and the file is
 * rewritten (temporary file, then rename) when it holds many superseded lines. A killed process loses at most a half
 * written last line, which belongs to a request that was never answered.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

type Line = { kind: string; id: string; value: unknown };

export class Journal {
  readonly #file: string;
  readonly #kinds = new Map<string, Map<string, unknown>>();
  #pending: (Line & { before: unknown })[] = [];
  #lines = 0;

  constructor(file: string) {
    this.#file = file;
    mkdirSync(dirname(file), { recursive: true });
    if (existsSync(file)) this.#replay(readFileSync(file, 'utf8'));
    this.#compact();
  }

  /** All values of a kind in the order they were first put. */
  all<T>(kind: string): T[] {
    return [...(this.#kinds.get(kind)?.values() ?? [])] as T[];
  }

  get<T>(kind: string, id: string): T | undefined {
    return this.#kinds.get(kind)?.get(id) as T | undefined;
  }

  /** Sets a value; it is on disk after the next `commit`. A value of null removes the entry. */
  put(kind: string, id: string, value: unknown): void {
    const before = this.get(kind, id) ?? null;
    this.#apply({ kind, id, value });
    this.#pending.push({ kind, id, value, before });
  }

  /** Undoes every change since the last commit, for a request that was refused half way. */
  rollback(): void {
    for (const { kind, id, before } of this.#pending.reverse()) this.#apply({ kind, id, value: before });
    this.#pending = [];
  }

  /** Writes all changes since the last commit in one append, so that a crash keeps all of them or none. */
  commit(): void {
    if (this.#pending.length === 0) return;
    const text = `${JSON.stringify(this.#pending.map(({ kind, id, value }): Line => ({ kind, id, value })))}\n`;
    this.#lines += this.#pending.length;
    this.#pending = [];
    appendFileSync(this.#file, text);
    if (this.#lines > 2000 && this.#lines > 4 * this.#size()) this.#compact();
  }

  #size(): number {
    let size = 0;
    for (const entries of this.#kinds.values()) size += entries.size;
    return size;
  }

  #apply({ kind, id, value }: Line): void {
    let entries = this.#kinds.get(kind);
    if (!entries) this.#kinds.set(kind, (entries = new Map()));
    if (value === null) entries.delete(id);
    else entries.set(id, value);
  }

  #replay(text: string): void {
    for (const row of text.split('\n')) {
      if (row === '') continue;
      let lines: Line[];
      try {
        lines = JSON.parse(row) as Line[];
      } catch {
        continue; // the half written last line of a killed process
      }
      for (const line of lines) this.#apply(line);
    }
  }

  #compact(): void {
    const lines: Line[] = [];
    for (const [kind, entries] of this.#kinds) for (const [id, value] of entries) lines.push({ kind, id, value });
    const temporary = `${this.#file}.new`;
    writeFileSync(temporary, lines.map((line) => `${JSON.stringify([line])}\n`).join(''));
    renameSync(temporary, this.#file);
    this.#lines = lines.length;
  }
}
