/**
 * Addresses of a home's pictures: `/pictures/{house}-{land}-{season}/{seed}/{shot}-{n}-{mood}.svg`. The words are those
 * of the picture stand-in; real photos of another store can stand in the data under any other `/pictures/` address.
 */

/** How the house looks from outside. */
export type House =
  | 'cabin'
  | 'aframe'
  | 'lakehouse'
  | 'chalet'
  | 'beachhouse'
  | 'cottage'
  | 'ranch'
  | 'block'
  | 'condo'
  | 'villa'
  | 'farmhouse'
  | 'treehouse'
  | 'adobe'
  | 'townhouse'
  | 'bungalow'
  | 'modern';

/** The land around it, seen through every window. */
export type Land =
  | 'forest'
  | 'lake'
  | 'beach'
  | 'desert'
  | 'alps'
  | 'meadow'
  | 'city'
  | 'vineyard'
  | 'tropical'
  | 'rocky'
  | 'fjord'
  | 'hills'
  | 'redrock'
  | 'bayou';

export type PictureSeason = 'spring' | 'summer' | 'autumn' | 'winter';

export type Mood = 'day' | 'clear' | 'golden' | 'dawn' | 'dusk' | 'blue' | 'mist';

export type Shot =
  | 'front'
  | 'side'
  | 'wide'
  | 'close'
  | 'view'
  | 'living'
  | 'bedroom'
  | 'kitchen'
  | 'dining'
  | 'bath'
  | 'deck'
  | 'twin'
  | 'bunk'
  | 'office'
  | 'hottub'
  | 'pool'
  | 'fireplace'
  | 'firepit'
  | 'porch'
  | 'detail';

/** What decides one picture. The same house, land, season and seed in several shots is one home. */
export type PictureSpec = {
  house: House;
  land: Land;
  season: PictureSeason;
  seed: string;
  shot: Shot;
  /** Tells apart two shots of a kind: the first and the second bedroom. */
  n: number;
  mood: Mood;
};

/** The relative address that data stores. */
export function pictureAddress({ house, land, season, seed, shot, n, mood }: PictureSpec): string {
  return `/pictures/${house}-${land}-${season}/${seed}/${shot}-${n}-${mood}.svg`;
}
