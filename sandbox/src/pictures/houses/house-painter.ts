import type { Painter } from '../core/painter.ts';

/** Paints a house with the middle of its foot at x, y. About 600 wide; `block` and `townhouse` fill the street. */
export type HousePainter = (p: Painter, x: number, y: number) => string;
