/**
 * The mean colour of a drawn picture, which stands in its place until it is there (LIST-7). Drawing all pictures of
 * 2,000 homes to look at them takes half an hour, so the colour is a sum: of what a shot shows, and of the light;
 * outside also of the land and the season. The tables were fitted to 1,508 drawn pictures of the seed; a picture
 * differs from its sum by 14 of 255 in the mean (a test draws some and compares).
 */
import type { Land, Mood, PictureSeason, PictureSpec, Shot } from './picture-address.ts';

/** Red, green and blue from 0 to 255, or what is added to them. */
type Rgb = readonly [number, number, number];

const OUTSIDE: ReadonlySet<Shot> = new Set<Shot>([
  'front',
  'side',
  'wide',
  'close',
  'view',
  'deck',
  'pool',
  'hottub',
  'firepit',
  'porch',
]);

/** Of a shot in the middle of all lights, lands and seasons. */
const SHOTS: Readonly<Record<Shot, Rgb>> = {
  side: [157, 159, 141],
  bedroom: [190, 180, 161],
  bath: [196, 192, 180],
  wide: [161, 168, 152],
  kitchen: [185, 176, 156],
  deck: [165, 167, 150],
  dining: [178, 170, 150],
  detail: [177, 171, 152],
  living: [177, 170, 152],
  office: [180, 167, 148],
  view: [165, 172, 154],
  firepit: [157, 163, 147],
  front: [159, 162, 144],
  hottub: [155, 159, 145],
  porch: [167, 164, 149],
  bunk: [175, 161, 143],
  pool: [159, 179, 172],
  close: [151, 153, 136],
  fireplace: [177, 163, 143],
  twin: [193, 182, 163],
};

/** What a land adds outside. */
const LANDS: Readonly<Record<Land, Rgb>> = {
  lake: [-13, -6, -2],
  rocky: [-6, -2, 2],
  beach: [22, 16, 19],
  redrock: [6, -15, -13],
  desert: [16, 1, -1],
  hills: [-1, 3, -4],
  forest: [-17, -12, -15],
  alps: [-11, -7, -8],
  bayou: [-4, 0, -3],
  fjord: [-15, -2, 7],
  meadow: [10, 5, -3],
  tropical: [-8, -1, -2],
  city: [-8, -9, -2],
  vineyard: [6, 2, 3],
};

/** What a season adds outside. */
const SEASONS: Readonly<Record<PictureSeason, Rgb>> = {
  summer: [-4, -1, -2],
  autumn: [3, -4, -4],
  spring: [0, 2, 0],
  winter: [20, 14, 24],
};

/** What the light adds outside. */
const MOODS_OUTSIDE: Readonly<Record<Mood, Rgb>> = {
  clear: [-7, 10, 18],
  golden: [28, 6, -14],
  dawn: [26, 11, 8],
  dusk: [-10, -9, -10],
  mist: [16, 17, 16],
  day: [4, 15, 17],
  blue: [-57, -45, -24],
};

/** What the light of the windows adds inside. */
const MOODS_INSIDE: Readonly<Record<Mood, Rgb>> = {
  golden: [9, 1, -7],
  clear: [-1, 6, 11],
  blue: [-31, -29, -22],
  day: [1, 7, 10],
  dawn: [10, 4, 5],
  dusk: [-8, -10, -11],
  mist: [3, 8, 9],
};

/** Returns the colour as browsers write it: `#8fa3b1`. */
export function getPictureColor({
  shot,
  land,
  season,
  mood,
}: Pick<PictureSpec, 'shot' | 'land' | 'season' | 'mood'>): string {
  const parts = OUTSIDE.has(shot)
    ? [SHOTS[shot], LANDS[land], SEASONS[season], MOODS_OUTSIDE[mood]]
    : [SHOTS[shot], MOODS_INSIDE[mood]];
  const channels = [0, 1, 2].map((channel) => parts.reduce((sum, part) => sum + (part[channel] ?? 0), 0));
  return `#${channels.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0')).join('')}`;
}
