import { Bitmap } from '../bitmap.ts';
import type { Engine } from '../engine.ts';
import { fold } from '../facet-column.ts';
import { compare, type Atom, type Clause, type Filter, type Operator } from './filter.ts';

/** Which attributes an index may filter as facets, and which as numbers; others match nothing, as on the hosted service. */
export type Filterable = {
  facet: (attribute: string) => boolean;
  number: (attribute: string, operator: Operator | 'range') => boolean;
};

/** The slots for which every clause holds; `from` is the set to start with, and is changed. */
export function evaluate(engine: Engine, filter: Filter, filterable: Filterable, from: Bitmap): Bitmap {
  for (const clause of filter) from.and(clauseSlots(engine, clause, filterable));
  return from;
}

function clauseSlots(engine: Engine, clause: Clause, filterable: Filterable): Bitmap {
  const [only] = clause;
  if (clause.length === 1 && only) return atomSlots(engine, only, filterable);
  return clause.reduce((all, atom) => all.or(atomSlots(engine, atom, filterable)), new Bitmap(engine.size));
}

/** The slots for which one condition holds. Shared and remembered: callers must not change it. */
export function atomSlots(engine: Engine, atom: Atom, filterable: Filterable): Bitmap {
  if (atom.kind === 'range' || atom.kind === 'numeric') {
    if (!filterable.number(atom.attribute, atom.kind === 'range' ? 'range' : atom.operator))
      return new Bitmap(engine.size);
    return engine.cached(`n ${JSON.stringify(atom)}`, () => numericSlots(engine, atom));
  }
  const { attribute, value, negated } = atom;
  const allowed = attribute === 'objectID' || filterable.facet(attribute);
  return engine.cached(`f ${allowed} ${negated} ${attribute}:${value}`, () => {
    const found = allowed ? facetSlots(engine, attribute, value) : new Bitmap(engine.size);
    return negated ? Bitmap.where(engine.size, () => true).andNot(found) : found;
  });
}

function facetSlots(engine: Engine, attribute: string, value: string): Bitmap {
  const { size } = engine;
  if (attribute === 'objectID') {
    const slot = engine.slot(value);
    const found = new Bitmap(size);
    if (slot !== undefined) found.add(slot);
    return found;
  }
  const day = dayOf(engine, attribute);
  if (day) {
    const wanted = fold(value);
    return day.column.match(day.key, size, (held) => fold(String(held)) === wanted);
  }
  return engine.facets.get(attribute)?.match(size, value) ?? new Bitmap(size);
}

/** Records without the attribute match neither a numeric condition nor its negation. */
function numericSlots(engine: Engine, atom: Exclude<Atom, { kind: 'facet' | 'tag' }>): Bitmap {
  const { attribute } = atom;
  // Of a list no value may equal n in `!=`, so that it is the opposite of `=`.
  const differs = atom.kind === 'numeric' && atom.operator === '!=';
  const negated = atom.negated !== differs;
  const holds =
    atom.kind === 'range'
      ? (value: number) => value >= atom.from && value <= atom.to
      : (value: number) => compare[differs ? '=' : atom.operator](value, atom.value);
  const day = dayOf(engine, attribute);
  if (day) return day.column.match(day.key, engine.size, (held) => typeof held === 'number' && holds(held) !== negated);
  return engine.numbers.get(attribute)?.match(engine.size, holds, negated) ?? new Bitmap(engine.size);
}

/** `Availability.20260704` is a day of the day map `Availability`. */
function dayOf(
  engine: Engine,
  attribute: string,
): { column: NonNullable<ReturnType<Engine['days']['get']>>; key: string } | undefined {
  const dot = attribute.lastIndexOf('.');
  const column = dot < 0 ? undefined : engine.days.get(attribute.slice(0, dot));
  return column && { column, key: attribute.slice(dot + 1) };
}
