/** House rules and cancellation policy of a home. */
import type { CancellationPolicy, HouseRules } from '@roost/shared/contracts/listing';
import type { Facts } from './placed-facts.ts';
import type { Random } from './random.ts';
import type { Profile } from './regions/region.ts';

/** Refund steps by policy, longest notice first. */
export const CANCELLATION_POLICIES: readonly CancellationPolicy[] = [
  {
    name: 'Flexible',
    steps: [
      { daysBefore: 7, refundPercent: 100 },
      { daysBefore: 1, refundPercent: 50 },
    ],
  },
  {
    name: 'Moderate',
    steps: [
      { daysBefore: 14, refundPercent: 100 },
      { daysBefore: 7, refundPercent: 50 },
    ],
  },
  {
    name: 'Firm',
    steps: [
      { daysBefore: 30, refundPercent: 100 },
      { daysBefore: 14, refundPercent: 50 },
    ],
  },
  {
    name: 'Strict',
    steps: [
      { daysBefore: 60, refundPercent: 100 },
      { daysBefore: 30, refundPercent: 50 },
    ],
  },
];

export function makePolicy(r: Random): CancellationPolicy {
  const policy =
    CANCELLATION_POLICIES[
      r.weighted([
        [0, 3],
        [1, 5],
        [2, 4],
        [3, 2],
      ])
    ];
  if (!policy) throw new Error('no cancellation policy');
  return policy;
}

const BEAR_COUNTRY: readonly Profile[] = ['lake', 'ski', 'mountain'];
/** What to do with beds and towels on the last morning; the guide says the same (STAY-1). */
export const STRIP_BEDS = {
  washer: 'Strip the beds on your last morning and start one load of towels.',
  bath: 'Strip the beds on your last morning and put used towels into the bath.',
} as const;

export function makeHouseRules(r: Random, facts: Facts): HouseRules {
  const { has } = facts;
  const possible = [
    has.hotTub
      ? [
          'Rinse off before the hot tub, and put the cover back so that it stays warm.',
          'The hot tub closes at 10 PM; sound carries at night.',
        ]
      : [],
    has.dock ? ['Children on the dock wear a life vest. They hang by the back door in all sizes.'] : [],
    has.pool ? ['No glass by the pool.', 'The pool has no lifeguard: children swim with an adult.'] : [],
    has.fireplace
      ? [
          'Open the damper before you light the fire. Firewood is by the door.',
          'Let the ashes cool overnight before you empty them.',
        ]
      : [],
    has.firepit ? ['No open fire on red flag days; the county posts them on its page.'] : [],
    facts.pets
      ? [
          'Dogs are welcome, on a lead outside and off the beds inside.',
          'Please wipe paws at the door. Old towels are in the basket.',
        ]
      : [],
    facts.shared || facts.type === 'Townhouse'
      ? [
          'Neighbors live on the other side of the wall. Please keep the stairs quiet.',
          facts.shared ? 'Trash goes down the chute at the end of the hall.' : 'Trash goes in the bin beside the door.',
        ]
      : [
          `Trash goes in the ${BEAR_COUNTRY.includes(facts.region.profile) ? 'bear-proof ' : ''}bin at the end of the drive.`,
          'Park on the gravel, not on the grass.',
        ],
    [
      'Leave shoes at the door.',
      STRIP_BEDS[has.laundry ? 'washer' : 'bath'],
      `Use less water than at home: ${facts.shared || facts.region.profile === 'city' ? 'it is scarce here' : 'this house has its own well'}.`,
      'Tell us about broken things. Things break; we only want to know.',
    ],
  ].flat();
  return {
    checkInFrom: r.pick(['3:00 PM', '4:00 PM', '4:00 PM', '4:00 PM', '5:00 PM']),
    checkOutBy: r.pick(['10:00 AM', '10:00 AM', '11:00 AM', '11:00 AM', '12:00 PM']),
    quietHours: r.chance(0.85)
      ? r.pick(['10:00 PM to 7:00 AM', '10:00 PM to 8:00 AM', '9:00 PM to 7:00 AM', '11:00 PM to 7:00 AM'])
      : null,
    smoking: r.chance(0.03),
    parties: r.chance(0.06),
    pets: facts.pets,
    maxPets: facts.pets ? r.pick([1, 2, 2, 2, 3]) : 0,
    minimumAge: r.pick([18, 21, 21, 25, 25]),
    notes: r.sample(possible, r.int(2, 4)),
  };
}
