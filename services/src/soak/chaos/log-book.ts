/**
 * What the processes of a campaign have logged: events are counted as they come, and of the text only the end is kept,
 * so that a campaign of a night needs no more memory than one of a minute.
 */
import { closeSync, openSync, readSync, statSync, truncateSync } from 'node:fs';

/** Characters that are kept of the end of what was logged. */
const KEPT_CHARS = 64 * 1024;
/** A file with more bytes is emptied once it is read. */
const MOST_FILE_BYTES = 16 * 1024 * 1024;
const PIECE_BYTES = 256 * 1024;

export type EventCounts = ReadonlyMap<string, number>;
type Hear = (piece: string) => void;

export class LogBook {
  private readonly counts = new Map<string, number>();
  private readonly files: { path: string; offset: number; hear: Hear }[] = [];
  private readonly mostFileBytes: number;
  private end = '';

  /** @param mostFileBytes a file with more bytes is emptied once it is read */
  constructor(mostFileBytes = MOST_FILE_BYTES) {
    this.mostFileBytes = mostFileBytes;
  }

  /** Returns what takes the output of a process, in pieces that need not end where lines do. */
  listen(): Hear {
    let rest = '';
    return (piece) => {
      const text = rest + piece;
      const whole = text.lastIndexOf('\n') + 1;
      rest = text.slice(whole);
      this.add(text.slice(0, whole));
    };
  }

  /** Reads the log file of a process too, which appends to it. */
  follow(path: string): void {
    this.files.push({ path, offset: 0, hear: this.listen() });
  }

  /** How often each event was logged so far, by all processes. */
  events(): EventCounts {
    for (const file of this.files) this.read(file);
    return new Map(this.counts);
  }

  /** The end of what was logged, in no order between processes. */
  tail = (): string => this.end;

  private add(lines: string): void {
    for (const [, event = ''] of lines.matchAll(/"event":"(\w+)"/g))
      this.counts.set(event, (this.counts.get(event) ?? 0) + 1);
    this.end = (this.end + lines).slice(-KEPT_CHARS);
  }

  private read(file: (typeof this.files)[number]): void {
    const handle = openSync(file.path, 'r');
    try {
      const piece = Buffer.alloc(PIECE_BYTES);
      let read = readSync(handle, piece, 0, PIECE_BYTES, file.offset);
      while (read > 0) {
        file.offset += read;
        // Names of events are ASCII, so a letter that is cut between two pieces is in none of them.
        file.hear(piece.toString('latin1', 0, read));
        read = readSync(handle, piece, 0, PIECE_BYTES, file.offset);
      }
    } finally {
      closeSync(handle);
    }
    if (file.offset <= this.mostFileBytes || statSync(file.path).size > file.offset) return;
    truncateSync(file.path);
    file.offset = 0;
  }
}
