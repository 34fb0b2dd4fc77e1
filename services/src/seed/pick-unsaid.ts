import type { Random } from './random.ts';

/**
 * Returns one of the texts of a kind, none twice before each was used once, and notes it in `said`: the same list gives
 * the same places in it each time, whoever the texts name.
 */
export function pickUnsaid(r: Random, said: Set<string>, kind: string, texts: readonly string[]): string {
  const places = texts.map((text, index) => ({ text, key: `${kind} ${index}` }));
  const free = places.filter(({ key }) => !said.has(key));
  if (free.length === 0) for (const { key } of places) said.delete(key);
  const { text, key } = r.pick(free.length === 0 ? places : free);
  said.add(key);
  return text;
}
