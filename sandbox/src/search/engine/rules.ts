import { wordsOf } from './words.ts';
import { list, text } from '../protocol/params.ts';
import { isObject, type Doc, type Json } from '../json.ts';

/** What the rules that apply do to a query. */
export type RuleEffects = { params: Doc; userData: Json[]; applied: Doc[] };

/**
 * Applies the rules of an index to a query: those in force whose condition holds (a context that the query carries, words of the query, or
 * both) change its parameters. Promotions and hiding are not done here. Filters are added to the query's own, other parameters replace them.
 */
export function applyRules(rules: readonly Doc[], query: Doc, now: number): RuleEffects {
  const effects: RuleEffects = { params: { ...query }, userData: [], applied: [] };
  if (query['enableRules'] === false) return effects;
  for (const rule of rules) {
    if (rule['enabled'] === false || !inForce(rule, now)) continue;
    const conditions = Array.isArray(rule['conditions']) ? rule['conditions'] : isObject(rule['condition'] ?? null) ? [rule['condition']!] : [];
    if (conditions.length > 0 && !conditions.some((condition) => isObject(condition) && holds(condition, query))) continue;
    const consequence = rule['consequence'];
    if (!isObject(consequence ?? null)) continue;
    const { params, userData } = consequence as Doc;
    if (isObject(params ?? null)) merge(effects.params, params as Doc);
    if (userData !== undefined) effects.userData.push(userData);
    effects.applied.push({ objectID: rule['objectID'] ?? '' });
  }
  return effects;
}

function inForce(rule: Doc, now: number): boolean {
  const windows = rule['validity'];
  if (!Array.isArray(windows) || windows.length === 0) return true;
  return windows.some((window) => isObject(window) && Number(window['from'] ?? 0) * 1000 <= now && now <= Number(window['until'] ?? Infinity) * 1000);
}

function holds(condition: Doc, query: Doc): boolean {
  const context = condition['context'];
  if (typeof context === 'string' && !(list(query, 'ruleContexts') ?? []).includes(context)) return false;
  const pattern = condition['pattern'];
  if (typeof pattern !== 'string') return typeof context === 'string' || condition['filters'] !== undefined;
  const typed = wordsOf(text(query, 'query')).join(' ');
  const wanted = wordsOf(pattern).join(' ');
  switch (condition['anchoring']) {
    case 'startsWith': return `${typed} `.startsWith(`${wanted} `);
    case 'endsWith': return ` ${typed}`.endsWith(` ${wanted}`);
    case 'contains': return ` ${typed} `.includes(` ${wanted} `);
    default: return typed === wanted;
  }
}

/** A rule's query replaces the typed one or takes words out of it; its filters come on top of the query's. */
function merge(params: Doc, changes: Doc): void {
  for (const [name, value] of Object.entries(changes)) {
    if (name === 'query' && isObject(value)) params['query'] = edited(text(params, 'query'), value);
    else if (name === 'filters' && typeof value === 'string') params['filters'] = both(text(params, 'filters'), value);
    else if (name === 'automaticFacetFilters' || name === 'automaticOptionalFacetFilters' || name === 'renderingContent') continue;
    else if (['facetFilters', 'numericFilters', 'tagFilters', 'optionalFilters'].includes(name)) params[name] = [...listed(params[name]), ...listed(value)];
    else params[name] = value;
  }
}

function edited(query: string, change: Doc): string {
  const removed = new Set((list(change, 'remove') ?? []).flatMap(wordsOf));
  const replaced = new Map<string, string>();
  for (const edit of Array.isArray(change['edits']) ? change['edits'] : []) {
    if (!isObject(edit)) continue;
    const words = wordsOf(text(edit, 'delete'));
    if (edit['type'] === 'replace' && words.length === 1) replaced.set(words[0]!, text(edit, 'insert'));
    else words.forEach((word) => removed.add(word));
  }
  return wordsOf(query).filter((word) => !removed.has(word)).map((word) => replaced.get(word) ?? word).join(' ');
}

/** Both expressions must hold. Each keeps its meaning without parentheses, because OR binds tighter than AND. */
export const both = (a: string, b: string): string => (a.trim() === '' ? b : b.trim() === '' ? a : `${a} AND ${b}`);
const listed = (value: Json | undefined): Json[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
