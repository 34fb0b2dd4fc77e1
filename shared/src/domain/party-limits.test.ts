import { findPartyProblem } from './party-limits.ts';

const HOME = { maxOccupancy: 4, houseRules: { pets: true, maxPets: 2 }, fees: { petCents: 7_500 } };
const NO_PETS = { ...HOME, houseRules: { pets: false, maxPets: 0 } };
const NO_FEE = { ...HOME, fees: { petCents: null } };

test.each([
  ['nobody yet', {}, HOME, null],
  ['as many as it sleeps', { adults: 3, children: 1, infants: 2, pets: 2 }, HOME, null],
  ['one more', { adults: 3, children: 2 }, HOME, '1017'],
  ['children alone', { children: 2 }, HOME, '1006'],
  ['a third pet', { adults: 1, pets: 3 }, HOME, 'too_many_pets'],
  ['a pet where none may come', { adults: 1, pets: 1 }, NO_PETS, '1023'],
  ['a pet where no fee is known for it', { adults: 1, pets: 1 }, NO_FEE, '1023'],
  ['too many of both: the guests first', { adults: 50, pets: 9 }, HOME, '1017'],
] as const)('BOOK-3: %s', (_name, party, home, problem) => {
  expect(findPartyProblem({ adults: 0, children: 0, infants: 0, pets: 0, ...party }, home)).toBe(problem);
});
