/** Questions of guests, most of them answered by the host out of the home's facts. */
import type { Amenities, HouseRules, Question } from '@roost/shared/contracts/listing';
import { isoDate } from './dates.ts';
import type { Facts } from './placed-facts.ts';
import type { Random } from './random.ts';
import { formatStairs } from './stairs.ts';

const ASKERS = [
  'Priya',
  'Tom',
  'Alejandra',
  'Kim',
  'Joel',
  'Sofia',
  'Darnell',
  'Hanna',
  'Rick',
  'Yuki',
  'Claire',
  'Mateo',
  'Nell',
  'Oskar',
  'Devon',
];

type Home = { facts: Facts; rules: HouseRules; amenities: Amenities };

function possible({ facts, rules, amenities }: Home): (readonly [string, string])[] {
  const { has, spot, spotMinutes, onFoot, town, stairs } = facts;
  const hasAll = (...names: string[]) => names.every((name) => amenities.amenities.includes(name));
  return [
    [
      `How far is it to ${spot}, really?`,
      `${spotMinutes} minutes ${onFoot ? 'on foot, a little longer with small children' : 'by car outside of rush hour'}.`,
    ],
    [
      'Is the Wi-Fi good enough for video calls?',
      has.office
        ? 'Yes. We work from the desk ourselves: about 200 down, 40 up.'
        : 'It does for one call at a time, at about 60 down and 10 up.',
    ],
    [
      'Can we arrive earlier than the listing says?',
      `Check-in is from ${rules.checkInFrom}. When nobody leaves that morning we gladly let you in sooner; ask us the day before.`,
    ],
    [
      'Is there a crib or a high chair?',
      hasAll('Crib', 'High Chair')
        ? 'Yes, both are in the hall closet. Bring your own sheets for the crib.'
        : 'We do not have one, but the shop in town rents them by the week.',
    ],
    [
      'How many cars fit?',
      facts.shared
        ? hasAll('Free Parking')
          ? 'One. The space has the number of our door.'
          : 'We have no space of our own. Street parking is free after six.'
        : 'Three, if the first one parks close to the house.',
    ],
    [
      'Is there air conditioning in the bedrooms?',
      has.airConditioning ? 'Yes, in every bedroom.' : 'No. It cools down at night, and there are fans in all rooms.',
    ],
    [
      `Is there a grocery store in ${town.name}?`,
      'A small one that has what you need, and a large one twenty minutes away.',
    ],
    ['Are linens and towels included?', 'Yes, and a second set of towels for outside.'],
    facts.pets
      ? ['Is the yard fenced?', 'On three sides. The fourth is the drive, so keep an eye on a runner.']
      : [
          'Could we bring a very small dog?',
          'We are sorry, no pets, small ones included. There are good kennels in town.',
        ],
    has.hotTub
      ? ['Is the hot tub open in winter?', 'All year. In the snow it is best.']
      : ['Is there a bathtub?', 'Yes, in the main bathroom.'],
    has.fireplace
      ? ['Is firewood included?', 'The first basket is. After that it is eight dollars at the farm down the road.']
      : ['Is it quiet at night?', 'Yes. Quiet hours are kept around here.'],
    has.stepFree
      ? [
          'Can we get in with a wheelchair?',
          `${formatStairs(stairs)}${amenities.accessibility.includes('Wide Doorways') ? ' The doors are wide.' : ''} Write us and we measure what you need to know.`,
        ]
      : ['How many stairs are there?', formatStairs(stairs)],
  ];
}

/** Up to six questions, newest first. The newest is sometimes still waiting for its answer. */
export function makeQuestions(r: Random, home: Home, today: number): Question[] {
  const { facts } = home;
  const chosen = r.sample(
    possible(home),
    r.weighted([
      [0, 2],
      [1, 3],
      [2, 4],
      [3, 3],
      [5, 2],
      [6, 1],
    ]),
  );
  let day = today - r.int(0, 12);
  return chosen.map(([question, answer], index) => {
    const waiting = index === 0 && r.chance(0.3);
    const entry = {
      id: `${facts.id}-q${index + 1}`,
      author: r.pick(ASKERS),
      date: isoDate(day),
      question,
      answer: waiting ? null : answer,
    };
    day -= r.int(5, 90);
    return entry;
  });
}
