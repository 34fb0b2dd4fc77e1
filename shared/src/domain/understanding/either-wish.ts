/** Wishes of which one is enough (FIND-2). */
import { getAlternatives } from '../alternatives.ts';
import type { Found, Placed } from './phrases.ts';
import type { Token } from './tokens.ts';

/** "Hot tub or sauna": one wish, of which either is enough. Kinds of homes are always so. */
export function eitherWish(found: readonly Placed[], tokens: readonly Token[]): Found[] {
  const wishes: Found[] = [];
  for (const [index, { from, what }] of found.entries()) {
    const [before, last] = [found[index - 1], wishes.at(-1)];
    const joint = before && tokens.slice(before.from + before.what.length, from).map(({ word }) => word);
    if (
      /^or(?:,with)?(?:,an?)?$/.test(String(joint)) &&
      what.kind === 'meaning' &&
      last?.kind === 'meaning' &&
      what.value.list === last.value.list &&
      what.value.list !== 'propertyTypes' &&
      what.value.values.length === 1 &&
      last.value.values.length === 1
    ) {
      const values = [...new Set([...last.value.values, ...what.value.values].flatMap(getAlternatives))];
      wishes[wishes.length - 1] = { ...last, value: { ...last.value, values: [values.join(' / ')] } };
    } else wishes.push(what);
  }
  return wishes;
}
