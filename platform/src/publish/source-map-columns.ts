/**
 * Keeps source maps true when text of a built file is exchanged (a publish writes the version and the hashes of chunks
 * into it): mappings behind an exchanged text move with it. Only the first number of a mapping, its column in the built
 * file, changes; the rest is copied.
 */

/** A piece of text that takes another's place. `index` counts characters of the file before the exchange. */
export type Exchange = { index: number; length: number; text: string };

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BITS = 5;
const MORE = 1 << BITS;

/** Reads a number in base64 VLQ from the start of a mapping. */
function readFirst(mapping: string): { value: number; length: number } {
  let raw = 0;
  let length = 0;
  for (let digit = MORE; digit & MORE; length += 1) {
    digit = DIGITS.indexOf(mapping.charAt(length));
    if (digit < 0) throw new Error(`“${mapping}” is no mapping`);
    raw |= (digit & (MORE - 1)) << (BITS * length);
  }
  return { value: raw & 1 ? -(raw >> 1) : raw >> 1, length };
}

function write(value: number): string {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1;
  let text = '';
  do {
    const digit = rest & (MORE - 1);
    rest >>>= BITS;
    text += DIGITS.charAt(rest > 0 ? digit | MORE : digit);
  } while (rest > 0);
  return text;
}

type ColumnShift = { end: number; by: number };

/** By line: where in the old line an exchanged text ended, and by how many columns what is behind it moved. */
function shiftsByLine(source: string, exchanges: readonly Exchange[]): Map<number, ColumnShift[]> {
  const shifts = new Map<number, ColumnShift[]>();
  for (const { index, length, text } of exchanges) {
    const before = source.slice(0, index);
    const line = before.split('\n').length - 1;
    const column = index - (before.lastIndexOf('\n') + 1);
    shifts.set(line, [...(shifts.get(line) ?? []), { end: column + length, by: text.length - length }]);
  }
  return shifts;
}

/** Returns the `mappings` of a source map after the exchanges, none of which has a line break in it. */
export function moveColumns(mappings: string, source: string, exchanges: readonly Exchange[]): string {
  const shifts = shiftsByLine(source, exchanges);
  return mappings
    .split(';')
    .map((line, number) => {
      const moved = shifts.get(number);
      if (!moved || line === '') return line;
      let column = 0;
      let last = 0;
      return line
        .split(',')
        .map((mapping) => {
          const { value, length } = readFirst(mapping);
          column += value;
          const now = column + moved.reduce((sum, { end, by }) => (end <= column ? sum + by : sum), 0);
          const text = write(now - last) + mapping.slice(length);
          last = now;
          return text;
        })
        .join(',');
    })
    .join(';');
}
