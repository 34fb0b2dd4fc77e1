/** "A cabin in Colorado near Breckenridge", "in Vermont in March near Stowe": the name beside which homes are wanted, in its state (FIND-1). */
import { getStateCode } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { cityIn } from './find-city.ts';
import { sightIn } from './find-sight.ts';
import type { Stock, StockPlace } from './stock.ts';

const NEAR = String.raw`(?:(?:(?:very|really|somewhere) )?(?:near|close to|next to|not far from|around|outside(?: of)?)|(?:muy )?cerca de|in der Nähe von|nahe|près de|proche de|vicino a|perto de)(?: (?:the|la|el|las|los|le))?`;
const BESIDE = new RegExp(String.raw`(?<=\p{L}),? ${NEAR} (?<name>\p{L}[^,.;!?]*)`, 'iu');
const WORD = /\p{L}+/gu;
const IN = /(?<!\p{L})(?:in|en|im|dans|nel|no|na|au) $/iu;
const LONGEST_NAME = 4;
/** Fewest letters of a state: "in ME" is read by other rules. */
const SHORTEST = 3;

/** "Lake Pleasant in upstate New York", "Leland, northern Michigan": a part of a state behind a name in it. */
const PART_BEHIND =
  /(?<name>\p{L}[\p{L}.'’]*(?: \p{L}[\p{L}.'’]*){0,3}?)(?:,| (?:up |down |out |over )?in(?: the)?) (?:upstate|coastal|rural|(?:north|south)?(?:east|west)?(?:ern)?|central|(?:north|south)(?:ern)?) (?<where>\p{L}+(?: \p{L}+)?)/iu;

/** Returns the text with the state alone behind such a name: its part of the state says no more. */
export function withoutPartOfState(typed: string, stock: Stock): string {
  const found = PART_BEHIND.exec(typed);
  const { name = '', where = '' } = found?.groups ?? {};
  const state = found && findState(where, stock);
  if (!found || !state || state.from > 0) return typed;
  const words = name.split(' ');
  const isThere = words.some((_, from) => liesThere(normalizePhrase(words.slice(from).join(' ')), state.place, stock));
  return isThere ? typed.replace(found[0], () => `${name}, ${where}`) : typed;
}

/** Returns the text with such a name before its state. Without one in the state it stays as it is. */
export function withNameInState(typed: string, stock: Stock): string {
  const found = BESIDE.exec(typed);
  const { name = '' } = found?.groups ?? {};
  if (!found) return typed;
  const before = typed.slice(0, found.index);
  const state = findState(before, stock);
  if (!state) return typed;
  const words = name.split(' ');
  for (let size = Math.min(LONGEST_NAME, words.length); size > 0; size -= 1) {
    const own = words.slice(0, size).join(' ');
    if (!liesThere(normalizePhrase(own), state.place, stock)) continue;
    const behind = `${own}, ${state.place.name}${name.slice(own.length)}`;
    const near = found[0].slice(0, found[0].length - name.length);
    const between = before.slice(state.to);
    // "In Vermont for ski season near Stowe".
    return between === ''
      ? `${before.slice(0, state.from)}${behind}`
      : `${before.slice(0, state.from).replace(IN, '')}${between.trimStart()}${near}${behind}`;
  }
  return typed;
}

type Said = { place: StockPlace; from: number; to: number };
/** Returns the last state or country of a text: at its end, or behind "in". */
function findState(text: string, stock: Stock): Said | null {
  const words = [...text.matchAll(WORD)];
  for (const [at, { index }] of [...words.entries()].toReversed())
    for (const last of [words[at + 1], words[at]]) {
      const to = last ? last.index + last[0].length : 0;
      const said = text.slice(index, to);
      if (!last || said.length < SHORTEST || (to < text.length && !IN.test(text.slice(0, index)))) continue;
      const place = stock.named(normalizePhrase(said)).find(({ kind }) => kind === 'state' || kind === 'country');
      if (place && place.name !== 'United States') return { place, from: index, to };
    }
  return null;
}

/** Returns true for a town, region, sight or city of this name in a state or country. */
function liesThere(name: string, { kind, name: where }: StockPlace, stock: Stock): boolean {
  const isInside = (place: StockPlace): boolean =>
    (place.kind === 'town' || place.kind === 'region') && (kind === 'state' ? place.state : place.country) === where;
  if (stock.named(name).some(isInside)) return true;
  const code = kind === 'state' ? getStateCode(normalizePhrase(where)) : null;
  return code !== null && (sightIn(name, [code.toLowerCase()]) ?? cityIn([name, code.toLowerCase()])) !== undefined;
}
