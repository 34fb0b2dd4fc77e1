/**
 * Reads CSV as RFC 4180 has it, a record at a time: fields in quotes may hold commas, doubled quotes and line breaks.
 * Our own, because each record needs the line it begins on, which is all that a person with 100,000 of them can look
 * for.
 */

export type CsvRecord = { line: number; fields: string[] };

/** Thrown for text that is no CSV, with the line. */
export class CsvError extends Error {
  override name = 'CsvError';
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/**
 * Characters of one record. A home has a few thousand; a quote that is never closed would else take the rest of the
 * file.
 */
export const LONGEST_RECORD = 1_000_000;

type State = {
  line: number;
  begun: number;
  /** Characters of the record so far. */
  length: number;
  fields: string[];
  field: string;
  mode: 'plain' | 'quoted' | 'closed';
  /** The character before was a return: a line break after it ends the same line. */
  returned: boolean;
};

/** Takes one character; returns a record when it ended one. */
function take(state: State, character: string): CsvRecord | null {
  state.length += 1;
  if (state.length > LONGEST_RECORD)
    throw new CsvError(
      state.begun,
      `it is longer than ${LONGEST_RECORD} characters${state.mode === 'quoted' ? ': a quote is perhaps not closed' : ''}`,
    );
  const isSecondHalf = character === '\n' && state.returned;
  state.returned = character === '\r';
  if ((character === '\n' || character === '\r') && !isSecondHalf) state.line += 1;
  if (state.mode === 'quoted') {
    if (character === '"') state.mode = 'closed';
    else state.field += character;
    return null;
  }
  // A return ended the line.
  if (isSecondHalf) {
    state.begun = state.line;
    state.length = 0;
    return null;
  }
  if (character === '"') {
    // A quote after a closing one is a quote of the text; else it opens the field.
    if (state.mode === 'closed') state.field += '"';
    else if (state.field !== '') throw new CsvError(state.line, 'a quote stands in the middle of a field');
    state.mode = 'quoted';
    return null;
  }
  const isEnd = character === '\n' || character === '\r';
  if (character !== ',' && !isEnd) {
    if (state.mode === 'closed') throw new CsvError(state.line, 'text follows a closing quote');
    state.field += character;
    return null;
  }
  state.fields.push(state.field);
  state.field = '';
  state.mode = 'plain';
  if (character === ',') return null;
  const record = { line: state.begun, fields: state.fields };
  state.fields = [];
  state.begun = state.line;
  state.length = 0;
  return record;
}

const isEmpty = ({ fields }: CsvRecord): boolean => fields.length === 1 && fields[0] === '';

/** Records of the text in its pieces; empty lines are left out. @throws CsvError */
export async function* readCsv(pieces: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const state: State = { line: 1, begun: 1, length: 0, fields: [], field: '', mode: 'plain', returned: false };
  for await (const piece of pieces) {
    for (const character of piece) {
      const record = take(state, character);
      if (record && !isEmpty(record)) yield record;
    }
  }
  if (state.mode === 'quoted') throw new CsvError(state.begun, 'a quote is not closed');
  if (state.field === '' && state.fields.length === 0) return;
  const last = take(state, '\n');
  if (last && !isEmpty(last)) yield last;
}
