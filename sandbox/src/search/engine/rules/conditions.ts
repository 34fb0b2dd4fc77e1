import type { Engine } from '../engine.ts';
import { fold } from '../facet-column.ts';
import { getFilter } from '../filters/filter-of.ts';
import type { Atom } from '../filters/filter.ts';
import { parseFilters } from '../filters/parser.ts';
import { slips, getWords } from '../words.ts';
import { list, text } from '../../protocol/params.ts';
import { isObject, type Doc } from '../../json.ts';

/** A facet value that stood in the query where a pattern has `{facet:name}`, with the words that were typed for it. */
export type Capture = { facet: string; value: string; words: string[] };
const PLACEHOLDER = /\{facet:([^}]+)\}/g;

/** The conditions of a rule; rules of earlier versions have one, under another name. */
export function getConditions(rule: Doc): Doc[] {
  if (Array.isArray(rule['conditions'])) return rule['conditions'].filter(isObject);
  return isObject(rule['condition']) ? [rule['condition']] : [];
}

/** What the condition caught of the query, nothing included; null when it does not hold. */
export function holds(condition: Doc, query: Doc, engine: Engine): Capture[] | null {
  const context = condition['context'];
  if (typeof context === 'string' && !(list(query, 'ruleContexts') ?? []).includes(context)) return null;
  if (typeof condition['filters'] === 'string' && !isFilteredBy(condition['filters'], query)) return null;
  const pattern = condition['pattern'];
  if (typeof pattern !== 'string') return [];
  const typed = getWords(text(query, 'query'));
  const parts = getParts(pattern);
  if (parts.length === 0) return typed.length === 0 ? [] : null;
  const anchoring = text(condition, 'anchoring', 'is');
  const match: Matcher = { engine, typed, alike: condition['alternatives'] === true ? alike : (a, b) => a === b };
  const toEnd = anchoring === 'is' || anchoring === 'endsWith';
  const lastStart = anchoring === 'is' || anchoring === 'startsWith' ? 0 : typed.length - 1;
  for (let start = 0; start <= lastStart; start++) {
    const found = matchParts(match, parts, start, toEnd);
    if (found) return found;
  }
  return null;
}

type Part = { word: string } | { facet: string };
type Matcher = { engine: Engine; typed: readonly string[]; alike: (typed: string, wanted: string) => boolean };

function getParts(pattern: string): Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const placeholder of pattern.matchAll(PLACEHOLDER)) {
    parts.push(...getWords(pattern.slice(done, placeholder.index)).map((word) => ({ word })), {
      facet: placeholder[1]!,
    });
    done = placeholder.index + placeholder[0].length;
  }
  return [...parts, ...getWords(pattern.slice(done)).map((word) => ({ word }))];
}

/** Do the parts stand in the query from this word on, up to its end when asked? */
function matchParts(match: Matcher, parts: readonly Part[], at: number, toEnd: boolean): Capture[] | null {
  const [part, ...rest] = parts;
  if (!part) return toEnd && at < match.typed.length ? null : [];
  if ('word' in part)
    return at < match.typed.length && match.alike(match.typed[at]!, part.word)
      ? matchParts(match, rest, at + 1, toEnd)
      : null;
  for (const value of match.engine.facets.get(part.facet)?.values ?? []) {
    const words = getWords(value);
    const stands =
      words.length > 0 &&
      words.every((word, i) => at + i < match.typed.length && match.alike(match.typed[at + i]!, word));
    const found = stands ? matchParts(match, rest, at + words.length, toEnd) : null;
    if (found) return [{ facet: part.facet, value, words: match.typed.slice(at, at + words.length) }, ...found];
  }
  return null;
}

/** The same word but for plurals and slips of typing. */
function alike(typed: string, wanted: string): boolean {
  if (typed === wanted || typed === `${wanted}s` || wanted === `${typed}s`) return true;
  const allowed = wanted.length >= 8 ? 2 : wanted.length >= 4 ? 1 : 0;
  return allowed > 0 && slips(typed, wanted, allowed, false) <= allowed;
}

/** Is the query filtered by each of these facet values? */
function isFilteredBy(filters: string, query: Doc): boolean {
  const asked = getFilter(query).flat();
  return parseFilters(filters)
    .flat()
    .every((wanted) => asked.some((atom) => same(atom, wanted)));
}

const same = (a: Atom, b: Atom): boolean =>
  'value' in a &&
  'value' in b &&
  a.kind !== 'numeric' &&
  b.kind !== 'numeric' &&
  a.attribute === b.attribute &&
  a.negated === b.negated &&
  fold(a.value) === fold(b.value);
