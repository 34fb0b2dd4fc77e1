/** A picture as SVG, from its spec: always the same bytes for the same spec. */
import { Painter } from './core/painter.ts';
import { OUTSIDE_SHOTS, paintExterior, paintView } from './exterior.ts';
import { finish } from './finish.ts';
import { deckView, firePit, hotTub, pool, porch } from './rooms/outdoors.ts';
import { detail, dining, fireplace, living, office } from './rooms/living.ts';
import { bath, bedroom, bunk, kitchen } from './rooms/private.ts';
import { twin } from './rooms/twin.ts';
import type { PictureSpec, Shot } from './spec.ts';

type OtherShot = Exclude<Shot, 'front' | 'side' | 'wide' | 'close'>;

const SHOT_PAINTERS: Record<OtherShot, (p: Painter) => string> = {
  view: paintView,
  living,
  bedroom,
  twin,
  kitchen,
  dining,
  bath,
  deck: deckView,
  bunk,
  office,
  hottub: hotTub,
  pool,
  fireplace,
  firepit: firePit,
  porch,
  detail,
};

/** Rooms that look natural both ways round; kitchens and close views keep theirs. */
const MIRRORED: readonly Shot[] = [
  'living',
  'bedroom',
  'bath',
  'office',
  'dining',
  'deck',
  'porch',
  'pool',
  'hottub',
  'detail',
];

/** Paints the picture of a spec. */
export function paintPicture(spec: PictureSpec): string {
  const p = new Painter(spec);
  const scene = isOutside(spec.shot) ? paintExterior(p) : SHOT_PAINTERS[spec.shot](p);
  const mirrored = MIRRORED.includes(spec.shot) && p.random(`mirror:${spec.shot}${spec.n}`).chance(0.5);
  return finish(p, mirrored ? `<g transform="matrix(-1 0 0 1 1200 0)">${scene}</g>` : scene);
}

function isOutside(shot: Shot): shot is Exclude<Shot, OtherShot> {
  return OUTSIDE_SHOTS.includes(shot);
}
