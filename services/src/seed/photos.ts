/** The photos of a home: outside, rooms and view, each with a caption of its own. */
import type { Photo, SleepingRoom } from '@roost/shared/contracts/listing';
import { formatBeds } from '@roost/shared/domain/beds';
import { BUNK_ROOM, LIVING_ROOM } from './beds.ts';
import type { Facts } from './placed-facts.ts';
import type { House, Land, Mood, Shot } from './picture-address.ts';
import { pictureAddress } from './picture-address.ts';
import { getPictureColor } from './picture-color.ts';
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

/** Rooms that photos are grouped by, beside the bedrooms. */
const ROOM = {
  outside: 'The building',
  living: LIVING_ROOM,
  kitchen: 'Kitchen',
  dining: 'Dining',
  bath: 'Bathrooms',
  office: 'Workspace',
  garden: 'Deck and garden',
  balcony: 'Balcony',
  view: 'Views',
} as const;

/**
 * Houses whose pictures from outside show no door. The picture of a porch has a door in a color of its own, so that
 * other homes would have two front doors.
 */
const NO_DOOR_OUTSIDE: readonly House[] = ['aframe', 'lakehouse', 'villa', 'block', 'condo'];

type Wish = { shot: Shot; caption: string; room: string };

/** A photo of each bedroom, with its beds in the caption. The picture shows as many beds as stand there. */
function bedroomWishes(sleepingRooms: readonly SleepingRoom[]): Wish[] {
  return sleepingRooms
    .filter(({ name }) => name !== LIVING_ROOM)
    .map(({ name, beds }, index) => {
      const count = beds.reduce((sum, bed) => sum + bed.count, 0);
      const room = index === 0 ? (name === 'Studio' ? 'The bed, by the window' : 'Main bedroom') : name;
      return {
        shot: name === BUNK_ROOM ? 'bunk' : count > 1 ? 'twin' : 'bedroom',
        caption: `${room}: ${formatBeds(beds)}`,
        room: name,
      };
    });
}

/**
 * Photos in the order of a walk: outside, living rooms, bedrooms, baths, garden, land. They show rooms that the home
 * has, and no others.
 */
function wishes(r: Random, facts: Facts, sleepingRooms: readonly SleepingRoom[]): Wish[] {
  const { has, noun, town } = facts;
  const land = LAND_WORDS[facts.land];
  const outdoors = !facts.shared;
  const building = outdoors ? noun : 'building';
  const terrace = outdoors ? ROOM.garden : ROOM.balcony;
  const [main, ...otherBedrooms] = bedroomWishes(sleepingRooms);
  const list: (Wish | false | undefined)[] = [
    {
      shot: 'front',
      caption: r.pick([
        `The ${building} from the ${outdoors ? 'drive' : 'street'}`,
        `The ${building} in ${town.name}`,
        `Welcome to the ${noun}`,
      ]),
      room: ROOM.outside,
    },
    {
      shot: 'living',
      caption: r.pick(['Living room', `Living room, facing ${land}`, 'Where evenings are spent']),
      room: ROOM.living,
    },
    {
      shot: 'view',
      caption: r.pick([
        `The view to ${land}`,
        `What you look at: ${land}`,
        `${capital(land)}, from the ${outdoors ? 'porch' : 'balcony'}`,
      ]),
      room: ROOM.view,
    },
    {
      shot: 'kitchen',
      caption: r.pick(['Kitchen', 'Kitchen with island', 'Where everyone ends up: the kitchen']),
      room: ROOM.kitchen,
    },
    main,
    {
      shot: 'deck',
      caption: outdoors
        ? r.pick(['The deck', `The deck and ${land}`, 'Seats on the deck'])
        : r.pick(['The balcony', 'Seats on the balcony']),
      room: terrace,
    },
    { shot: 'bath', caption: r.pick(['Main bathroom', 'Bathroom with tub']), room: ROOM.bath },
    { shot: 'dining', caption: r.pick(['The long table', 'The dining table', 'Dining corner']), room: ROOM.dining },
    has.hotTub && { shot: 'hottub', caption: r.pick(['Hot tub at night', 'The hot tub']), room: ROOM.garden },
    has.fireplace && { shot: 'fireplace', caption: r.pick(['By the fire', 'The fireplace']), room: ROOM.living },
    has.pool && {
      shot: 'pool',
      caption: outdoors ? 'The pool' : 'The shared pool',
      room: outdoors ? ROOM.garden : ROOM.outside,
    },
    ...otherBedrooms,
    has.office && { shot: 'office', caption: 'Desk by the window', room: ROOM.office },
    has.firepit && { shot: 'firepit', caption: r.pick(['Evening at the fire pit', 'The fire pit']), room: ROOM.garden },
    { shot: 'side', caption: `The ${building} from the side`, room: ROOM.outside },
    outdoors && { shot: 'porch', caption: r.pick(['The front porch', 'Porch and front door']), room: ROOM.outside },
    facts.bathrooms >= 2 && { shot: 'bath', caption: 'Second bathroom', room: ROOM.bath },
    {
      shot: 'detail',
      caption: r.pick(['Books and a blanket', 'Within reach of the sofa', 'A quiet corner']),
      room: ROOM.living,
    },
    { shot: 'wide', caption: `The ${building} and ${land}`, room: ROOM.outside },
    { shot: 'living', caption: r.pick(['The other side of the living room', 'Reading corner']), room: ROOM.living },
    { shot: 'view', caption: `${capital(land)} at another hour`, room: ROOM.view },
    { shot: 'close', caption: `The ${building}, closer`, room: ROOM.outside },
    { shot: 'kitchen', caption: 'Kitchen counter and shelves', room: ROOM.kitchen },
  ];
  return list
    .filter((wish): wish is Wish => wish !== false && wish !== undefined)
    .filter(({ shot }) => shot !== 'porch' || NO_DOOR_OUTSIDE.includes(facts.house));
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
export function makePhotos(r: Random, facts: Facts, sleepingRooms: readonly SleepingRoom[]): Photo[] {
  const { house, land, season, id: seed } = facts;
  const all = leadWith(r.weighted(LEADS), wishes(r, facts, sleepingRooms));
  const count = Math.max(
    8,
    Math.min(28, all.length, Math.round(r.between(9, 20) + facts.bedrooms * 1.2 + facts.standard * 3)),
  );
  const moods = MOODS_BY_LAND[land];
  const main = r.pick(moods);
  const seen = new Map<Shot, number>();
  return all.slice(0, count).map(({ shot, caption, room }, index) => {
    const n = seen.get(shot) ?? 0;
    seen.set(shot, n + 1);
    const spec = { house, land, season, seed, shot, n, mood: getMood(r, shot, n, main, moods) };
    return { url: pictureAddress(spec), caption, sortOrder: index + 1, room, color: getPictureColor(spec) };
  });
}

function getMood(r: Random, shot: Shot, n: number, main: Mood, moods: readonly Mood[]): Mood {
  if (shot === 'hottub' || shot === 'firepit') return r.pick(['dusk', 'blue'] as const);
  if (shot === 'fireplace') return r.pick(['dusk', 'blue', main] as const);
  if (n > 0 || shot === 'wide' || shot === 'side' || shot === 'close') return r.pick(moods);
  return main;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
