/** Questions of guests, most of them answered by the host out of the home's facts. */
import type { HouseRules, Question } from '@roost/shared/contracts/listing';
import { isoDate } from './dates.ts';
import type { Facts } from './facts.ts';
import type { Random } from './random.ts';

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

function possible(facts: Facts, rules: HouseRules): (readonly [string, string])[] {
  const { has, spot, spotMinutes, onFoot, town } = facts;
  return [
    [
      `How far is it to ${spot}, really?`,
      `${spotMinutes} minutes ${onFoot ? 'on foot, a little longer with small children' : 'by car outside of rush hour'}.`,
    ],
    [
      'Is the Wi-Fi good enough for video calls?',
      has.office
        ? 'Yes. We work from the desk upstairs ourselves: about 200 down, 40 up.'
        : 'It does for one call at a time, at about 60 down and 10 up.',
    ],
    [
      'Can we arrive earlier than the listing says?',
      `Check-in is from ${rules.checkInFrom}. When nobody leaves that morning we gladly let you in sooner; ask us the day before.`,
    ],
    [
      'Is there a crib or a high chair?',
      facts.occupancy > 5
        ? 'Yes, both are in the hall closet. Bring your own sheets for the crib.'
        : 'We do not have one, but the shop in town rents them by the week.',
    ],
    [
      'How many cars fit?',
      facts.shared
        ? 'One space in the garage. Street parking is free after six.'
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
          'The entrance has no step and the doors are wide downstairs. Write us and we measure what you need to know.',
        ]
      : ['How many stairs are there?', 'Four to the porch and one flight inside.'],
  ];
}

/** Up to six questions, newest first. The newest is sometimes still waiting for its answer. */
export function makeQuestions(r: Random, facts: Facts, rules: HouseRules, today: number): Question[] {
  const chosen = r.sample(
    possible(facts, rules),
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
