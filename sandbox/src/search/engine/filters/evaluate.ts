import { Bitmap, type Fill } from '../bitmap.ts';
import type { DayColumn } from '../day-column.ts';
import type { Engine } from '../engine.ts';
import { fold } from '../facet-column.ts';
import type { NumberRange } from '../number-column.ts';
import type { Atom, Clause, Filter, Operator } from './filter.ts';

/** Which attributes an index may filter as facets, and which as numbers; others match nothing, as on the hosted service. */
export type Filterable = {
  facet: (attribute: string) => boolean;
  number: (attribute: string, operator: Operator | 'range') => boolean;
};

/**
 * What a clause asks of a record, in two ways: of all slots as a bitmap, which is remembered under its key, or of one slot after the other. `isNot` turns
 * the answer round.
 */
type Condition = {
  key: () => string;
  isNot: boolean;
  cost: number;
  fill: Fill;
  test: () => (slot: number) => boolean;
  /** Keeps, at their beginning, those of the first `held` slots for which it holds, `isNot` considered. Answers how many. */
  keep: (slots: Uint32Array, held: number) => number;
};
/** Reading one facet, one number, one day of each record; what is remembered costs nothing, several conditions a little more than their dearest. */
const COST = { remembered: 0, facet: 1, number: 2, day: 3, several: 0.5 };
/** Below this share of all slots the rest of the clauses is asked slot by slot. */
const FEW = 1 / 4;

/** The slots for which every clause holds; `from` is the set to start with, and is changed. The cheapest clauses go first, so that the others look at few records. */
export function evaluate(engine: Engine, filter: Filter, filterable: Filterable, from: Bitmap): Bitmap {
  const isFew = (): boolean => from.count() <= engine.size * FEW;
  let conditions = filter.map((clause) => getCondition(engine, clause, filterable)).sort((a, b) => a.cost - b.cost);
  // Counting looks at the whole set, so it is done once for each change of it.
  let few = isFew();
  if (!few)
    conditions = conditions
      .map((condition) => ({ condition, cost: engine.isCached(condition.key()) ? COST.remembered : condition.cost }))
      .sort((a, b) => a.cost - b.cost)
      .map(({ condition }) => condition);
  let at = 0;
  for (; at < conditions.length && !few; at++) {
    narrow(engine, from, conditions[at]!);
    few = isFew();
  }
  if (at === conditions.length) return from;
  const slots = engine.slotScratch();
  let held = from.list(slots);
  for (; at < conditions.length && held > 0; at++) held = conditions[at]!.keep(slots, held);
  return from.become(slots, held);
}

function narrow(engine: Engine, from: Bitmap, { key, isNot, fill }: Condition): void {
  const slots = engine.cached(key(), fill);
  if (isNot) from.andNot(slots);
  else from.and(slots);
}

/** The slots for which one condition holds. Callers must not change it. */
export function atomSlots(engine: Engine, atom: Atom, filterable: Filterable): Bitmap {
  const { key, isNot, fill } = atomCondition(engine, atom, filterable);
  const slots = engine.cached(key(), fill);
  return isNot ? Bitmap.full(engine.size).andNot(slots) : slots;
}

type Made = { clause: Clause; engine: Engine; size: number; filterable: Filterable; condition: Condition };
/**
 * What was made of the last clauses, since the queries of one search share most of theirs. It is good until the index
 * grows, which may bring it a column. A list that is written over and over, no map: what a map forgets still hangs on
 * the tables that it outgrew, and lives just long enough to become a burden on the collector of garbage.
 */
const made: Made[] = [];
const MOST_MADE = 64;
let makes = 0;

function getCondition(engine: Engine, clause: Clause, filterable: Filterable): Condition {
  for (const known of made)
    if (known.clause === clause && known.engine === engine && known.size === engine.size)
      if (known.filterable === filterable) return known.condition;
  const condition = makeCondition(engine, clause, filterable);
  // The slot of an id changes when a version of its record is shown, which is later than when it is read.
  if (clause.every(({ attribute }) => attribute !== 'objectID'))
    made[makes++ % MOST_MADE] = { clause, engine, size: engine.size, filterable, condition };
  return condition;
}

