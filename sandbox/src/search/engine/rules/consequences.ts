import { getWords } from '../words.ts';
import { list, text } from '../../protocol/params.ts';
import { isObject, type Doc, type Json } from '../../json.ts';
import type { Capture } from './conditions.ts';

const LISTS = ['facetFilters', 'numericFilters', 'tagFilters', 'optionalFilters'];

/**
 * Changes a query's parameters as a rule says: filters come on top of the query's own, other parameters replace them.
 */
export function merge(params: Doc, changes: Doc, captures: readonly Capture[]): void {
  for (const [name, value] of Object.entries(changes)) {
    if (name === 'query')
      params['query'] = isObject(value) ? edited(text(params, 'query'), value, captures) : String(value);
    else if (name === 'filters' && typeof value === 'string') params['filters'] = both(text(params, 'filters'), value);
    else if (name === 'automaticFacetFilters') add(params, 'facetFilters', automatic(value, captures));
    else if (name === 'automaticOptionalFacetFilters') add(params, 'optionalFilters', automatic(value, captures));
    else if (LISTS.includes(name)) add(params, name, listed(value));
    else params[name] = value;
  }
}

/** Both expressions must hold. Each keeps its meaning without parentheses, because OR binds tighter than AND. */
export const both = (a: string, b: string): string => (a.trim() === '' ? b : b.trim() === '' ? a : `${a} AND ${b}`);

function add(params: Doc, name: string, conditions: readonly Json[]): void {
  if (conditions.length > 0) params[name] = [...listed(params[name]), ...conditions];
}

/** A text of conditions is one item: its commas are read later. */
const listed = (value: Json | undefined): Json[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** The facet values that the query names as conditions; `disjunctive` ones of a facet are alternatives. */
function automatic(value: Json, captures: readonly Capture[]): Json[] {
  return listed(value).flatMap((item): Json[] => {
    const wanted = typeof item === 'string' ? { facet: item } : isObject(item) ? item : {};
    const score = typeof wanted['score'] === 'number' ? `<score=${wanted['score']}>` : '';
    const conditions = captures
      .filter(({ facet }) => facet === wanted['facet'])
      .map((capture) => `${capture.facet}:${capture.value}${score}`);
    if (conditions.length === 0) return [];
    return wanted['disjunctive'] === true ? [conditions] : conditions;
  });
}

/**
 * Takes words out of a query or puts others in their place; `{facet:name}` stands for the words that were typed for it.
 */
function edited(query: string, change: Doc, captures: readonly Capture[]): string {
  const removals = (list(change, 'remove') ?? []).map((words) => ({ delete: words, insert: '' }));
  const edits = (Array.isArray(change['edits']) ? change['edits'] : [])
    .filter(isObject)
    .map((edit) => ({ delete: text(edit, 'delete'), insert: edit['type'] === 'replace' ? text(edit, 'insert') : '' }));
  let words = getWords(query);
  for (const edit of [...removals, ...edits]) {
    const placeholder = /^\{facet:([^}]+)\}$/.exec(edit.delete.trim());
    const targets = placeholder
      ? captures.filter(({ facet }) => facet === placeholder[1]).map((capture) => capture.words)
      : [getWords(edit.delete)];
    for (const target of targets) words = replaced(words, target, getWords(edit.insert));
  }
  return words.join(' ');
}

function replaced(words: readonly string[], target: readonly string[], insert: readonly string[]): string[] {
  if (target.length === 0) return [...words];
  const next: string[] = [];
  for (let at = 0; at < words.length;) {
    if (target.every((word, i) => words[at + i] === word)) {
      next.push(...insert);
      at += target.length;
    } else next.push(words[at++]!);
  }
  return next;
}
