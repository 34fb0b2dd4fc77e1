/** All kinds of land by name. */
import type { Painter } from '../core/painter.ts';
import type { Land } from '../spec.ts';
import type { LandPainter, Landscape } from './layers.ts';
import { alps, fjord, hills, lake, rocky } from './cool.ts';
import { city, forest, meadow, vineyard } from './mild.ts';
import { bayou, beach, desert, redrock, tropical } from './warm.ts';

const LANDSCAPES: Record<Land, LandPainter> = {
  forest,
  lake,
  beach,
  desert,
  alps,
  meadow,
  city,
  vineyard,
  tropical,
  rocky,
  fjord,
  hills,
  redrock,
  bayou,
};

/** Paints the land of the picture's spec. */
export function landscape(p: Painter): Landscape {
  return LANDSCAPES[p.spec.land](p);
}
