/** The house in its land, from several places. */
import type { Painter } from './core/painter.ts';
import { HEIGHT, WIDTH, round } from './core/svg.ts';
import { HOUSE_PAINTERS, STREET_HOUSES } from './houses/house.ts';
import { props } from './houses/props.ts';
import { landscape } from './land/land.ts';
import type { Shot } from './spec.ts';

/** Where the camera stands: zoom, and the point of the scene in the middle of the picture. */
type Camera = { zoom: number; x: number; y: number; flip: boolean };

/** Shots of the whole house, which are one scene seen by different cameras. */
export const OUTSIDE_SHOTS: readonly Shot[] = ['front', 'side', 'wide', 'close'];

/** The land alone, for the shot "view", decks and windows. */
export function paintView(p: Painter): string {
  const { back, ground, front } = landscape(p);
  const r = p.random(`view${p.spec.n}`);
  return camera(back + ground + front, {
    zoom: r.between(1.04, 1.25),
    x: r.between(500, 700),
    y: r.between(410, 450),
    flip: r.chance(0.5),
  });
}

/** The house and its land. */
export function paintExterior(p: Painter): string {
  const { spec } = p;
  const land = landscape(p);
  const street = STREET_HOUSES.includes(spec.house);
  const scale = spec.shot === 'wide' && !street ? 0.66 : 1;
  const house = HOUSE_PAINTERS[spec.house](p, land.site.x, land.site.y);
  const standing =
    scale === 1
      ? house
      : `<g transform="translate(${round(land.site.x * (1 - scale))} ${round(land.site.y * (1 - scale) - 24)}) scale(${scale})">${house}</g>`;
  const things = street ? '' : props(p, land.site.x, land.site.y);
  return camera(horizon(p, land.back) + land.ground + standing + land.front + things, cameraFor(p, land.site));
}

/**
 * The far land a little higher or lower and nearer, so that two homes of one region are not the same postcard. Shores
 * stay where their ground fits.
 */
function horizon(p: Painter, back: string): string {
  const r = p.random('horizon');
  const fixed = ['lake', 'fjord', 'rocky', 'beach', 'tropical', 'city', 'bayou'].includes(p.spec.land);
  const scale = fixed ? 1 : r.between(1, 1.3);
  const shift = r.between(-1, 1) * (scale - 1) * 560;
  return scale === 1
    ? back
    : `<g transform="translate(${round(600 - 600 * scale + shift)} ${round(556 - 556 * scale)}) scale(${Math.round(scale * 1000) / 1000})">${back}</g>`;
}

function cameraFor(p: Painter, site: { x: number; y: number }): Camera {
  const { shot, n, house } = p.spec;
  const r = p.random(`camera:${shot}${n}`);
  const flip = p.random('flip').chance(0.45);
  const street = STREET_HOUSES.includes(house);
  const tall = house === 'condo' || house === 'treehouse' || street;
  if (shot === 'wide') return { zoom: r.between(1, 1.06), x: 600, y: 410, flip: r.chance(0.5) };
  if (shot === 'close')
    return {
      zoom: tall ? 1.35 : r.between(1.5, 1.65),
      x: site.x + r.between(-90, 30),
      y: site.y - (tall ? 190 : 110),
      flip,
    };
  if (shot === 'side')
    return {
      zoom: tall ? 1.15 : r.between(1.25, 1.38),
      x: site.x + r.between(20, 90),
      y: site.y - (tall ? 180 : 140),
      flip: !flip,
    };
  return {
    zoom: street ? r.between(1.02, 1.3) : tall ? r.between(1, 1.1) : r.between(1.04, 1.34),
    x: street ? r.between(420, 780) : site.x + r.between(-140, 80),
    y: site.y - (tall ? 230 : r.between(130, 190)),
    flip,
  };
}

/** Moves the camera; it never sees beyond the edges of the scene. */
function camera(scene: string, { zoom, x, y, flip }: Camera): string {
  const cx = Math.min(WIDTH - WIDTH / 2 / zoom, Math.max(WIDTH / 2 / zoom, x));
  const cy = Math.min(HEIGHT - HEIGHT / 2 / zoom, Math.max(HEIGHT / 2 / zoom, y));
  const view = `<g transform="translate(${round(WIDTH / 2 - cx * zoom)} ${round(HEIGHT / 2 - cy * zoom)}) scale(${Math.round(zoom * 1000) / 1000})">${scene}</g>`;
  return flip ? `<g transform="matrix(-1 0 0 1 ${WIDTH} 0)">${view}</g>` : view;
}
