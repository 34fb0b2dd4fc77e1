/**
 * The description of a home: three to five paragraphs that say only what its facts say. This file is long because it
 * holds the sentences.
 */
import type { Facts } from './placed-facts.ts';
import type { Land } from './picture-address.ts';
import type { Random } from './random.ts';
import { nameInText } from './regions/region.ts';
import { formatSteps } from './stairs.ts';
import { formatSetting, formatSpotWay, type Setting } from './surroundings.ts';

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count === 1 ? 'one' : (['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][count] ?? count)} ${count === 1 ? one : many}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const AN = /^[aeiou]/i;

const OPENINGS: Record<Land, readonly string[]> = {
  forest: [
    'The road turns to gravel, then to pine needles, and then you are here.',
    'At night it is dark enough to hear the creek.',
    'You smell the trees before you see the house.',
    'Mornings start with woodpeckers and coffee on the steps.',
  ],
  lake: [
    'The lake is flat at seven in the morning, and nobody else is on it.',
    'Everyone ends up on the steps by the water around five.',
    'The first thing people do here is take their shoes off and test the water.',
    'You can tell the weather by the color of the lake.',
  ],
  beach: [
    'Leave the windows open the first night and you will sleep like a child.',
    'Sand gets in everywhere, and the house was built for it.',
    'The path over the dune takes about as long as a song.',
    'There is a hook for every towel and a shower for every foot.',
  ],
  desert: [
    'The stars are the reason to come, and the quiet is the reason to stay.',
    'The light does something new every evening, and every window was placed for it.',
    'By nine at night the rocks give their warmth back.',
    'There is not much out here, which is the point.',
  ],
  alps: [
    'Boots by the door, something warm on the stove, peaks in every window.',
    'When it snows, the whole valley goes quiet.',
    'The sun reaches the deck at nine and stays until four.',
    'You can see the weather come over the ridge an hour before it arrives.',
  ],
  meadow: [
    'The porch faces west, and most evenings are decided there.',
    'Fireflies in June, frost on the fence in November, and a big sky all year.',
    'The nearest neighbor has horses and will wave.',
    'It is a house for long breakfasts and longer card games.',
  ],
  city: [
    'Step out of the door and the bakery is already open.',
    'The street is quiet at night and good to walk by day.',
    'High windows, thick walls, and a key that still turns like a key.',
    'You can leave the car where it is until you go home.',
  ],
  vineyard: [
    'The cicadas stop around eight, and then dinner begins.',
    'From the table outside you count seven villages, or eight on a clear day.',
    'The walls are thick enough that July stays outside.',
    'Rows of vines run up to the garden wall.',
  ],
  tropical: [
    'It rains for ten minutes, the garden shines, and then the sun is back.',
    'The breeze comes up the hill at four, so the doors stay open.',
    'Breakfast is papaya from the tree, if the birds have left you one.',
    'You will hear the water before you see it.',
  ],
  rocky: [
    'Fog in the morning, gold in the afternoon, foghorn at night.',
    'The sea works on the rocks all night, and you sleep better for it.',
    'Bring a sweater, even in July, and a pair of good shoes.',
    'Whoever gets up first sees the seals.',
  ],
  fjord: [
    'The mountain stands in the water, and the house stands between them.',
    'In June it never gets dark, in January it hardly gets light, and both are worth the trip.',
    'Boats go by at breakfast.',
    'The weather changes four times a day, and the big window shows it all.',
  ],
  hills: [
    'There is a footpath at the gate, and it goes everywhere.',
    'The walls are two feet thick and the beams are low, so mind your head.',
    'Sheep on one side, church bells on the other.',
    'The village wakes slowly, and so will you.',
  ],
  redrock: [
    'The rocks turn red twice a day, and you have a seat for both.',
    'The trail starts at the end of the road.',
    'In the evening the whole valley glows for about ten minutes.',
    'It is warm at noon, cool at night, and the air is dry enough to see forever.',
  ],
  bayou: [
    'The tide comes in under the oaks twice a day.',
    'Egrets fish in front of the porch before breakfast.',
    'There is a rocking chair for everyone, and a fan above each one.',
    'The moss moves when nothing else does.',
  ],
};

/** A home ten minutes or more from the water has no path over the dune. */
const AT_THE_WATER = /over the dune|steps by the water/;
const getOpenings = ({ land, waterfront }: Facts): readonly string[] =>
  OPENINGS[land].filter((line) => waterfront || !AT_THE_WATER.test(line));

function introduction(r: Random, facts: Facts): string {
  const { noun, built, renovated, spot } = facts;
  const age = built < 1945 ? `built in ${built}` : built > 2012 ? `finished in ${built}` : `from ${built}`;
  const renewal =
    renovated !== null && renovated > built + 5
      ? r.pick([
          `, redone in ${renovated}`,
          ` and renewed in ${renovated}`,
          ` (kitchen and baths are from ${renovated})`,
        ])
      : '';
  const way = formatSpotWay(facts);
  const place = formatSetting(facts);
  return r.pick([
    `This is ${AN.test(noun) ? 'an' : 'a'} ${noun} ${age}${renewal}, ${place}, ${way} from ${spot}.`,
    `Our ${noun}, ${age}${renewal}, stands ${place}. ${capital(spot)} is ${way} away.`,
    `The ${noun}, ${age}${renewal}, is ${place}, and you are ${way} from ${spot}.`,
  ]);
}

function rooms(r: Random, facts: Facts): string {
  const { bedrooms, beds, bathrooms, occupancy, has } = facts;
  const half = bathrooms % 1 ? ' and a half' : '';
  const baths = `${plural(Math.floor(bathrooms), 'bathroom')}${half && `${half} bath`}`;
  const parts = [
    bedrooms === 0
      ? `One open room with ${plural(beds, 'bed')} and ${baths}, comfortable for ${occupancy}.`
      : r.pick([
          `Inside there ${bedrooms === 1 ? 'is' : 'are'} ${plural(bedrooms, 'bedroom')} with ${plural(beds, 'bed')} and ${baths}, room for ${occupancy} people who like each other.`,
          `${capital(plural(bedrooms, 'bedroom'))}, ${plural(beds, 'bed')}, ${baths}: ${occupancy} sleep well.`,
          `It sleeps ${occupancy} in ${plural(bedrooms, 'bedroom')} (${plural(beds, 'bed')}), with ${baths}.`,
        ]),
    has.bunkRoom
      ? r.pick([
          'The bunk room has a reading light at every pillow.',
          'Children find the bunk room within a minute and do not come out.',
        ])
      : '',
    r.pick([
      'The kitchen has sharp knives, big pans and a table that everyone fits around.',
      'The kitchen is set up by people who cook: gas stove, good knives, a proper coffee maker.',
      'There is a full kitchen, and a cupboard with oil, salt, spices and coffee for your first morning.',
      'You cook and talk in the same room, which is how we like it.',
    ]),
    has.fireplace
      ? r.pick([
          'The fireplace draws well; wood is stacked by the door.',
          'We leave you the first basket of firewood.',
          'The stove heats the whole ground floor in half an hour.',
        ])
      : '',
    has.office
      ? r.pick([
          'If you must work, there is a desk by the window and fast internet.',
          'A separate desk with a door that closes makes a workday possible.',
        ])
      : '',
    has.airConditioning && ['beach', 'tropical', 'desert', 'hills', 'city'].includes(facts.region.profile)
      ? 'Every bedroom has air conditioning.'
      : '',
  ];
  return parts.filter(Boolean).join(' ');
}

function outside(r: Random, facts: Facts): string {
  const { has, region, waterfront, skiInOut, views } = facts;
  const view = (views[0] ?? 'Garden View').replace(' View', '').toLowerCase();
  const parts = [
    waterfront && region.water
      ? `The property runs down to ${region.water}${has.dock ? ', where our own dock is yours for the stay' : ''}.`
      : '',
    has.kayaks ? r.pick(['Kayaks and paddles are in the shed.', 'Two kayaks are ready by the water.']) : '',
    has.hotTub
      ? r.pick([
          'The hot tub is kept at 102 °F all year.',
          'A hot tub stands on the deck, out of the wind.',
          'After a long day the hot tub is already warm.',
        ])
      : '',
    has.sauna ? 'The sauna takes forty minutes to heat. Start it before dinner.' : '',
    has.pool
      ? facts.shared
        ? 'The pool is shared with the other homes of the building.'
        : 'The pool is private and looked after twice a week.'
      : '',
    has.firepit
      ? r.pick([
          'There is a fire pit with chairs around it, and marshmallow forks in the drawer.',
          'Evenings end at the fire ring behind the house.',
        ])
      : '',
    has.grill
      ? r.pick(['The grill is gas; a second tank is under the deck.', 'A grill and a long table are outside.'])
      : '',
    skiInOut ? 'You ski to the door in winter. Boots dry on the heated rack.' : '',
    has.bikes ? 'Bikes and a pump are in the shed; help yourself.' : '',
    has.evCharger ? 'A charger for electric cars is by the drive.' : '',
  ].filter(Boolean);
  const looks = r.pick([
    `From the ${facts.shared ? 'balcony' : 'porch'} you look at ${view === 'city' ? 'the roofs of the city' : `the ${view}`}.`,
    `The best seat has the ${view} in front of it.`,
  ]);
  return [looks, ...r.sample(parts, 4)].join(' ');
}

function area(r: Random, facts: Facts): string {
  const { region, town, airport, sights } = facts;
  const [first, second] = r.sample(sights, 2);
  if (first === undefined || second === undefined)
    return 'We leave a hand-drawn map on the table with the walks that we like and the places where we eat.';
  const flight =
    airport === null
      ? ''
      : r.pick([` The closest airport is ${airport}.`, ` Fly into ${airport} if you come from far.`]);
  return r.pick([
    `For days out: ${first} in the morning, ${second} in the afternoon, and dinner back in ${town.name}.${flight}`,
    `Everyone goes to ${first}, and rightly. We also send people to ${second}, which is quieter. ${capital(town.name)} has groceries, coffee and a hardware store.`,
    `You can do ${nameInText(region.name)} from here: ${first} and ${second} are both good for a day.${flight}`,
    `We leave a hand-drawn map on the table with ${first}, ${second} and the places where we eat.`,
  ]);
}

function practical(r: Random, facts: Facts): string {
  const pets = facts.pets
    ? r.pick([
        'Dogs are welcome; there is a fee, and a hook for the lead.',
        'Bring the dog. There is a bowl by the back door.',
      ])
    : r.pick(['We cannot take pets, because our own family has allergies.', 'Sorry, no pets here.']);
  const access = facts.has.stepFree
    ? ' The entrance is step-free.'
    : r.pick([
        ` ${formatSteps(facts.stairs)}`,
        facts.stairs.inside
          ? ' The stairs inside are steep; small children need a hand.'
          : ' There are no stairs inside.',
        '',
      ]);
  const laundry = facts.has.laundry ? ' Washer and dryer are in the house.' : ' The laundromat is in town.';
  return `${pets}${access}${laundry} ${r.pick(['Ask us anything; we answer ourselves.', 'We live nearby and come by if something breaks.', 'The door has a code of its own for each stay.', 'Sheets, towels and soap are included.'])}`;
}

/** Paragraphs of the description, three to five. */
export function makeDescription(r: Random, facts: Facts): string[] {
  const paragraphs = [
    `${r.pick(getOpenings(facts))} ${introduction(r, facts)}`,
    rooms(r, facts),
    outside(r, facts),
    r.chance(0.8) ? area(r, facts) : '',
    r.chance(0.75) ? practical(r, facts) : '',
  ];
  return paragraphs.filter(Boolean);
}

/** Where in its town a home stands, beginning a sentence; `{town}` stands for the town. */
const PARTS: Readonly<Record<Setting, readonly string[]>> = {
  center: [
    'A quiet street in {town}',
    'An easy street in {town}',
    'A small lane in {town}',
    'The old part of {town}',
    'The middle of {town}',
  ],
  town: ['A quiet street in {town}', 'An easy street in {town}', 'A small lane in {town}', 'A green part of {town}'],
  edge: [
    'A quiet road at the edge of {town}',
    'The edge of {town}',
    'A small lane at the edge of {town}',
    'The green side of {town}',
  ],
  country: ['A quiet road outside {town}', 'The country outside {town}', 'A small lane outside {town}'],
};

/** Returns one or two sentences on the neighborhood, beside the map. */
export function makeLocationWords(r: Random, facts: Facts): string {
  const { setting, spot, town, airport } = facts;
  const place = r.pick(PARTS[setting]).replace('{town}', town.name);
  const more = r.pick([
    `Groceries and coffee are in ${town.name}.`,
    'You get the exact address when your stay is confirmed.',
    'Most evenings you hear more birds than cars.',
    ...(airport === null ? [] : [`${airport} has the closest airport.`]),
  ]);
  return `${place}, ${formatSpotWay(facts)} to ${spot}. ${more}`;
}
