/**
 * One wish that several values of a facet fulfil: "Lakefront / Oceanfront" is either (FIND-2). It is written so in the
 * address and on its chip; no value of the index has " / " in it.
 */
const SEPARATOR = ' / ';

/** The values of which one is enough; most wishes are one value. */
export function getAlternatives(value: string): string[] {
  return value.split(SEPARATOR);
}
