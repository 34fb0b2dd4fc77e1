import { forgetDraw, isDrawn } from './draw.ts';

const always = (value: number) => () => value;

describe('ANLT-6: which sessions are measured', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    window.sessionStorage.clear();
  });

  test.each([
    [1, 0.0099, true],
    [1, 0.01, false],
    [50, 0.49, true],
    [50, 0.5, false],
    [0, 0, false],
    [100, 0.999, true],
  ])('at %i %% a draw of %d is %s', (rate, draw, expected) => {
    expect(isDrawn(rate, always(draw))).toBe(expected);
  });

  test('a tab is drawn once, whatever comes later', () => {
    expect(isDrawn(1, always(0.5))).toBe(false);
    expect(isDrawn(1, always(0))).toBe(false);
    forgetDraw();
    expect(isDrawn(1, always(0))).toBe(true);
    expect(isDrawn(1, always(0.5))).toBe(true);
  });

  test('what somebody else left under the name is drawn again', () => {
    window.sessionStorage.setItem('_dd_drawn', 'perhaps');
    expect([isDrawn(1, always(0.5)), isDrawn(1, always(0))]).toEqual([false, false]);
  });

  test('without a rate nothing is stored', () => {
    expect([isDrawn(0), isDrawn(100), window.sessionStorage.length]).toEqual([false, true, 0]);
  });

  test('where storage is forbidden a page is drawn', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect([isDrawn(1, always(0)), isDrawn(1, always(0.5))]).toEqual([true, false]);
  });

  test('of many sessions the rate is drawn', () => {
    const drawn = Array.from({ length: 20_000 }, (_, index) => {
      forgetDraw();
      return isDrawn(1, always(((index * 7919) % 20_000) / 20_000));
    });
    expect(drawn.filter(Boolean)).toHaveLength(200);
  });
});
