import type { Engine } from '../engine.ts';
import { getConditions, holds, type Capture } from './conditions.ts';
import { merge } from './consequences.ts';
import { addPins, noPins, type Pins } from './pins.ts';
import { isObject, type Doc, type Json } from '../../json.ts';

/** What the rules that apply do to a query. */
export type RuleEffects = { params: Doc; userData: Json[]; applied: Doc[]; pins: Pins };

/**
 * Applies the rules of an index to a query: those in force with a condition that holds (words of the query, a context
 * or filters that it carries; a rule without conditions always holds) change its parameters, promote and hide records,
 * and hand data to the page. Conditions see the query as it was typed, not as earlier rules changed it.
 */
export function applyRules(rules: readonly Doc[], query: Doc, engine: Engine, now: number): RuleEffects {
  const effects: RuleEffects = { params: { ...query }, userData: [], applied: [], pins: noPins() };
  if (query['enableRules'] === false) return effects;
  for (const rule of rules) {
    const { consequence } = rule;
    if (rule['enabled'] === false || !inForce(rule, now) || !isObject(consequence)) continue;
    const captures = caught(rule, query, engine);
    if (!captures) continue;
    if (isObject(consequence['params'])) merge(effects.params, consequence['params'], captures);
    if (consequence['userData'] !== undefined) effects.userData.push(consequence['userData']);
    addPins(effects.pins, consequence);
    effects.applied.push({ objectID: rule['objectID'] ?? '' });
  }
  return effects;
}

/** What the first condition that holds caught of the query; null when none holds. */
function caught(rule: Doc, query: Doc, engine: Engine): Capture[] | null {
  const conditions = getConditions(rule);
  if (conditions.length === 0) return [];
  for (const condition of conditions) {
    const captures = holds(condition, query, engine);
    if (captures) return captures;
  }
  return null;
}

function inForce(rule: Doc, now: number): boolean {
  const windows = rule['validity'];
  if (!Array.isArray(windows) || windows.length === 0) return true;
  return windows.some(
    (window) =>
      isObject(window) &&
      Number(window['from'] ?? 0) * 1000 <= now &&
      now <= Number(window['until'] ?? Infinity) * 1000,
  );
}
