/**
 * Sentences of reviews, each put together from two halves, so that guests of one home use different words. This file is
 * long because it is all texts, and the function `praise` is long because each fact has its own.
 */
import type { Facts } from './placed-facts.ts';
import type { Random } from './random.ts';
import { nameInText } from './regions/region.ts';
import { formatSetting } from './surroundings.ts';

/** Beginnings and endings: any of the first goes with any of the second. */
export type Halves = readonly [readonly string[], readonly string[]];

const COMFORT: readonly Halves[] = [
  [
    ['The beds', 'All of the beds', 'The bed in the main room', 'Each bed'],
    [
      'slept better than at home.',
      'came with good linen and enough pillows.',
      'got a perfect score from my back.',
      'had all of us sleeping in.',
      'would be reason enough to return.',
    ],
  ],
  [
    ['Check-in', 'Getting in', 'Finding the place and getting in'],
    [
      'took two minutes.',
      'was as easy as the message said.',
      'worked the first time, in the dark and in the rain.',
      'could not have been simpler.',
    ],
  ],
  [
    ['The house was spotless', 'Everything was clean', 'It smelled fresh and clean', 'Not a crumb anywhere'],
    [
      'when we came in.',
      'down to the oven.',
      'even behind the books.',
      'from one end to the other.',
      'including the windows.',
    ],
  ],
  [
    ['The kitchen', 'Whoever stocked the kitchen', 'The kitchen drawer'],
    [
      'had everything, down to a good peeler.',
      'had sharp knives, for once.',
      'knew what people cook on vacation.',
      'had spices, oil and coffee waiting.',
      'made us want to cook every night.',
    ],
  ],
  [
    ['Breakfast outside', 'Dinner on the porch', 'Coffee in the morning sun', 'An hour on the porch'],
    [
      'was ours nearly every day.',
      'became the best hour of the day.',
      'is what we talk about now.',
      'was worth the trip alone.',
    ],
  ],
  [
    ['The photos', 'The pictures of the listing', 'The listing’s photos'],
    ['are honest.', 'do not show how quiet it is.', 'do the rooms no justice.', 'match the place to the last chair.'],
  ],
  [
    ['The host', 'Our host', 'The owner'],
    [
      'answered within minutes.',
      'left a list of places we would never have found.',
      'checked once that all was well and then left us in peace.',
      'sent a note about the weather the day before.',
    ],
  ],
];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A home in a building has a balcony and no porch. */
const toBalcony = ([openings, endings]: Halves): Halves => [
  openings.map((opening) => opening.replace('porch', 'balcony')),
  endings,
];

/** Things a guest can praise here, by the home's own facts. */
export function praise({
  has,
  spot,
  town,
  region,
  onFoot,
  spotMinutes,
  bedrooms,
  shared,
  setting,
  ...facts
}: Facts): Halves[] {
  const when = (holds: boolean, openings: string[], endings: string[]): Halves[] =>
    holds ? [[openings, endings]] : [];
  return [
    ...(shared ? COMFORT.map(toBalcony) : COMFORT),
    [
      [`${capital(spot)} is`, `From the door to ${spot} it is`, `We timed it: ${spot} is`],
      onFoot
        ? [
            `a ${spotMinutes} minute walk, as the listing says.`,
            `${spotMinutes} minutes on foot, less for our ten-year-old.`,
          ]
        : [
            `${spotMinutes} minutes by car, as the listing says.`,
            `${spotMinutes} minutes in the car, and parking was easy.`,
          ],
    ],
    [
      [
        town.name,
        `Staying ${formatSetting({ setting, town })}`,
        setting === 'country' ? `The country around ${town.name}` : `The part of ${town.name} that it is in`,
      ],
      [
        `turned out to be right for us.`,
        `made ${nameInText(region.name)} easy to get around.`,
        'was a good choice.',
        'surprised us in the best way.',
        'had more to do than we had days.',
      ],
    ],
    ...when(
      has.hotTub,
      ['The hot tub', 'Ending the day in the hot tub', 'The hot tub after dark'],
      [
        'was the best idea of the house.',
        'became a habit by day two.',
        'under the stars: nothing more to say.',
        'settled every argument.',
      ],
    ),
    ...when(
      has.fireplace,
      ['The fireplace', 'A fire in the evening', 'The stack of dry wood'],
      [
        'kept us home more than we had planned.',
        'had us playing cards until midnight.',
        'made the first cold night a happy one.',
      ],
    ),
    ...when(
      has.firepit,
      ['The fire pit', 'An evening at the fire pit', 'Making s’mores at the fire pit'],
      ['won over the children.', 'brought out the guitar.', 'was the best part of the week.'],
    ),
    ...when(
      has.dock,
      ['Coffee on the dock', 'The dock', 'An hour on the dock'],
      [
        'is how I want to start every day from now on.',
        'kept the children busy until they were blue.',
        'was my office for a week.',
      ],
    ),
    ...when(
      has.pool,
      ['The pool', 'A swim before breakfast', 'The pool at night'],
      ['made the week for all ages.', 'was the reason the kids got up.', 'beat our gym at home.'],
    ),
    ...when(
      has.kayaks,
      ['The kayaks', 'A round in the kayaks', 'Paddling out early'],
      ['let us see the shore from the other side.', 'made the week for our teenagers.', 'got us out before breakfast.'],
    ),
    ...when(
      has.sauna,
      ['The sauna', 'Sauna, cold shower, repeat:'],
      ['was all we did on the rainy day.', 'made winter make sense.', 'set us right after each hike.'],
    ),
    ...when(
      has.bunkRoom,
      ['The bunk room', 'Sleeping in the bunks'],
      ['was the hit with our three.', 'meant nobody missed home.', 'gave the cousins a kingdom of their own.'],
    ),
    ...when(
      has.gameRoom,
      ['The game room', 'Table tennis in the game room'],
      ['saved the one rainy day.', 'turned into a tournament.', 'kept peace between the generations.'],
    ),
    ...when(
      facts.pets,
      ['Our dog', 'The old Labrador we brought', 'Our very spoiled terrier'],
      ['had the time of her life.', 'found a bowl and a towel waiting.', 'still looks for the yard.'],
    ),
    ...when(
      facts.skiInOut,
      ['Skis on at the door', 'Walking out to the lift'],
      ['beats every parking lot.', 'got us on the first chair every morning.', 'has spoiled us for good.'],
    ),
    ...when(
      facts.waterfront,
      ['The view of the water', 'The sound of the water'],
      ['was worth the trip alone.', 'follows you from room to room.', 'put us to sleep and woke us up.'],
    ),
    ...when(
      bedrooms >= 4,
      ['With this much space', 'Three generations under one roof, and'],
      ['nobody got in anybody’s way.', 'there was always a quiet corner left.'],
    ),
  ];
}

