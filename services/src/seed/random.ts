/** Random numbers that are the same for the same seed text, on every machine. */

const { imul } = Math;

export type Random = {
  /** From 0 (in) to 1 (out). */
  next: () => number;
  /** From `min` (in) to `max` (out). */
  between: (min: number, max: number) => number;
  /** A whole number from `min` to `max`, both in. */
  int: (min: number, max: number) => number;
  /** True with probability `p`. */
  chance: (p: number) => boolean;
  /** One of the list. Throws on an empty list, which is a mistake in our own word lists. */
  pick: <T>(list: readonly T[]) => T;
  /** One of the values, by weight. */
  weighted: <T>(pairs: readonly (readonly [T, number])[]) => T;
  /** `count` different entries of the list (or all, when it is shorter), in random order. */
  sample: <T>(list: readonly T[], count: number) => T[];
};

/** FNV-1a: text to 32 bits. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) hash = imul(hash ^ text.charCodeAt(i), 16777619) >>> 0;
  return hash;
}

/**
 * A stream of random numbers for a seed text (mulberry32). Give each concern its own stream
 * (`random(id + ':reviews')`): then a change in one place leaves every other text and price as it was.
 */
export function random(seed: string): Random {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = imul(state ^ (state >>> 15), 1 | state);
    t = (t + imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(list: readonly T[]): T => {
    const value = list[Math.floor(next() * list.length)];
    if (value === undefined) throw new Error('pick from an empty list');
    return value;
  };
  return {
    next,
    between: (min, max) => min + next() * (max - min),
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (p) => next() < p,
    pick,
    weighted: (pairs) => {
      const total = pairs.reduce((sum, [, weight]) => sum + weight, 0);
      let left = next() * total;
      for (const [value, weight] of pairs) {
        left -= weight;
        if (left < 0) return value;
      }
      const last = pairs.at(-1);
      if (!last) throw new Error('weighted choice from an empty list');
      return last[0];
    },
    sample: (list, count) => {
      const rest = [...list];
      const size = Math.min(count, rest.length);
      for (let i = 0; i < size; i += 1) {
        const j = i + Math.floor(next() * (rest.length - i));
        const [a, b] = [rest[i], rest[j]];
        if (a !== undefined && b !== undefined) [rest[i], rest[j]] = [b, a];
      }
      return rest.slice(0, size);
    },
  };
}
