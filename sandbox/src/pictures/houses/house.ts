/** All kinds of houses by name. */
import type { Painter } from '../core/painter.ts';
import type { House } from '../spec.ts';
import { adobe, block, cottage, townhouse, villa } from './masonry.ts';
import { beachhouse, bungalow, condo, farmhouse, modern, ranch } from './open.ts';
import { aframe, cabin, chalet, lakehouse, treehouse } from './timber.ts';

/** Paints a house with the middle of its foot at x, y. About 600 wide; `block` and `townhouse` fill the street. */
export type HousePainter = (p: Painter, x: number, y: number) => string;

export const HOUSE_PAINTERS: Record<House, HousePainter> = {
  cabin, aframe, lakehouse, chalet, beachhouse, cottage, ranch, block, condo, villa, farmhouse, treehouse, adobe, townhouse, bungalow, modern,
};

/** Kinds that stand wall to wall along a street and have no side of their own to walk around. */
export const STREET_HOUSES: readonly House[] = ['block', 'townhouse'];
