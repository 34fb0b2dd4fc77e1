/** What every landscape paints: layers with a place for a house between the last two. */
import type { Painter } from '../core/painter.ts';

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
