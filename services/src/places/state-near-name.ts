/** "A cabin in Colorado near Breckenridge": the name beside which homes are wanted, in its state (FIND-1). */
import { getStateCode } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { cityIn } from './find-city.ts';
import { sightIn } from './find-sight.ts';
import type { Stock, StockPlace } from './stock.ts';

const NEAR = String.raw`(?:(?:(?:very|really|somewhere) )?(?:near|close to|next to|not far from|around|outside(?: of)?)|(?:muy )?cerca de|in der Nähe von|nahe|près de|proche de|vicino a|perto de)(?: (?:the|la|el|las|los|le))?`;
const BESIDE = new RegExp(String.raw`(?<=(?<state>\p{L}+(?: \p{L}+)?)),? ${NEAR} (?<name>\p{L}[^,.;!?]*)`, 'iu');
const LONGEST_NAME = 4;

/** Returns the text with such a name before its state. Without one in the state it stays as it is. */
export function withNameInState(typed: string, stock: Stock): string {
  const found = BESIDE.exec(typed);
  const { name = '' } = found?.groups ?? {};
  if (!found) return typed;
  const before = typed.slice(0, found.index);
  for (const said of [/\p{L}+ \p{L}+$/u, /\p{L}+$/u].flatMap((words) => words.exec(before)?.[0] ?? [])) {
    const state = stock.named(normalizePhrase(said)).find(({ kind }) => kind === 'state' || kind === 'country');
    if (!state || state.name === 'United States' || said.length <= 2) continue;
    const words = name.split(' ');
    for (let size = Math.min(LONGEST_NAME, words.length); size > 0; size -= 1) {
      const own = words.slice(0, size).join(' ');
      if (!liesThere(normalizePhrase(own), state, stock)) continue;
      const behind = typed.slice(found.index + found[0].length - name.length + own.length);
      return `${before.slice(0, -said.length)}${own}, ${state.name}${behind}`;
    }
  }
  return typed;
}

/** Returns true for a town, region, sight or city of this name in a state or country. */
function liesThere(name: string, { kind, name: where }: StockPlace, stock: Stock): boolean {
  const isInside = (place: StockPlace): boolean =>
    (place.kind === 'town' || place.kind === 'region') && (kind === 'state' ? place.state : place.country) === where;
  if (stock.named(name).some(isInside)) return true;
  const code = kind === 'state' ? getStateCode(normalizePhrase(where)) : null;
  return code !== null && (sightIn(name, [code.toLowerCase()]) ?? cityIn([name, code.toLowerCase()])) !== undefined;
}