const FLAWS: readonly Halves[] = [
  [
    ['The Wi-Fi', 'The internet at night'],
    ['dropped out a few times.', 'was too slow for video calls.', 'needed a restart on day two.'],
  ],
  [
    ['The second bathroom', 'The smaller bathroom'],
    ['could use a new fan.', 'is tight for two.', 'had a slow drain.'],
  ],
  [
    ['The drive up', 'The last half mile of road'],
    ['is steep, so come in daylight.', 'is rougher than we expected.', 'is not for low cars.'],
  ],
  [
    ['One of the mattresses', 'The mattress in the back room'],
    ['is past its best.', 'is softer than I like.', 'squeaks.'],
  ],
  [
    ['The road', 'The neighbors’ dog', 'The ice machine'],
    ['was audible in the early morning.', 'woke us once or twice.'],
  ],
  [
    ['The kitchen', 'The pantry'],
    ['had fewer pans than we hoped.', 'ran out of dish soap.', 'lacks a big salad bowl.'],
  ],
  [
    ['Water pressure in the bath', 'The shower'],
    ['is on the low side.', 'takes a minute to warm up.', 'changed its mind when someone ran the tap.'],
  ],
  [
    ['The light switches', 'The remote controls'],
    ['took a while to figure out.', 'deserve a page in the guide.'],
  ],
];

/** What can be wrong with a home: only a home with two bathrooms has a second one. */
export const getFlaws = ({ bathrooms, bedrooms }: Pick<Facts, 'bathrooms' | 'bedrooms'>): readonly Halves[] =>
  FLAWS.filter(
    ([[first = '']]) =>
      (bathrooms >= 2 || !first.startsWith('The second bathroom')) &&
      (bedrooms >= 2 || !first.startsWith('One of the mattresses')),
  );

export const BIG_FLAWS: readonly Halves[] = [
  [
    ['The house was not clean when we came', 'The last guests’ dishes were still in the sink'],
    ['and it took until evening to sort out.', 'and that is a poor start.'],
  ],
  [
    ['The heating', 'The hot water', 'The refrigerator'],
    ['failed on the second night.', 'gave up for most of a day.'],
  ],
  [
    ['It looks', 'Inside it feels'],
    ['older than in the pictures.', 'more worn than the listing lets on.'],
  ],
  [
    ['We waited', 'It took us'],
    ['a day to hear back about the door code.', 'until the evening to get a reply.'],
  ],
];

export const TITLES: Readonly<Record<number, Halves>> = {
  5: [
    [
      'A perfect',
      'Our favorite',
      'An easy',
      'A truly happy',
      'A quiet',
      'The best',
      'One lovely',
      'An unforgettable',
      'Simply a great',
    ],
    ['stay', 'getaway', 'trip', 'place to land', 'base for everything', 'escape', 'break', 'home for a while'],
  ],
  4: [
    ['A very good', 'A charming', 'A solid', 'A lovely', 'A well-kept', 'Mostly a great'],
    ['stay', 'place', 'base for the area', 'house with small flaws', 'choice', 'spot'],
  ],
  3: [
    ['Good location,', 'Fine for the price,', 'A nice idea,', 'Pretty outside,'],
    ['tired in places', 'slow answers', 'not quite as described', 'needs some care'],
  ],
  2: [
    ['Needs care,', 'Not our best stay,', 'We expected more,'],
    ['sadly', 'and told the host', 'even at this price'],
  ],
};

/** How often a sentence is drawn again because this home's guests have said it already. */
const DRAWS = 12;

/**
 * Returns a sentence that is not in `said`, and notes it; empty when the home's guests have said nearly all there is.
 * An ending that they have used comes again only when none of some draws is new.
 */
export function sayNew(r: Random, choices: readonly Halves[], said: Set<string>): string {
  for (let draw = 0; draw < DRAWS && choices.length > 0; draw += 1) {
    const [openings, endings] = r.pick(choices);
    const ending = r.pick(endings);
    const sentence = `${r.pick(openings)} ${ending}`;
    if (said.has(sentence) || (draw < DRAWS / 2 && said.has(ending))) continue;
    said.add(sentence).add(ending);
    return sentence;
  }
  return '';
}
