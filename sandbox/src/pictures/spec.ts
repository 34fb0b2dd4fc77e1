/** The words of a picture's address, `/pictures/{house}-{land}-{season}/{seed}/{shot}-{n}-{mood}.svg`. */

export const HOUSES = [
  'cabin',
  'aframe',
  'lakehouse',
  'chalet',
  'beachhouse',
  'cottage',
  'ranch',
  'block',
  'condo',
  'villa',
  'farmhouse',
  'treehouse',
  'adobe',
  'townhouse',
  'bungalow',
  'modern',
] as const;
export type House = (typeof HOUSES)[number];

export const LANDS = [
  'forest',
  'lake',
  'beach',
  'desert',
  'alps',
  'meadow',
  'city',
  'vineyard',
  'tropical',
  'rocky',
  'fjord',
  'hills',
  'redrock',
  'bayou',
] as const;
export type Land = (typeof LANDS)[number];

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const MOOD_NAMES = ['day', 'clear', 'golden', 'dawn', 'dusk', 'blue', 'mist'] as const;
export type MoodName = (typeof MOOD_NAMES)[number];

export const SHOTS = [
  'front',
  'side',
  'wide',
  'close',
  'view',
  'living',
  'bedroom',
  'kitchen',
  'dining',
  'bath',
  'deck',
  'twin',
  'bunk',
  'office',
  'hottub',
  'pool',
  'fireplace',
  'firepit',
  'porch',
  'detail',
] as const;
export type Shot = (typeof SHOTS)[number];

/** What a picture shows. Same house, land, season and seed: the same home. */
export type PictureSpec = {
  house: House;
  land: Land;
  season: Season;
  seed: string;
  shot: Shot;
  n: number;
  mood: MoodName;
};

const PATH = /^\/pictures\/([a-z]+)-([a-z]+)-([a-z]+)\/([A-Za-z0-9-]{1,40})\/([a-z]+)-(\d{1,2})-([a-z]+)\.svg$/;

/** Parses the path of a picture (without query). Null for every other path. */
export function parsePicturePath(path: string): PictureSpec | null {
  const [, house, land, season, seed, shot, n, mood] = PATH.exec(path) ?? [];
  const found = {
    house: HOUSES.find((name) => name === house),
    land: LANDS.find((name) => name === land),
    season: SEASONS.find((name) => name === season),
    shot: SHOTS.find((name) => name === shot),
    mood: MOOD_NAMES.find((name) => name === mood),
  };
  if (
    !found.house ||
    !found.land ||
    !found.season ||
    !found.shot ||
    !found.mood ||
    seed === undefined ||
    n === undefined
  )
    return null;
  return {
    house: found.house,
    land: found.land,
    season: found.season,
    seed,
    shot: found.shot,
    n: Number(n),
    mood: found.mood,
  };
}
