/** What the owner of a generated home tells guests about getting there and in (STAY-1). */
import type { HomeGuide } from '@roost/shared/contracts/arrival';
import type { HouseRules } from '@roost/shared/contracts/listing';
import { directionTo, metresBetween, toMiles } from '@roost/shared/domain/distance';
import type { Facts } from './facts.ts';
import type { Random } from './random.ts';
import type { SeedAddress } from './seed-listing.ts';

const COLORS = ['green', 'blue', 'red', 'white', 'yellow', 'black', 'gray'];
const MARKS = ['on the mailbox', 'on the gatepost', 'painted on a rock', 'over the porch light', 'on a wooden sign'];
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
const NEAR_METRES = 800;

type Home = {
  facts: Facts;
  rules: HouseRules;
  address: SeedAddress;
  freeParking: boolean;
  dishwasher: boolean;
};

/** Splits "214 Alder Lane" into number and street. */
function readStreet(street: string): { number: string; road: string } {
  const [number = '', ...road] = street.split(' ');
  return { number, road: road.join(' ') };
}

function makeWay({ facts, address, freeParking }: Home): HomeGuide['way'] {
  const { town, shared, noun } = facts;
  const { road } = readStreet(address.street);
  const metres = metresBetween(town, address);
  const miles = toMiles(metres);
  const far = `${miles} ${miles === 1 ? 'mile' : 'miles'} ${directionTo(town, address)} of the middle of ${town.name}, on ${road}.`;
  return [
    {
      title: `From ${town.name}`,
      text: metres < NEAR_METRES ? `The ${noun} is in ${town.name} itself, on ${road}.` : `The ${noun} is ${far}`,
    },
    {
      title: 'Parking',
      text: shared
        ? freeParking
          ? 'One space belongs to you. It has the number of the door.'
          : 'There is no space of our own. The signs on the street say where parking is allowed.'
        : `Beside the ${noun}, at the end of the drive. Please leave the road free.`,
    },
  ];
}

function makeEntry(r: Random, { facts, address }: Home, key: string): HomeGuide['entry'] {
  const { shared, noun, has } = facts;
  const { number, road } = readStreet(address.street);
  const color = r.pick(COLORS);
  const heat = has.airConditioning ? 'The thermostat in the hall heats and cools.' : 'The thermostat is in the hall.';
  return [
    shared
      ? { title: `Number ${number}, ${color} street door`, text: `On ${road}. The street door is open until 9 PM.` }
      : { title: `Number ${number}`, text: `On ${road}. The number stands ${r.pick(MARKS)}.` },
    {
      title: `${color.charAt(0).toUpperCase()}${color.slice(1)} door, black keypad`,
      text: `Type your code, then press ${key}. If it blinks red, wait ten seconds and type it again, slowly.`,
    },
    {
      title: 'Heat, water, light',
      text: `${heat} Hot water takes a minute to come. A folder on the table says how everything works.`,
    },
    ...(has.stepFree ? [] : [{ title: 'Mind the step', text: `One step leads up into the ${noun}.` }]),
  ];
}

function makeNotes({ facts, rules }: Home): HomeGuide['notes'] {
  return [
    ...(rules.quietHours === null
      ? []
      : [{ title: 'Quiet hours', text: `${rules.quietHours}. Voices carry further at night than one thinks.` }]),
    ...(facts.pets
      ? [{ title: 'If you bring a dog', text: 'Old towels for paws are in the basket by the door.' }]
      : []),
    { title: 'Emergency', text: `Call ${facts.region.countryCode === 'US' ? '911' : '112, or the local number'}.` },
  ];
}

/** Makes the guide of one home. Distances are measured, phone numbers are of the range kept for fiction. */
export function makeGuide(r: Random, home: Home): HomeGuide {
  const key = r.pick(KEYS);
  const [first = 'pine', second = 'dock'] = r.sample(WIFI_WORDS, 2);
  const { road } = readStreet(home.address.street);
  return {
    way: makeWay(home),
    entry: makeEntry(r, home, key),
    lock: `Type it on the keypad, then press ${key}.`,
    wifi: { network: `${road.replaceAll(' ', '')}-Guest`, password: `${first}-${second}-${r.int(10, 99)}` },
    hostPhone: `(${r.pick(['206', '530', '802', '970', '828'])}) 555-01${String(r.int(0, 99)).padStart(2, '0')}`,
    hostUntil: r.pick(['9 PM', '10 PM', '10 PM', '11 PM']),
    notes: makeNotes(home),
    leaving: [
      home.dishwasher ? 'Start the dishwasher.' : 'Leave the dishes clean.',
      'Put used towels into the bath.',
      home.facts.shared ? 'Take the trash to the end of the hall.' : 'Take the trash to the bin.',
      'Close the door. It locks by itself, and there is no key to give back.',
    ],
  };
}
