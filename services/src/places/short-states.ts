/** "Moab utah usa", "truckee calif": the country says nothing more, and states have short forms (FIND-3). */
import { allowedMistakes, editDistance } from '@roost/shared/domain/spelling';
import { isStateCode, QUALIFIERS } from '@roost/shared/domain/understanding/place-words';

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
};

/** The (normalised) name with its state written out and without the country; null when it has neither, or is nothing else. */
export function withoutCountry(name: string): string | null {
  const short = name.replace(/ (?:usa|u s a|us|united states(?: of america)?)$/, '');
  const last = short.split(' ').at(-1) ?? '';
  const state = SHORT_STATES[last];
  const written = state ? `${short.slice(0, -last.length)}${state}` : short;
  return written === name || !written.includes(' ') ? null : written;
}

/** "Wimberly texes": a state or country, or the one that is meant by it. */
export function meantQualifier(typed: string): string | null {
  if (QUALIFIERS.has(typed) || isStateCode(typed)) return typed;
  const limit = typed.length < SHORTEST_MISSPELT ? 0 : allowedMistakes(typed.length);
  if (limit === 0) return null;
  const near = [...QUALIFIERS].filter((name) => name[0] === typed[0] && editDistance(typed, name, limit) <= limit);
  return near.length === 1 ? (near[0] ?? null) : null;
}
const SHORTEST_MISSPELT = 5;
