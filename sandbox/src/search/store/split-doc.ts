import { isDayText } from '../engine/day-column.ts';
import type { Doc } from '../json.ts';

/**
 * A record taken apart: its small attributes, and each big one (day maps always) as JSON text. Most readers want few of
 * the big ones, so they are stored, and parsed, apart.
 */
export type SplitDoc = { id: string; small: Doc; big: [attribute: string, text: string][] };

const BIG_CHARACTERS = 2000;

export function splitDoc(id: string, doc: Doc): SplitDoc {
  const small: Doc = {};
  const big: SplitDoc['big'] = [];
  for (const key in doc) {
    const value = doc[key]!;
    const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : '';
    if (text.length > BIG_CHARACTERS || isDayText(text)) big.push([key, text]);
    else small[key] = value;
  }
  return { id, small, big };
}
