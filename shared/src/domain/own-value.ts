/**
 * Returns what a table says of a text from outside; undefined when the text is no key of its own. A plain look-up would
 * answer "constructor" and "toString" with what every object has (SAFE-28).
 */
export const ownValue = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
