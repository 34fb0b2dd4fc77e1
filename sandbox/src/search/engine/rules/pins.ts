import type { Bitmap } from '../bitmap.ts';
import type { Engine } from '../engine.ts';
import { isObject, type Doc } from '../../json.ts';

/**
 * Records that rules put at a place of the results, or hide. `filtered` ones are shown only when the query's filters
 * let them.
 */
export type Pins = { promoted: { objectIDs: string[]; position: number; filtered: boolean }[]; hidden: string[] };

export const noPins = (): Pins => ({ promoted: [], hidden: [] });

/** Is there anything to change about what is found? */
export const hasPins = ({ promoted, hidden }: Pins): boolean => promoted.length + hidden.length > 0;

/** Adds what a rule promotes and hides. */
export function addPins(pins: Pins, consequence: Doc): void {
  const filtered = consequence['filterPromotes'] === true;
  for (const promote of objects(consequence['promote'])) {
    const ids = Array.isArray(promote['objectIDs']) ? promote['objectIDs'] : [promote['objectID'] ?? null];
    pins.promoted.push({
      objectIDs: ids.filter((id) => typeof id === 'string'),
      position: Math.max(0, Number(promote['position'] ?? 0)),
      filtered,
    });
  }
  for (const { objectID } of objects(consequence['hide'])) if (typeof objectID === 'string') pins.hidden.push(objectID);
}

const objects = (value: Doc[string] | undefined): Doc[] => (Array.isArray(value) ? value.filter(isObject) : []);

/**
 * Takes hidden records out of the found ones and puts promoted ones in; answers the places of those. The bitmap is
 * changed.
 */
export function pin(engine: Engine, { promoted, hidden }: Pins, found: Bitmap, filtered: Bitmap): Map<number, number> {
  for (const id of hidden) {
    const slot = engine.slot(id);
    if (slot !== undefined) found.remove(slot);
  }
  const places = new Map<number, number>();
  const taken = new Set<number>();
  for (const group of promoted) {
    let place = group.position;
    for (const id of group.objectIDs) {
      const slot = engine.slot(id);
      if (slot === undefined || hidden.includes(id) || taken.has(slot) || (group.filtered && !filtered.has(slot)))
        continue;
      while (places.has(place)) place++;
      places.set(place, slot);
      taken.add(slot);
      found.add(slot);
    }
  }
  return places;
}

/** Puts pinned slots at their places among the others, which keep their order. */
export function placed(others: readonly number[], places: ReadonlyMap<number, number>, count: number): number[] {
  if (places.size === 0) return others.slice(0, count);
  const result: number[] = [];
  const waiting = [...places].sort(([a], [b]) => a - b);
  for (const slot of others) {
    while (waiting[0] && waiting[0][0] <= result.length) result.push(waiting.shift()![1]);
    result.push(slot);
  }
  return [...result, ...waiting.map(([, slot]) => slot)].slice(0, count);
}
