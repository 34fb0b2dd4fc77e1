/** A landscape in three layers, with a place for a house between the last two. */
import type { Painter } from '../core/painter.ts';
import type { Land } from '../spec.ts';
import { alps, fjord, hills, lake, rocky } from './cool.ts';
import { city, forest, meadow, vineyard } from './mild.ts';
import { bayou, beach, desert, redrock, tropical } from './warm.ts';

export type Landscape = {
  /** Sky and far land. Also what windows look at. */
  back: string;
  /** Where the house stands. */
  ground: string;
  /** Plants and things before the house, at the edges of the picture. */
  front: string;
  /** Middle of the house's foot. */
  site: { x: number; y: number };
};

export type LandPainter = (p: Painter) => Landscape;

const LANDSCAPES: Record<Land, LandPainter> = { forest, lake, beach, desert, alps, meadow, city, vineyard, tropical, rocky, fjord, hills, redrock, bayou };

/** Paints the land of the picture's spec. */
export function landscape(p: Painter): Landscape {
  return LANDSCAPES[p.spec.land](p);
}