function makeCondition(engine: Engine, clause: Clause, filterable: Filterable): Condition {
  const [only] = clause;
  if (clause.length === 1 && only) return atomCondition(engine, only, filterable);
  const sameDay = dayCondition(engine, clause, filterable);
  if (sameDay) return sameDay;
  const parts = clause.map((atom) => atomCondition(engine, atom, filterable));
  return {
    key: () => parts.map(({ key, isNot }) => `${isNot ? '!' : ''}${key()}`).join(' | '),
    isNot: false,
    cost: COST.several + Math.max(...parts.map(({ cost }) => cost)),
    fill: (into, from) => {
      const any = new Bitmap(into.size);
      for (const { key, isNot, fill } of parts) {
        const slots = engine.cached(key(), fill);
        any.or(isNot ? Bitmap.full(into.size).andNot(slots) : slots);
      }
      for (let word = from >>> 5; word < any.words.length; word++) into.words[word] = any.words[word]!;
    },
    test: () => anyOf(parts),
    keep: (slots, held) => {
      const holds = anyOf(parts);
      let kept = 0;
      for (let i = 0; i < held; i++) if (holds(slots[i]!)) slots[kept++] = slots[i]!;
      return kept;
    },
  };
}

/** Does one of several conditions hold of a slot? */
function anyOf(parts: readonly Condition[]): (slot: number) => boolean {
  const [first, second, ...others] = parts.map(({ isNot, test }) => ({ isNot, holds: test() }));
  if (first && second && others.length === 0)
    return (slot) => first.holds(slot) !== first.isNot || second.holds(slot) !== second.isNot;
  const tests = [first, second, ...others].flatMap((each) => each ?? []);
  return (slot) => tests.some(({ isNot, holds }) => holds(slot) !== isNot);
}

function atomCondition(engine: Engine, atom: Atom, filterable: Filterable): Condition {
  return (
    dayCondition(engine, [atom], filterable) ??
    (atom.kind === 'range' || atom.kind === 'numeric'
      ? numericCondition(engine, atom, filterable)
      : facetCondition(engine, atom, filterable))
  );
}

/** What no record has: all hold its opposite. */
const nothing = (isNot: boolean): Pick<Condition, 'fill' | 'test' | 'keep'> => ({
  fill: () => undefined,
  test: () => () => false,
  keep: (_slots, held) => (isNot ? held : 0),
});
type FacetAtom = Extract<Atom, { kind: 'facet' | 'tag' }>;
type NumericAtom = Exclude<Atom, FacetAtom>;

function facetCondition(engine: Engine, { attribute, value, negated }: FacetAtom, filterable: Filterable): Condition {
  const base = { isNot: negated, cost: COST.facet };
  if (attribute === 'objectID') {
    // A record gets another slot with each version, so this cannot be remembered by its id.
    const own = engine.slot(value);
    return {
      ...base,
      key: () => `id ${own}`,
      fill: (into) => own !== undefined && into.add(own),
      test: () => (slot) => slot === own,
      keep: (slots, held) => {
        let kept = 0;
        for (let i = 0; i < held; i++) if ((slots[i] === own) !== negated) slots[kept++] = slots[i]!;
        return kept;
      },
    };
  }
  const column = filterable.facet(attribute) ? engine.facets.get(attribute) : undefined;
  const key = (): string => `facet ${column !== undefined} ${attribute}:${fold(value)}`;
  if (!column) return { ...base, key, ...nothing(negated) };
  // The values of facets are few and asked again and again, and reading them record by record is slow.
  const all = (): Bitmap => engine.cached(key(), (into, from) => column.fill(into, from, value));
  return {
    ...base,
    key,
    fill: (into, from) => column.fill(into, from, value),
    test: () => {
      const slots = all();
      return (slot) => slots.has(slot);
    },
    keep: (slots, held) => all().keep(slots, held, negated),
  };
}

