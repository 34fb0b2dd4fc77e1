import type { Engine } from './engine.ts';
import type { TextScores } from './text-score.ts';
import { list } from '../protocol/params.ts';
import type { Doc } from '../json.ts';

export const DEFAULT_RANKING = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

/** What the criteria of one query read. */
export type RankingFacts = {
  text: TextScores | null;
  /** Distance step of a record, when the query asks around a place. */
  geo: ((slot: number) => number) | null;
  /** Sum of the scores of the filters it answers, when any filter or optional filter carries one. */
  filters: ((slot: number) => number) | null;
};
type Key = (slot: number) => number;

/** The order of results: a comparison by each criterion in turn, the last tie by objectID, descending. */
export function order(engine: Engine, settings: Doc, facts: RankingFacts): (a: number, b: number) => number {
  const keys = (list(settings, 'ranking') ?? DEFAULT_RANKING).flatMap((criterion) =>
    getKeys(engine, settings, facts, criterion),
  );
  return (a, b) => {
    for (const key of keys) {
      const left = key(a);
      const right = key(b);
      if (left === right) continue;
      // Records without the attribute come last in either direction.
      if (Number.isNaN(left)) {
        if (Number.isNaN(right)) continue;
        return 1;
      }
      if (Number.isNaN(right)) return -1;
      return left - right;
    }
    return engine.ids[a]! < engine.ids[b]! ? 1 : -1;
  };
}

function getKeys(engine: Engine, settings: Doc, facts: RankingFacts, criterion: string): Key[] {
  const { text, geo, filters } = facts;
  const least = (values: Uint8Array | Uint16Array | Uint32Array | undefined): Key[] =>
    values ? [(slot) => values[slot]!] : [];
  const most = (values: Uint8Array | undefined): Key[] => (values ? [(slot) => -values[slot]!] : []);
  switch (criterion) {
    case 'typo':
      return least(text?.typos);
    case 'geo':
      return geo ? [geo] : [];
    case 'words':
      return most(text?.words);
    case 'filters':
      return filters ? [(slot) => -filters(slot)] : [];
    case 'proximity':
      return least(text?.proximity);
    case 'attribute':
      return least(text?.attribute);
    case 'exact':
      return most(text?.exact);
    case 'custom':
      return (list(settings, 'customRanking') ?? []).flatMap((custom) => attributeKey(engine, custom));
    default:
      return attributeKey(engine, criterion);
  }
}

/** `asc(price)` and `desc(rating)`. */
function attributeKey(engine: Engine, criterion: string): Key[] {
  const match = /^(asc|desc)\((.+)\)$/.exec(criterion);
  const column = match && (engine.numbers.get(match[2]!) ?? engine.booleans.get(match[2]!));
  if (!column) return [];
  return [match[1] === 'asc' ? (slot) => column.at(slot) : (slot) => -column.at(slot)];
}

/** The first `count` of the slots in order. Keeps a heap of that size, so that most slots cost one comparison. */
export function first(slots: Uint32Array, count: number, compare: (a: number, b: number) => number): number[] {
  if (count <= 0) return [];
  if (slots.length <= count || count > slots.length / 4) return Array.from(slots).sort(compare).slice(0, count);
  const heap = Array.from(slots.subarray(0, count)).sort((a, b) => compare(b, a));
  for (let i = count; i < slots.length; i++) {
    const slot = slots[i]!;
    if (compare(slot, heap[0]!) < 0) {
      heap[0] = slot;
      sink(heap, compare);
    }
  }
  return heap.sort(compare);
}

/** Restores a heap whose worst item is at the root after the root was replaced. */
function sink(heap: number[], compare: (a: number, b: number) => number): void {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    if (left >= heap.length) return;
    const right = left + 1;
    const worse = right < heap.length && compare(heap[right]!, heap[left]!) > 0 ? right : left;
    if (compare(heap[worse]!, heap[at]!) <= 0) return;
    [heap[at], heap[worse]] = [heap[worse]!, heap[at]!];
    at = worse;
  }
}
