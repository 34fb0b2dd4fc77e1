import { ReplicaLag } from './replica-lag.ts';

describe('SCALE-5: how far a replica is behind', () => {
  test('it is as far behind as the oldest position that it has not reached', () => {
    const lag = new ReplicaLag();
    expect(lag.note(100, 100, 0)).toBe(0);
    expect(lag.note(200, 100, 10_000)).toBe(0);
    expect(lag.note(300, 100, 20_000)).toBe(10);
    expect(lag.note(300, 250, 25_000)).toBe(5);
    expect(lag.note(300, 300, 30_000)).toBe(0);
  });

  test('one that stands still falls behind, also while nothing new is written', () => {
    const lag = new ReplicaLag();
    lag.note(200, 100, 0);
    expect(lag.note(200, 100, 90_000)).toBe(90);
  });

  test('a quiet hour is no lag of the next write', () => {
    const lag = new ReplicaLag();
    lag.note(200, 200, 0);
    lag.note(200, 200, 3_600_000);
    expect(lag.note(300, 250, 3_610_000)).toBe(0);
  });

  test('a new primary begins anew, and a replica that is away for days costs no memory', () => {
    const lag = new ReplicaLag();
    lag.note(500, 100, 0);
    expect(lag.note(50, 50, 1_000)).toBe(0);
    for (let at = 1; at < 5_000; at += 1) lag.note(50 + at, 50, 1_000 + at * 10_000);
    expect(lag.note(5_050, 50, 50_001_000)).toBeCloseTo(49_990, 0);
    expect(JSON.stringify(lag).length).toBeLessThan(40_000);
  });
});
