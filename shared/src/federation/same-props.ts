/** Compares the props of a region. */
import { isValidElement } from 'react';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns true for plain data of equal content. Functions and elements are compared by identity. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (isValidElement(one)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameData(one[name], other[name]))
  );
}

/** Returns true for elements of the same component: a region's fallback shows nothing that changes. */
export function isSameStandIn(one: unknown, other: unknown): boolean {
  return isSameData(one, other) || (isValidElement(one) && isValidElement(other) && one.type === other.type);
}
