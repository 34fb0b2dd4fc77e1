import { badRequest } from '../protocol/errors.ts';
import { isObject, type Doc, type Json } from '../json.ts';

/**
 * Applies a partial update: attributes replace their old value, or `{_operation, value}` changes it. Null when it must
 * not be applied.
 */
export function applyPartial(current: Doc | undefined, changes: Doc): Doc | null {
  const next: Doc = { ...current };
  for (const key in changes) {
    const change = changes[key]!;
    if (key === 'objectID') continue;
    if (!isObject(change) || typeof change['_operation'] !== 'string') next[key] = change;
    else {
      const result = operate(change['_operation'], next[key], change['value'] ?? null, current !== undefined);
      if (result === undefined) return null;
      next[key] = result;
    }
  }
  return next;
}

function operate(operation: string, held: Json | undefined, value: Json, exists: boolean): Json | undefined {
  const list = Array.isArray(held) ? held : held === undefined ? [] : [held];
  const number = typeof held === 'number' ? held : 0;
  switch (operation) {
    case 'Add':
      return [...list, value];
    case 'AddUnique':
      return list.includes(value) ? list : [...list, value];
    case 'Remove':
      return list.filter((item) => item !== value);
    case 'Increment':
      return number + amount(value);
    case 'Decrement':
      return number - amount(value);
    // These two are for records whose version only goes up: anything else leaves the record as it was.
    case 'IncrementFrom':
      return (exists ? number === value : value === 0) ? amount(value) + 1 : undefined;
    case 'IncrementSet':
      return !exists || amount(value) > number ? value : undefined;
    default:
      throw badRequest(`Invalid operation: ${operation}`);
  }
}

function amount(value: Json): number {
  if (typeof value !== 'number') throw badRequest('Invalid value for the operation, expected a number');
  return value;
}
