import { Bitmap } from './bitmap.ts';
import { BLOCK, codeAt, fillRow, highestCode, makeCells, setCode } from './day-cells.ts';

const DAYS = 3;
const getCode = (at: number, most: number): number => (at * 2_654_435_761) % (most + 1);

describe('cells of a day map (SRCH-10)', () => {
  it.each([3, 15, 255, 4095, 65_535, 70_000])(
    'hold codes up to %i, keep them when more come, and find those that pass',
    (most) => {
      const cells = makeCells(DAYS * BLOCK, most, undefined);
      expect(highestCode(cells)).toBeGreaterThanOrEqual(most);
      for (let at = DAYS * BLOCK - 1; at >= 0; at--) setCode(cells, at, most);
      for (let at = 0; at < DAYS * BLOCK; at++) setCode(cells, at, getCode(at, most));
      for (const held of [
        cells,
        makeCells((DAYS + 1) * BLOCK, most, cells),
        makeCells(DAYS * BLOCK, most + 1, cells),
      ]) {
        const wrong = Array.from({ length: DAYS * BLOCK }, (_, at) => at).filter(
          (at) => codeAt(held, at) !== getCode(at, most),
        );
        expect(wrong).toEqual([]);
        const passes = Uint8Array.from({ length: most + 1 }, (_, code) => Number(code % 3 === 1));
        const found = new Bitmap(BLOCK - 5);
        fillRow([held], 1, passes, { into: found, from: 40 });
        for (let slot = 40; slot < BLOCK; slot++)
          if (found.has(slot) !== (slot < BLOCK - 5 && getCode(BLOCK + slot, most) % 3 === 1)) wrong.push(slot);
        expect(wrong).toEqual([]);
      }
    },
  );
});
