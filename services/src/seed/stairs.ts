/** The stairs of a home: one fact for its description, its answers and the guide, so that they cannot disagree. */
import type { FactsDraft } from './facts.ts';
import type { Random } from './random.ts';

export type Stairs = {
  /** Steps up to the door of the house or building; 0 when the entrance is step-free. */
  steps: number;
  /** How guests get from the street door of a building to their own; null when the home is the whole house. */
  building: 'elevator' | 'stairs' | null;
  /** Whether a flight of stairs is inside the home. */
  inside: boolean;
};

/** Kinds that lie on one floor, and houses that stand on posts. */
const ONE_FLOOR: readonly string[] = ['Bungalow', 'Ranch house', 'Adobe house', 'Apartment', 'Condo'];
const TWO_FLOORS: readonly string[] = ['A-frame', 'Townhouse', 'Chalet'];
const ON_POSTS: readonly string[] = ['beachhouse', 'treehouse'];

export function makeStairs(
  r: Random,
  { type, house, bedrooms, has, shared }: FactsDraft,
  hasElevator: boolean,
): Stairs {
  const roll = r.next();
  const steps = r.int(1, 5);
  const inside =
    bedrooms > 0 && !ONE_FLOOR.includes(type) && (TWO_FLOORS.includes(type) || roll < (bedrooms >= 3 ? 0.75 : 0.4));
  return {
    steps: has.stepFree ? 0 : !shared && ON_POSTS.includes(house) ? steps + 7 : steps,
    building: shared ? (hasElevator || has.stepFree ? 'elevator' : 'stairs') : null,
    inside,
  };
}

const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

/** Returns the way up to the door: `Four steps lead up to the door.` */
export function formatSteps({ steps, building }: Stairs): string {
  const door = building ? 'street door' : 'door';
  return steps === 0
    ? `There is no step at the ${door}.`
    : `${NUMBERS[steps] ?? steps} ${steps === 1 ? 'step leads' : 'steps lead'} up to the ${door}.`;
}

/** Returns all stairs of a home in two or three sentences. */
export function formatStairs(stairs: Stairs): string {
  const { building, inside } = stairs;
  return [
    formatSteps(stairs),
    building === 'elevator' && 'An elevator goes up to ours.',
    building === 'stairs' && 'Stairs go up to ours.',
    inside ? 'One flight is inside.' : 'There are no stairs inside.',
  ]
    .filter(Boolean)
    .join(' ');
}
