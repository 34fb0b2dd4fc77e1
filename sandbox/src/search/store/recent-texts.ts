/** A page of results reads the same popular records again and again; their small attributes are some 2 KB of text. */
const RECORDS = 1000;
const CELL_BYTES = 4096;

type Held = { of: object; cell: number; length: number };

/**
 * The unpacked texts of the records that were read last, in one piece of memory that is used again and again: texts of
 * their own live just long enough to become old, and collecting old garbage holds up queries.
 */
export class RecentTexts {
  private readonly held = new Map<string, Held>();
  private bytes: Buffer | null = null;

  /**
   * The text that was put under the id for the same thing; null when it is not held any more, or was put for another
   * one.
   */
  get(id: string, of: object): string | null {
    const known = this.held.get(id);
    if (!this.bytes || known?.of !== of) return null;
    // The latest last.
    this.held.delete(id);
    this.held.set(id, known);
    const at = known.cell * CELL_BYTES;
    return this.bytes.toString('utf8', at, at + known.length);
  }

  /** Holds a text, in the place of the one that was read longest ago where all are taken. Long ones are not held. */
  put(id: string, of: object, text: Uint8Array): void {
    if (text.length > CELL_BYTES) return;
    this.bytes ??= Buffer.allocUnsafeSlow(RECORDS * CELL_BYTES);
    const known = this.held.get(id);
    const oldest = !known && this.held.size >= RECORDS ? this.held.entries().next().value : undefined;
    if (oldest) this.held.delete(oldest[0]);
    if (known) this.held.delete(id);
    const cell = known?.cell ?? oldest?.[1].cell ?? this.held.size;
    this.bytes.set(text, cell * CELL_BYTES);
    this.held.set(id, { of, cell, length: text.length });
  }

  clear(): void {
    this.held.clear();
  }
}
