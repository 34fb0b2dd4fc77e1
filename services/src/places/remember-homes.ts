import type { KnownNames } from './places.ts';

/** The same names, each looked for once: the rules ask for the same words of a text again and again (SAFE-6). */
export function rememberHomes(names: KnownNames): KnownNames {
  const known = new Map<string, number | undefined>();
  const homesIn = (name: string): number | undefined => {
    if (!known.has(name)) known.set(name, names.homesIn(name));
    return known.get(name);
  };
  return { ...names, homesIn };
}
