import { layoutShift } from './page-load.ts';
import { roundTrips, type Kind, type RequestRecord } from './network.ts';

const request = (kind: Kind, start: number, end: number): RequestRecord => ({
  url: `${kind}-${start}`,
  kind,
  start,
  end,
  bytes: 0,
  status: 200,
  preload: false,
});

describe('round trips of a load', () => {
  test('a document and what it preloads are two rounds', () => {
    expect(roundTrips([request('html', 0, 1), request('js', 1.1, 2), request('css', 1.1, 2)])).toBe(2);
  });
  test('a file found while another still loads is in the same round', () => {
    expect(roundTrips([request('html', 0, 1), request('js', 0.5, 2)])).toBe(1);
  });
  test('pictures end a chain but never lengthen it', () => {
    expect(roundTrips([request('html', 0, 1), request('image', 1.1, 2), request('js', 2.1, 3)])).toBe(2);
  });
  test('only what ended by the given time counts', () => {
    expect(roundTrips([request('html', 0, 1), request('js', 1.1, 2), request('data', 2.1, 3)], 2.5)).toBe(2);
  });
});

describe('cumulative layout shift', () => {
  test('shifts in one window add up', () =>
    expect(
      layoutShift([
        [0, 0.1],
        [500, 0.1],
      ]),
    ).toBeCloseTo(0.2));
  test('a pause of a second opens a new window and the largest counts', () =>
    expect(
      layoutShift([
        [0, 0.3],
        [2000, 0.1],
      ]),
    ).toBeCloseTo(0.3));
  test('no shift is zero', () => expect(layoutShift([])).toBe(0));
});
