import type { CalendarDay } from '../../contracts/listing.ts';
import { isNightOffered } from '../../domain/availability.ts';
import type { DayRule } from './day-rule.ts';

/**
 * The same rule, with what each night costs before fees (LIST-3), and the lowest nights of a month marked where its
 * nights differ.
 */
export function pricedRule(rule: DayRule, days: readonly CalendarDay[]): DayRule {
  const nights = new Map<string, number>();
  const months = new Map<string, number[]>();
  for (const { date, code, priceCents } of days) {
    if (priceCents === null || !isNightOffered(code) || rule(date, null).state === 'unavailable') continue;
    nights.set(date, priceCents);
    const month = date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), priceCents]);
  }
  const lowest = new Map([...months].map(([month, all]) => [month, Math.min(...all)]));
  return (date, start) => {
    const cents = nights.get(date);
    const state = rule(date, start);
    if (cents === undefined || state.state === 'unavailable') return state;
    const month = date.slice(0, 7);
    return { ...state, cents, lowest: cents === lowest.get(month) && cents < Math.max(...(months.get(month) ?? [])) };
  };
}
