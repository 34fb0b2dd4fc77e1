/** Chance with a seed: the same seed makes the same run, so that a failure can be looked at again. */
export type Dice = {
  /** A whole number from `least` to `most`. */
  int: (least: number, most: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(from: readonly T[]) => T | undefined;
  /** One of the entries, by weight. */
  weighted: <T>(entries: readonly (readonly [T, number])[]) => T;
};

export function dice(seed: number): Dice {
  let state = seed >>> 0;
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    int,
    chance: (probability) => next() < probability,
    pick: (from) => from[int(0, from.length - 1)],
    weighted: (entries) => {
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [entry, weight] of entries) {
        left -= weight;
        if (left < 0) return entry;
      }
      const last = entries.at(-1);
      if (!last) throw new Error('nothing to choose from');
      return last[0];
    },
  };
}
