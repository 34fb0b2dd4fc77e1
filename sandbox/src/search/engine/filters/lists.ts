import { badRequest } from '../../protocol/errors.ts';
import type { Json } from '../../json.ts';
import { DEFAULT_SCORE, TAGS, type Atom, type Clause, type Filter, type Operator } from './filter.ts';

const NUMERIC = /^(.+?)\s*(!=|<=|>=|=|<|>)\s*(-?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)$/s;
const RANGE = /^(.+?):\s*(-?\d+(?:\.\d+)?)\s+to\s+(-?\d+(?:\.\d+)?)$/is;

/**
 * Reads `facetFilters`, `optionalFilters`, `numericFilters` or `tagFilters` in any of their forms: a list whose items
 * are ANDed and whose inner lists are ORed; a JSON text of that; or a text such as `a:x,(b:y,b:z)`.
 */
function getClauses(parameter: string, value: Json, read: (text: string) => Atom): Filter {
  const list = typeof value === 'string' ? getList(value) : value;
  if (!Array.isArray(list)) throw badRequest(`Invalid syntax for "${parameter}" parameter: expected array or string`);
  return list
    .map((item): Clause => {
      // Some clients send an empty text for a filter that is not set.
      if (item === '') return [];
      if (typeof item === 'string') return [read(item)];
      if (!Array.isArray(item))
        throw badRequest(`Invalid syntax for "${parameter}" parameter: expected string or array of strings`);
      return item
        .flat(2)
        .filter((inner) => inner !== '')
        .map((inner) => {
          if (typeof inner !== 'string')
            throw badRequest(`Invalid syntax for "${parameter}" parameter: expected string`);
          return read(inner);
        });
    })
    .filter((clause) => clause.length > 0);
}

/** Text forms: JSON, or items between commas where parentheses hold an OR. */
function getList(text: string): Json {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  if (trimmed.startsWith('[')) {
    try {
      return JSON.parse(trimmed) as Json;
    } catch {
      return [trimmed];
    }
  }
  const items: Json[] = [];
  for (const match of trimmed.matchAll(/\(([^()]*)\)|[^,]+/g)) {
    items.push(match[1] === undefined ? match[0].trim() : match[1].split(',').map((item) => item.trim()));
  }
  return items.filter((item) => item !== '');
}

/** Takes a leading `-` (not) or `\-` (a value that begins with a hyphen) off a raw value. */
function sign(value: string): { value: string; negated: boolean } {
  if (value.startsWith('-')) return { value: value.slice(1), negated: true };
  return { value: value.startsWith('\\-') ? value.slice(1) : value, negated: false };
}

/** Takes `<score=n>` off the end of a value. */
function scored(text: string): { text: string; score: number } {
  const match = /^(.*)<score=(\d+)>$/s.exec(text);
  return match ? { text: match[1]!, score: Number(match[2]) } : { text, score: DEFAULT_SCORE };
}

/**
 * `facetFilters` and `optionalFilters`: raw `attribute:value`, where `attribute:-value` and `-attribute:value` negate.
 */
export function facetFilters(parameter: string, value: Json): Filter {
  return getClauses(parameter, value, (item) => {
    const { text, score } = scored(item);
    const whole = sign(text);
    const colon = whole.value.indexOf(':');
    if (colon < 1) throw badRequest(`Invalid syntax for facet condition: ${item}, expected attribute:value`);
    const right = sign(whole.value.slice(colon + 1).trim());
    return {
      kind: 'facet',
      attribute: whole.value.slice(0, colon).trim(),
      value: right.value,
      negated: whole.negated !== right.negated,
      score,
    };
  });
}

/** `tagFilters`: raw tags. */
export function tagFilters(value: Json): Filter {
  return getClauses('tagFilters', value, (item) => {
    const { text, score } = scored(item);
    return { kind: 'tag', attribute: TAGS, ...sign(text), score };
  });
}

/** `numericFilters`: `price>=10`, `price:10 to 20`. */
export function numericFilters(value: Json): Filter {
  return getClauses('numericFilters', value, (item) => {
    const range = RANGE.exec(item.trim());
    if (range)
      return { kind: 'range', attribute: range[1]!, from: Number(range[2]), to: Number(range[3]), negated: false };
    const match = NUMERIC.exec(item.trim());
    if (!match) throw badRequest(`Invalid syntax for numeric condition: ${item}, expected attribute operator value`);
    return {
      kind: 'numeric',
      attribute: match[1]!,
      operator: match[2] as Operator,
      value: Number(match[3]),
      negated: false,
    };
  });
}
