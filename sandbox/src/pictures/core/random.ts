/** Random numbers that are the same for the same text, on every machine. */

const { imul } = Math;

export type Random = {
  /** From `min` (in) to `max` (out). */
  between: (min: number, max: number) => number;
  pick: <T>(list: readonly T[]) => T;
  chance: (p: number) => boolean;
};

/** A stream of random numbers (mulberry32 over an FNV-1a hash of the seed). */
export function random(seed: string): Random {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i += 1) state = imul(state ^ seed.charCodeAt(i), 16777619) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = imul(state ^ (state >>> 15), 1 | state);
    t = (t + imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  next();
  return {
    between: (min, max) => min + next() * (max - min),
    chance: (p) => next() < p,
    pick: <T>(list: readonly T[]): T => {
      const value = list[Math.floor(next() * list.length)];
      if (value === undefined) throw new Error('pick from an empty list');
      return value;
    },
  };
}
