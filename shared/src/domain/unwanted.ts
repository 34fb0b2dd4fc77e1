/**
 * What a search leaves out: "not in Truckee", "no hot tub" (FIND-2). Each is one text in the address, values of the
 * record that a home must not have together: `City:Truckee / State:California`. Pure.
 */
import { INDEX_ATTRIBUTES as ATTRIBUTE } from '../contracts/index-record.ts';
import { getAlternatives } from './alternatives.ts';

const PLACES = ['City', 'State', 'Region', 'Country'] as const;
const ATTRIBUTES: readonly string[] = [
  ...PLACES,
  ATTRIBUTE.propertyType,
  ATTRIBUTE.amenities,
  ATTRIBUTE.location,
  ATTRIBUTE.view,
  ATTRIBUTE.activities,
];
/** An address holds no longer value. */
const LONGEST = 80;

export type UnwantedValue = readonly [attribute: string, value: string];

/** The values that a home must not have together; null for a text that leaves nothing out (ROUTE-13). */
export function readUnwanted(text: string): UnwantedValue[] | null {
  const values = getAlternatives(text).map((part): UnwantedValue => {
    const colon = part.indexOf(':');
    return [part.slice(0, Math.max(0, colon)), part.slice(colon + 1).trim()];
  });
  return values.every(([attribute, value]) => ATTRIBUTES.includes(attribute) && value !== '') ? values : null;
}

/** The text of values; null when it is too long for an address. Inverse of `readUnwanted`. */
export function writeUnwanted(values: readonly UnwantedValue[]): string | null {
  const text = values.map(([attribute, value]) => `${attribute}:${value}`).join(' / ');
  return values.length > 0 && text.length <= LONGEST ? text : null;
}

/** As the index's facet filters: a home stays when it lacks one of the values that it must not have together. */
export function toUnwantedFilters(excluded: readonly string[]): string[][] {
  return excluded.flatMap((text) => {
    const values = readUnwanted(text);
    return values ? [values.map(([attribute, value]) => `${attribute}:-${value}`)] : [];
  });
}

/**
 * True when a home has all of the values; `holds` says whether it has one, without regard to case as the index does.
 */
export function isUnwanted(text: string, holds: (attribute: string, value: string) => boolean): boolean {
  return readUnwanted(text)?.every(([attribute, value]) => holds(attribute, value)) ?? false;
}

/** What a text is about: a place, a kind of home, what is around it, or what it has. */
export type UnwantedKind = 'place' | 'type' | 'surroundings' | 'feature';

/** What the guest calls it, by its first value. */
export function nameUnwanted(text: string): { kind: UnwantedKind; name: string } {
  const [attribute, name] = readUnwanted(text)?.[0] ?? ['', text];
  if (PLACES.some((place) => place === attribute)) return { kind: 'place', name };
  if (attribute === ATTRIBUTE.propertyType) return { kind: 'type', name };
  return { kind: attribute === ATTRIBUTE.location ? 'surroundings' : 'feature', name };
}

const NEGATION =
  /^(?:not?|without|except|excluding|avoid(?:ing)?|besides|(?:any|every)\w+ but|\w+ (?:than|of|from))\s/i;
/** True for words of a guest that say something away, although the search could not leave it out. */
export const isNegation = (words: string): boolean => NEGATION.test(words);
