/**
 * What the owner of a generated home tells guests about getting there and in (STAY-1). The wordings of each line are in
 * `guide-wordings.ts`.
 */
import type { HomeGuide } from '@roost/shared/contracts/arrival';
import type { Amenities, HouseRules } from '@roost/shared/contracts/listing';
import { directionTo, metresBetween, toMiles } from '@roost/shared/domain/distance';
import type { Facts } from './placed-facts.ts';
import { WORDINGS } from './guide-wordings.ts';
import type { Random } from './random.ts';
import { STRIP_BEDS } from './rules.ts';
import type { SeedAddress } from './seed-listing.ts';
import { formatStairs } from './stairs.ts';
import { formatSetting } from './surroundings.ts';

const KEYS = ['the check mark', 'the lock sign', 'the yellow bar', 'the star'];
const WIFI_WORDS = [
  'dock',
  'lantern',
  'kettle',
  'pine',
  'heron',
  'woolen',
  'harbor',
  'maple',
  'socks',
  'ember',
  'quilt',
  'meadow',
];
/** The least distance that a guide tells. */
const LEAST_MILES = 0.5;

type Home = {
  facts: Facts;
  rules: HouseRules;
  address: SeedAddress;
  amenities: Amenities;
};

/** Splits "214 Alder Lane" into number and street. */
function readStreet(street: string): { number: string; road: string } {
  const [number = '', ...road] = street.split(' ');
  return { number, road: road.join(' ') };
}

/** Tells where in its town the home is: the same as the listing, and how far, since its guests know the address. */
function makeTownWay({ facts, address }: Home): string {
  const { town, noun, setting } = facts;
  const { road } = readStreet(address.street);
  if (setting === 'center') return `The ${noun} is in ${town.name} itself, on ${road}.`;
  const miles = Math.max(LEAST_MILES, toMiles(metresBetween(town, address)));
  return `The ${noun} is ${formatSetting(facts)}, ${miles} ${miles === 1 ? 'mile' : 'miles'} ${directionTo(town, address)} of its center, on ${road}.`;
}

function makeWay(r: Random, home: Home): HomeGuide['way'] {
  const { town, shared, noun } = home.facts;
  const parking = shared
    ? home.amenities.amenities.includes('Free Parking')
      ? WORDINGS.ownSpace
      : WORDINGS.noSpace
    : WORDINGS.drive;
  return [
    { title: `From ${town.name}`, text: makeTownWay(home) },
    { title: 'Parking', text: r.pick(parking).replace('{noun}', noun) },
  ];
}

function makeEntry(r: Random, { facts, address }: Home, key: string): HomeGuide['entry'] {
  const { shared, has, stairs } = facts;
  const { number, road } = readStreet(address.street);
  return [
    {
      title: shared ? `Number ${number}, the street door` : `Number ${number}`,
      text: `On ${road}. ${r.pick(shared ? WORDINGS.streetDoor : WORDINGS.number)}`,
    },
    { title: r.pick(WORDINGS.keypadTitle), text: r.pick(WORDINGS.keypad).replace('{key}', key) },
    {
      title: 'Heat, water, light',
      text: `${r.pick(has.airConditioning ? WORDINGS.heatAndCool : WORDINGS.heat)} ${r.pick(WORDINGS.hotWater)} ${r.pick(WORDINGS.folder)}`,
    },
    ...(has.stepFree && !stairs.inside ? [] : [{ title: 'Steps and stairs', text: formatStairs(stairs) }]),
  ];
}

function makeNotes(r: Random, { facts, rules }: Home): HomeGuide['notes'] {
  return [
    ...(rules.quietHours === null
      ? []
      : [{ title: 'Quiet hours', text: `${rules.quietHours}. ${r.pick(WORDINGS.quiet)}` }]),
    ...(facts.pets ? [{ title: 'If you bring a dog', text: r.pick(WORDINGS.dog) }] : []),
    {
      title: 'Emergency',
      text: r
        .pick(WORDINGS.emergency)
        .replace('{number}', facts.region.countryCode === 'US' ? '911' : '112, or the local number'),
    },
  ];
}

/** Makes the list for the last morning. It asks for what the house rules ask for, and for nothing against them. */
function makeLeaving(r: Random, { facts, rules, amenities }: Home): string[] {
  const strip = Object.entries(STRIP_BEDS).find(([, note]) => rules.notes.includes(note))?.[0];
  const linen = strip === 'washer' ? WORDINGS.stripToWasher : strip === 'bath' ? WORDINGS.stripToBath : WORDINGS.towels;
  return [
    r.pick(amenities.amenities.includes('Dishwasher') ? WORDINGS.dishwasher : WORDINGS.dishes),
    r.pick(linen),
    r.pick(facts.shared ? WORDINGS.trashHall : WORDINGS.trashBin),
    r.pick(WORDINGS.door),
  ];
}

/** Makes the guide of one home. Distances are measured, phone numbers are of the range kept for fiction. */
export function makeGuide({ values, words }: { values: Random; words: Random }, home: Home): HomeGuide {
  const key = values.pick(KEYS);
  const [first = 'pine', second = 'dock'] = values.sample(WIFI_WORDS, 2);
  const { road } = readStreet(home.address.street);
  return {
    way: makeWay(words, home),
    entry: makeEntry(words, home, key),
    lock: `Type it on the keypad, then press ${key}.`,
    wifi: { network: `${road.replaceAll(' ', '')}-Guest`, password: `${first}-${second}-${values.int(10, 99)}` },
    hostPhone: `(${values.pick(['206', '530', '802', '970', '828'])}) 555-01${String(values.int(0, 99)).padStart(2, '0')}`,
    hostUntil: values.pick(['9 PM', '10 PM', '10 PM', '11 PM']),
    notes: makeNotes(words, home),
    leaving: makeLeaving(words, home),
  };
}
