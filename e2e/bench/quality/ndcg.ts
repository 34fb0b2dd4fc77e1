/** How good an order is: normalised discounted cumulative gain of the first ten. */
export const SHOWN = 10;

const getGain = (grades: readonly number[]): number =>
  grades.slice(0, SHOWN).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/** 1 when the first ten are the best there are. `shown` and `all` are grades of homes, those shown in their order. */
export function ndcg(shown: readonly number[], all: readonly number[]): number {
  const ideal = getGain(all.toSorted((a, b) => b - a));
  return ideal === 0 ? 1 : getGain(shown) / ideal;
}
