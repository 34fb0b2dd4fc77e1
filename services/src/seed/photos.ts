/** The photos of a home: outside, rooms and view, each with a caption of its own. */
import type { Photo } from '@roost/shared/contracts/listing';
import type { Facts } from './facts.ts';
import type { Land, Mood, Shot } from './picture-address.ts';
import { pictureAddress } from './picture-address.ts';
import type { Random } from './random.ts';

/** Light that suits the land; the first photo has the home's own mood, later ones other times of the day. */
const MOODS_BY_LAND: Record<Land, readonly Mood[]> = {
  forest: ['day', 'golden', 'mist', 'dusk', 'blue'],
  lake: ['day', 'golden', 'dawn', 'dusk', 'mist', 'clear'],
  beach: ['clear', 'day', 'golden', 'dawn', 'dusk'],
  desert: ['golden', 'clear', 'dusk', 'dawn'],
  alps: ['clear', 'day', 'dawn', 'blue', 'golden'],
  meadow: ['golden', 'day', 'dusk', 'clear', 'mist'],
  city: ['day', 'golden', 'dusk', 'blue'],
  vineyard: ['golden', 'day', 'clear', 'dusk'],
  tropical: ['clear', 'day', 'golden', 'dusk'],
  rocky: ['clear', 'mist', 'dawn', 'dusk', 'day'],
  fjord: ['clear', 'mist', 'dawn', 'blue', 'dusk'],
  hills: ['day', 'golden', 'mist', 'dawn'],
  redrock: ['golden', 'dusk', 'clear', 'dawn'],
  bayou: ['golden', 'mist', 'dawn', 'dusk', 'day'],
};

const LAND_WORDS: Record<Land, string> = {
  forest: 'the woods',
  lake: 'the lake',
  beach: 'the beach',
  desert: 'the desert',
  alps: 'the peaks',
  meadow: 'the meadow',
  city: 'the street',
  vineyard: 'the vines',
  tropical: 'the palms',
  rocky: 'the cove',
  fjord: 'the fjord',
  hills: 'the hills',
  redrock: 'the red rocks',
  bayou: 'the marsh',
};

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'];

type Wish = { shot: Shot; caption: string };

/** Photos in the order of a walk: outside, living rooms, bedrooms, baths, garden, land. */
function wishes(r: Random, facts: Facts): Wish[] {
  const { has, noun, town, bedrooms } = facts;
  const land = LAND_WORDS[facts.land];
  const outdoors = !facts.shared;
  const list: (Wish | false)[] = [
    {
      shot: 'front',
      caption: r.pick([
        `The ${noun} from the ${outdoors ? 'drive' : 'street'}`,
        `The ${noun} in ${town.name}`,
        `Welcome to the ${noun}`,
      ]),
    },
    { shot: 'living', caption: r.pick(['Living room', `Living room, facing ${land}`, 'Living room in the afternoon']) },
    {
      shot: 'view',
      caption: r.pick([
        `The view to ${land}`,
        `What you look at: ${land}`,
        `${capital(land)}, from the ${outdoors ? 'porch' : 'balcony'}`,
      ]),
    },
    { shot: 'kitchen', caption: r.pick(['Kitchen', 'Kitchen with island', 'Where everyone ends up: the kitchen']) },
    { shot: 'bedroom', caption: bedrooms === 0 ? 'The bed, by the window' : 'Main bedroom' },
    {
      shot: 'deck',
      caption: outdoors
        ? r.pick(['The deck', `The deck and ${land}`, 'Morning on the deck'])
        : r.pick(['The balcony', 'Balcony in the morning']),
    },
    { shot: 'bath', caption: r.pick(['Main bathroom', 'Bathroom with tub']) },
    { shot: 'dining', caption: r.pick(['The long table', `Table for ${facts.occupancy}`, 'Dining corner']) },
    has.hotTub && { shot: 'hottub', caption: r.pick(['Hot tub at night', 'The hot tub']) },
    has.fireplace && { shot: 'fireplace', caption: r.pick(['By the fire', 'The fireplace']) },
    has.pool && { shot: 'pool', caption: outdoors ? 'The pool' : 'The shared pool' },
    bedrooms >= 2 && { shot: 'bedroom', caption: 'Second bedroom' },
    has.bunkRoom && { shot: 'bunk', caption: 'Bunk room' },
    has.office && { shot: 'office', caption: 'Desk by the window' },
    has.firepit && { shot: 'firepit', caption: r.pick(['Evening at the fire pit', 'The fire pit']) },
    { shot: 'side', caption: `The ${noun} from the side` },
    outdoors && { shot: 'porch', caption: r.pick(['The front porch', 'Porch and front door']) },
    ...Array.from({ length: Math.max(0, bedrooms - 2) }, (_, index) => ({
      shot: 'bedroom' as const,
      caption: `${ORDINALS[index + 2] ?? 'Last'} bedroom`,
    })),
    facts.bathrooms >= 2 && { shot: 'bath', caption: 'Second bathroom' },
    { shot: 'detail', caption: r.pick(['Coffee in the morning', 'Books and a blanket', 'On the kitchen table']) },
    { shot: 'wide', caption: `The ${noun} and ${land}` },
    { shot: 'living', caption: r.pick(['The other side of the living room', 'Reading corner']) },
    { shot: 'view', caption: r.pick([`${capital(land)} at another hour`, `${capital(land)} in the evening`]) },
    { shot: 'close', caption: 'The house, closer' },
    { shot: 'kitchen', caption: 'Kitchen counter and shelves' },
    { shot: 'view', caption: `Near ${facts.spot}` },
  ];
  return list.filter((wish): wish is Wish => wish !== false);
}

/** Shots that owners put first, by weight. A home without the shot leads with its front. */
const LEADS: readonly (readonly [Shot, number])[] = [
  ['front', 11],
  ['wide', 3],
  ['side', 3],
  ['deck', 1.6],
  ['pool', 1.6],
  ['hottub', 1.2],
  ['living', 1.4],
  ['fireplace', 0.8],
];

/** Moves the first photo of a shot to the front of the walk. */
function leadWith(shot: Shot, walk: readonly Wish[]): Wish[] {
  const lead = walk.find((wish) => wish.shot === shot);
  return lead ? [lead, ...walk.filter((wish) => wish !== lead)] : [...walk];
}

/** 8 to 28 photos. Captions are different from each other; the same seed and land make one home of them. */
export function makePhotos(r: Random, facts: Facts): Photo[] {
  const { house, land, season, id: seed } = facts;
  const all = leadWith(r.weighted(LEADS), wishes(r, facts));
  const count = Math.max(
    8,
    Math.min(28, all.length, Math.round(r.between(9, 20) + facts.bedrooms * 1.2 + facts.standard * 3)),
  );
  const moods = MOODS_BY_LAND[land];
  const main = r.pick(moods);
  const seen = new Map<Shot, number>();
  return all.slice(0, count).map(({ shot, caption }, index) => {
    const n = seen.get(shot) ?? 0;
    seen.set(shot, n + 1);
    return {
      url: pictureAddress({ house, land, season, seed, shot, n, mood: moodOf(r, shot, n, main, moods) }),
      caption,
      sortOrder: index + 1,
    };
  });
}

function moodOf(r: Random, shot: Shot, n: number, main: Mood, moods: readonly Mood[]): Mood {
  if (shot === 'hottub' || shot === 'firepit') return r.pick(['dusk', 'blue'] as const);
  if (shot === 'fireplace') return r.pick(['dusk', 'blue', main] as const);
  if (n > 0 || shot === 'wide' || shot === 'side' || shot === 'close') return r.pick(moods);
  return main;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
