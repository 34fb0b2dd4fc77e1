/** For tests of translations: every text of a catalogue, those of functions with sample values. */

/** What functions of texts are called with; the first that they take counts. */
const SAMPLES: readonly (readonly unknown[])[] = [
  [2, 3, 4],
  ['Ana', ['Ana', 'Luis'], 'x'],
  [['Ana', 'Luis'], 'x', 'x'],
  [{ until: 14, percent: 50 }, [{ until: 7, percent: 20 }], 'x'],
  [{ kind: 'type', name: 'x', label: 'x', rate: 'x', topic: 'x', stars: 2, query: 'x' }, 2, 2],
  [2, { kind: 'type', name: 'x', label: 'x', rate: 'x', topic: 'x', stars: 2, query: 'x' }, 2],
];

function call(text: (...values: never[]) => unknown): unknown {
  for (const values of SAMPLES) {
    try {
      return text(...(values as never[]));
    } catch {
      // The next values may be what it takes.
    }
  }
  throw new Error(`No sample fits ${String(text)}`);
}

/** Returns the texts with their names, e.g. `card.studio`. */
export function readTexts(catalogue: unknown, name = ''): { name: string; text: string }[] {
  if (typeof catalogue === 'string') return [{ name, text: catalogue }];
  if (typeof catalogue === 'function') return readTexts(call(catalogue as () => unknown), name);
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  return Object.entries(catalogue).flatMap(([key, value]) => readTexts(value, name === '' ? key : `${name}.${key}`));
}

/** Words that English sentences have and Spanish ones do not. */
export const ENGLISH_WORDS =
  /\b(the|your|you|and|with|of|from|for|this|that|nights?|guests?|homes?|reviews?|about|please|couldn’t)\b/i;
