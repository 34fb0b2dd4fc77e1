/** Finds areas of which a state is said: "Lake Michigan Wisconsin", "wisconsin on lake michigan" (FIND-1). */
import { getStateCode, getStateName, isStateCode } from '@roost/shared/domain/understanding/place-words';
import { NAMED_AREAS } from './named-areas.ts';
import type { NamedArea } from './named-areas.ts';

const MOST_WORDS_OF_STATE = 2;
const known = new Map<string, NamedArea>();

/** Returns the homes of an area of regions that lie in the state beside its name; undefined for any other text. */
export function findBesideState(name: string): NamedArea | undefined {
  const words = name.split(' ');
  for (let own = 1; own <= Math.min(MOST_WORDS_OF_STATE, words.length - 1); own += 1)
    for (const [said, rest] of [
      [words.slice(0, own), words.slice(own)],
      [words.slice(-own), words.slice(0, -own)],
    ] as const) {
      const state = toState(said.join(' '));
      if (state === null) continue;
      const area = NAMED_AREAS.get(rest.join(' ').replace(/^(?:on|in|side of|part of|the) /, ''));
      // An area of states has each of them whole.
      if (area?.area.type === 'any' && area.area.values.some(([kind]) => kind === 'Region'))
        return getPart(area, state);
    }
  return undefined;
}

/** Returns the normalised name of a state by its name or letters; null for other words. */
const toState = (said: string): string | null =>
  isStateCode(said) ? getStateName(said) : getStateCode(said) === null ? null : said;

/** Returns the same part every time: its homes are remembered by it. */
function getPart(area: NamedArea, state: string): NamedArea {
  const name = `${area.name}, ${getStateCode(state)}`;
  const title = state.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
  const part = known.get(name) ?? { ...area, name, state: title, isPart: true };
  known.set(name, part);
  return part;
}
