/** Keeps the rectangles that are taken on the map, in pixels of the whole world at one zoom, by their centers. */
import { worldPx } from './view.ts';

export type Box = { x: number; y: number; width: number; height: number };

/** Side of a grid square in pixels. Only rectangles in the same squares are compared. */
const SQUARE = 128;

export class Room {
  readonly #zoom: number;
  readonly #squares = new Map<string, Set<Box>>();

  constructor(zoom: number, taken: Iterable<Box> = []) {
    this.#zoom = zoom;
    for (const box of taken) this.#add(box);
  }

  /** Takes the rectangle and returns true, or returns false when another overlaps it. */
  take(box: Box): boolean {
    for (const square of this.#getSquares(box)) {
      for (const other of this.#squares.get(square) ?? []) if (overlaps(other, box, this.#zoom)) return false;
    }
    this.#add(box);
    return true;
  }

  leave(box: Box): void {
    for (const square of this.#getSquares(box)) this.#squares.get(square)?.delete(box);
  }

  /** Replaces a rectangle by a wider one where that overlaps no other. */
  widen(box: Box, width: number): boolean {
    this.leave(box);
    if (this.take({ ...box, width: Math.max(width, box.width) })) return true;
    this.#add(box);
    return false;
  }

  #add(box: Box): void {
    for (const square of this.#getSquares(box)) {
      const boxes = this.#squares.get(square) ?? new Set();
      this.#squares.set(square, boxes.add(box));
    }
  }

  /** Returns the squares of a rectangle. Those at the date line are on both sides of the world. */
  #getSquares({ x, y, width, height }: Box): string[] {
    const around = worldPx(this.#zoom) / SQUARE;
    const squares: string[] = [];
    for (let column = Math.floor((x - width / 2) / SQUARE); column * SQUARE < x + width / 2; column += 1) {
      for (let row = Math.floor((y - height / 2) / SQUARE); row * SQUARE < y + height / 2; row += 1)
        squares.push(`${(column + around) % around} ${row}`);
    }
    return squares;
  }
}

export function overlaps(a: Box, b: Box, zoom: number): boolean {
  return (
    getHorizontalDistance(a.x, b.x, zoom) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2
  );
}

/** Returns the horizontal distance in pixels, the short way around the world. */
export function getHorizontalDistance(a: number, b: number, zoom: number): number {
  const across = Math.abs(a - b);
  return Math.min(across, worldPx(zoom) - across);
}
