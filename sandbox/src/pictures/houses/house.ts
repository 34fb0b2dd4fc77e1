/** All kinds of houses by name. */
import type { House } from '../spec.ts';
import type { HousePainter } from './house-painter.ts';
import { adobe, block, cottage, townhouse, villa } from './masonry.ts';
import { beachhouse, bungalow, condo, farmhouse, modern, ranch } from './open.ts';
import { aframe, cabin, chalet, lakehouse, treehouse } from './timber.ts';

export const HOUSE_PAINTERS: Record<House, HousePainter> = {
  cabin,
  aframe,
  lakehouse,
  chalet,
  beachhouse,
  cottage,
  ranch,
  block,
  condo,
  villa,
  farmhouse,
  treehouse,
  adobe,
  townhouse,
  bungalow,
  modern,
};

/** Kinds that stand wall to wall along a street and have no side of their own to walk around. */
export const STREET_HOUSES: readonly House[] = ['block', 'townhouse'];
