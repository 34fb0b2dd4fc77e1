/** "Moab utah usa", "truckee calif": the country says nothing more, and states have short forms (FIND-3). */
import { ownValue } from '@roost/shared/domain/own-value';
import { allowedMistakes, editDistance } from '@roost/shared/domain/spelling';
import { isStateCode, QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { OTHER_PLACE_NAMES } from './place-names.ts';

/** Short forms of states and countries. */
const SHORT_STATES: Readonly<Record<string, string>> = {
  ala: 'alabama',
  ariz: 'arizona',
  calif: 'california',
  cali: 'california',
  colo: 'colorado',
  fla: 'florida',
  mass: 'massachusetts',
  mich: 'michigan',
  minn: 'minnesota',
  mont: 'montana',
  okla: 'oklahoma',
  ore: 'oregon',
  penn: 'pennsylvania',
  tenn: 'tennessee',
  tex: 'texas',
  wash: 'washington',
  wisc: 'wisconsin',
  wyo: 'wyoming',
  nz: 'new zealand',
  aus: 'australia',
  mex: 'mexico',
};

/** True for "calif", "okla": a full stop behind it ends no sentence. */
export const isShortState = (word: string): boolean => Object.hasOwn(SHORT_STATES, word.toLowerCase());

/**
 * Returns the normalised name with its state written out and without the country; null when it has neither, or is only
 * that.
 */
export function withoutCountry(name: string): string | null {
  const short = name.replace(/ (?:usa|u s a|us|united states(?: of america)?)$/, '');
  const last = short.split(' ').at(-1) ?? '';
  const state = ownValue(SHORT_STATES, last);
  const written = state ? `${short.slice(0, -last.length)}${state}` : short;
  return written === name || !written.includes(' ') ? null : written;
}

/** Other names of states and countries. Short ones are left out because they are words too ("ore"). */
const ENGLISH_NAMES = new Map(
  OTHER_PLACE_NAMES.map(({ name, of }) => [normalizePhrase(name), of] as const).filter(
    ([name, of]) => name.length >= 5 && QUALIFIERS.has(normalizePhrase(of)) && !name.includes(normalizePhrase(of)),
  ),
);
const MOST_WORDS_OF_NAME = 4;
const PART_OF_NAME = new Set('of new nova nueva nuova nouvelle neu nowa nieuw'.split(' '));

/**
 * "Charleston Caroline du Sud": a state or country behind a place, by the name that the place is looked up with. Alone
 * it stays as it is.
 */
export function withEnglishState(text: string): string {
  const words = text.trim().split(/\s+/);
  // "Great Britain" is a name by itself.
  if (ENGLISH_NAMES.has(normalizePhrase(text))) return text;
  for (let tail = Math.min(MOST_WORDS_OF_NAME, words.length - 1); tail > 0; tail -= 1) {
    const name = ENGLISH_NAMES.get(normalizePhrase(words.slice(-tail).join(' ')));
    // "Nova Inglaterra" is not England, and the Mall of America has its own name.
    if (name !== undefined && !PART_OF_NAME.has(normalizePhrase(words.at(-tail - 1) ?? '')))
      return [
        ...words.slice(0, -tail).filter((word, at, all) => at < all.length - 1 || word.toLowerCase() !== 'the'),
        name,
      ].join(' ');
  }
  return text;
}

/**
 * "Wimberly texes", "gatlinburg tenesee": a state or country, or the one that is meant by it. Few names are states: a
 * long one may be misspelt a little more.
 */
export function meantQualifier(typed: string): string | null {
  if (QUALIFIERS.has(typed) || isStateCode(typed)) return typed;
  const state = ownValue(SHORT_STATES, typed);
  if (state !== undefined) return state;
  const limit =
    typed.length < SHORTEST_MISSPELT ? 0 : allowedMistakes(typed.length) + (typed.length === LONG_STATE ? 1 : 0);
  if (limit === 0) return null;
  const near = [...QUALIFIERS].filter((name) => name[0] === typed[0] && editDistance(typed, name, limit) <= limit);
  return near.length === 1 ? (near[0] ?? null) : null;
}
const SHORTEST_MISSPELT = 4;
/** Fewest letters of a misspelt state that may have two mistakes: "tenesee". */
const LONG_STATE = 7;
