/** Finds the name of a home in what a guest typed (FIND-1). */
import { editDistance } from '@roost/shared/domain/spelling';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import type { Row } from './stock-homes.ts';

/** Words of a name that can stand inside a text: shorter ones are ordinary phrases. */
const FEWEST_NAME_WORDS = 4;
/** The longest name that stands in a text among other words; null when none does. */
function findContained(names: ReadonlyMap<string, string>, long: readonly string[], text: string): string | null {
  if (text.split(' ').length <= FEWEST_NAME_WORDS) return null;
  const whole = ` ${text} `;
  let best = '';
  for (const name of long)
    if (name.length > best.length && name.length <= text.length && whole.includes(` ${name} `)) best = name;
  return names.get(best) ?? null;
}

/** Words of the first part of a name that say enough by themselves. */
const FEWEST_PART_WORDS = 5;
/** Names by what stands before their comma, where only one home begins so: "Dog-loving cottage near the shore". */
function firstPartsOf(rows: readonly Row[]): ReadonlyMap<string, string> {
  const parts = new Map<string, string | null>();
  for (const { headline } of rows) {
    const part = normalizePhrase(headline.split(',')[0] ?? '');
    if (part.split(' ').length >= FEWEST_PART_WORDS) parts.set(part, parts.has(part) ? null : headline);
  }
  return new Map([...parts].flatMap(([part, name]) => (name === null ? [] : [[part, name] as const])));
}

/** Letters of a name that is looked for though it is misspelt, and those of its beginning or end that have to be spelt right. */
const SHORTEST_NAME_LETTERS = 16;
const SURE_LETTERS = 6;
const MOST_MISTAKES = 3;
/** Names without their blanks by their first and by their last letters: "palmshaded bungalow" is "Palm-shaded bungalow". */
function spellingsOf(names: ReadonlyMap<string, string>): (text: string) => string | null {
  const byEdge = new Map<string, { joined: string; headline: string }[]>();
  for (const [name, headline] of names) {
    const joined = name.replaceAll(' ', '');
    if (joined.length < SHORTEST_NAME_LETTERS) continue;
    for (const edge of edgesOf(joined)) byEdge.set(edge, [...(byEdge.get(edge) ?? []), { joined, headline }]);
  }
  return (text) => {
    const typed = text.replaceAll(' ', '');
    if (typed.length < SHORTEST_NAME_LETTERS || text.split(' ').length < FEWEST_NAME_WORDS) return null;
    let best: { headline: string; distance: number } | null = null;
    for (const { joined, headline } of edgesOf(typed).flatMap((edge) => byEdge.get(edge) ?? [])) {
      if (Math.abs(joined.length - typed.length) > MOST_MISTAKES) continue;
      const distance = editDistance(joined, typed, MOST_MISTAKES);
      if (distance <= MOST_MISTAKES && distance < (best?.distance ?? Infinity)) best = { headline, distance };
    }
    return best?.headline ?? null;
  };
}
const edgesOf = (joined: string): string[] => [`^${joined.slice(0, SURE_LETTERS)}`, `${joined.slice(-SURE_LETTERS)}$`];

/** Returns what finds the name that a normalised text is, begins or contains; null when there is none. */
export function nameFinder(rows: readonly Row[]): (text: string) => string | null {
  const names = new Map(rows.map(({ headline }) => [normalizePhrase(headline), headline]));
  const firstParts = firstPartsOf(rows);
  const long = [...names.keys()].filter((name) => name.split(' ').length >= FEWEST_NAME_WORDS);
  const spelt = spellingsOf(names);
  return (text) => names.get(text) ?? firstParts.get(text) ?? findContained(names, long, text) ?? spelt(text);
}
