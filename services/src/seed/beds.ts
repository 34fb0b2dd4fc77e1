/** Which beds are in which room of a home. They agree with its number of bedrooms, of beds and of guests. */
import type { BedKind, SleepingRoom } from '@roost/shared/contracts/listing';
import type { Facts } from './placed-facts.ts';
import type { Random } from './random.ts';

export const LIVING_ROOM = 'Living room';
export const BUNK_ROOM = 'Bunk room';

/** Returns how a bedroom is called, from 1. A studio has no bedroom: its bed is in the one room. */
const bedroomName = (number: number): string => `Bedroom ${number}`;
const STUDIO = 'Studio';

/** Returns the names of all bedrooms of a home in order. The bunk room is the last of them. */
export function bedroomNames({ bedrooms, has }: Pick<Facts, 'bedrooms' | 'has'>): string[] {
  if (bedrooms === 0) return [STUDIO];
  return Array.from({ length: bedrooms }, (_, index) =>
    has.bunkRoom && index === bedrooms - 1 ? BUNK_ROOM : bedroomName(index + 1),
  );
}

/**
 * Makes the beds of a home. Each bedroom has a bed for two; the bunk room has two bunk beds. Beds above that number
 * stand, one each, in the living room (a sofa bed) and in bedrooms, from the last to the first. A second bed in a
 * bedroom is a single where the home takes fewer guests than its beds could.
 */
export function makeSleepingRooms(r: Random, facts: Facts): SleepingRoom[] {
  const { bedrooms, beds, occupancy, standard } = facts;
  const names = bedroomNames(facts);
  const rooms = names.map((name, index): BedKind[] => {
    if (name === BUNK_ROOM) return ['bunk', 'bunk'];
    if (index === 0) return [r.chance(0.35 + standard * 0.4) ? 'king' : 'queen'];
    return [r.pick(['king', 'queen', 'queen', 'double'] as const)];
  });
  let more = beds - rooms.flat().length;
  const living: BedKind[] = [];
  if (more > 0 && bedrooms > 0 && (more > 1 || bedrooms === 1 || r.chance(0.6))) {
    living.push('sofa');
    more -= 1;
  }
  // Guests that the home could take beyond those it does.
  let spare = beds * 2 - occupancy;
  for (let index = rooms.length - 1; index >= 0 && more > 0; index -= 1) {
    if (names[index] === BUNK_ROOM) continue;
    const single = spare > 0;
    rooms[index] = single
      ? [rooms[index]?.[0] ?? 'queen', 'single']
      : r.pick([
          ['queen', 'queen'],
          ['double', 'double'],
        ]);
    if (single) spare -= 1;
    more -= 1;
  }
  return [
    ...names.map((name, index) => ({ name, beds: countKinds(rooms[index] ?? []) })),
    ...(living.length > 0 ? [{ name: LIVING_ROOM, beds: countKinds(living) }] : []),
  ];
}

function countKinds(kinds: readonly BedKind[]): SleepingRoom['beds'] {
  return [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((other) => other === kind).length }));
}
