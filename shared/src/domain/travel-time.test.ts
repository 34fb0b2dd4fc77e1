import fc from 'fast-check';
import { estimateTravel, MOST_WALK_METRES } from './travel-time.ts';

const MILE = 1_609.344;
const estimate = (miles: number, over: Partial<Parameters<typeof estimateTravel>[0]> = {}) =>
  estimateTravel({ metres: miles * MILE, canWalk: true, errorMetres: 0, around: 'country', ...over });

describe('LIST-8: how long the way takes', () => {
  test.each([
    // By foot: 3 miles an hour on a way that is 1.3 times as long, told in steps of five minutes, never less.
    [0, 5],
    [0.1, 5],
    [0.25, 10],
    [0.5, 15],
    [0.75, 20],
    [1, 30],
    [1.2, 35],
  ])('%d miles are about %d minutes by foot', (miles, minutes) => {
    expect(estimate(miles)).toEqual({ by: 'foot', minutes });
  });

  test('nobody is told that they are at the place while its point may be off', () => {
    expect(estimate(0, { errorMetres: 480 })).toEqual({ by: 'foot', minutes: 10 });
    expect(estimate(0.5, { errorMetres: 480 })).toEqual({ by: 'foot', minutes: 20 });
    expect(estimate(1, { errorMetres: 480 })).toEqual({ by: 'foot', minutes: 30 });
  });

  test.each([
    ['country', 1.3, 5],
    ['country', 5, 15],
    ['country', 10, 25],
    ['country', 15, 40],
    ['country', 25, 55],
    ['country', 40, 75],
    ['country', 150, 270],
    ['town', 1.3, 10],
    ['town', 5, 20],
    ['town', 10, 30],
    ['town', 25, 50],
    ['town', 100, 165],
  ] as const)('by car, %s: %d miles are about %d minutes', (around, miles, minutes) => {
    expect(estimate(miles, { around })).toEqual({ by: 'car', minutes });
  });

  test('nobody walks to an airport or to the middle of a park', () => {
    expect(estimate(0.5, { canWalk: false })).toEqual({ by: 'car', minutes: 5 });
  });

  test('farther is never sooner, and an estimate is always a step', () => {
    const metres = fc.double({ min: 0, max: 300_000, noNaN: true });
    const around = fc.constantFrom('town' as const, 'country' as const);
    fc.assert(
      fc.property(metres, metres, around, fc.boolean(), (one, other, roads, canWalk) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)].map((distance) =>
          estimateTravel({ metres: distance, canWalk, errorMetres: 0, around: roads }),
        );
        if (!near || !far) throw new Error('no estimate');
        if (near.by === far.by) expect(far.minutes).toBeGreaterThanOrEqual(near.minutes);
        expect(near.minutes % (near.minutes < 60 ? 5 : 15)).toBe(0);
        expect(near.by).toBe(canWalk && Math.min(one, other) <= MOST_WALK_METRES ? 'foot' : 'car');
      }),
    );
  });
});
