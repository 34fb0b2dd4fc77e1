/** Whether what a region is given says the same as before. */
import { isValidElement } from 'react';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Compares plain data by its content, functions and elements by identity. */
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

/** What stands in for a region shows nothing that changes: another element of the same component is the same. */
export function isSameStandIn(one: unknown, other: unknown): boolean {
  return isSameData(one, other) || (isValidElement(one) && isValidElement(other) && one.type === other.type);
}