/** Records without the attribute match neither a numeric condition nor its negation. */
function numericCondition(engine: Engine, atom: NumericAtom, filterable: Filterable): Condition {
  const column = isNumber(filterable, atom) ? engine.numbers.get(atom.attribute) : undefined;
  const key = (): string => `number ${column !== undefined} ${JSON.stringify(atom)}`;
  const base = { key, isNot: false, cost: COST.number };
  if (!column) return { ...base, ...nothing(false) };
  const range = getRange(atom);
  return {
    ...base,
    fill: (into, from) => column.fill(into, from, range),
    test: () => column.test(range),
    keep: (slots, held) => column.keep(slots, held, range, false),
  };
}

const isNumber = (filterable: Filterable, atom: NumericAtom): boolean =>
  filterable.number(atom.attribute, atom.kind === 'range' ? 'range' : atom.operator);

/** Every comparison is a range of numbers, or what is outside one. */
function getRange(atom: NumericAtom): NumberRange {
  const { negated } = atom;
  if (atom.kind === 'range') return { from: atom.from, to: atom.to, isOpen: false, negated };
  const { operator, value } = atom;
  const isOpen = operator === '<' || operator === '>';
  if (operator === '<' || operator === '<=') return { from: -Infinity, to: value, isOpen, negated };
  if (operator === '>' || operator === '>=') return { from: value, to: Infinity, isOpen, negated };
  // Of a list no value may equal n in `!=`, so that it is the opposite of `=`.
  return { from: value, to: value, isOpen: false, negated: negated !== (operator === '!=') };
}

/** Conditions of which one must hold, all about one day of one day map (`Availability.20260704`): one look at the day answers all. Undefined when they are not. */
function dayCondition(engine: Engine, clause: Clause, filterable: Filterable): Condition | undefined {
  const [first] = clause;
  const day = first && getDay(engine, first.attribute);
  if (!day || clause.some(({ attribute }) => attribute !== first.attribute)) return undefined;
  const isNot = first.kind !== 'range' && first.kind !== 'numeric' && first.negated;
  // The opposite of a value holds without one too, so it cannot share a look with others.
  if (clause.length > 1 && clause.some((atom) => (atom.kind === 'facet' || atom.kind === 'tag') && atom.negated))
    return undefined;
  const { column, key } = day;
  let known: Uint8Array | undefined;
  const passes = (): Uint8Array => {
    if (known) return known;
    const tests = clause.map((atom) => dayTest(atom, filterable));
    known = column.passes((value) => tests.some((test) => test(value)));
    return known;
  };
  return {
    key: () =>
      `day ${JSON.stringify(clause.map((atom) => ({ ...atom, allowed: isAllowed(filterable, atom), score: 1 })))}`,
    isNot,
    cost: COST.day,
    fill: (into, from) => column.fill(into, from, key, passes()),
    test: () => column.test(key, passes()),
    keep: (slots, held) => column.keep(slots, held, { day: key, passes: passes(), isNot }),
  };
}

const isAllowed = (filterable: Filterable, atom: Atom): boolean =>
  atom.kind === 'range' || atom.kind === 'numeric' ? isNumber(filterable, atom) : filterable.facet(atom.attribute);

function dayTest(atom: Atom, filterable: Filterable): (value: string | number) => boolean {
  if (!isAllowed(filterable, atom)) return () => false;
  if (atom.kind === 'range' || atom.kind === 'numeric') {
    const { from, to, isOpen, negated } = getRange(atom);
    return (value) =>
      typeof value === 'number' && (isOpen ? value > from && value < to : value >= from && value <= to) !== negated;
  }
  const wanted = fold(atom.value);
  return (value) => fold(String(value)) === wanted;
}

function getDay(engine: Engine, attribute: string): { column: DayColumn; key: string } | undefined {
  const dot = attribute.lastIndexOf('.');
  const column = dot < 0 ? undefined : engine.days.get(attribute.slice(0, dot));
  return column && { column, key: attribute.slice(dot + 1) };
}
