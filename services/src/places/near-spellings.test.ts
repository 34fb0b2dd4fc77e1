import fc from 'fast-check';
import { editDistance } from '@roost/shared/domain/spelling';
import { nearSpellings } from './near-spellings.ts';

test('FIND-3: of random names all within the mistakes are among those with near letters, in their order', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcé ß’東'), maxLength: 9 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), word, fc.integer({ min: 0, max: 4 }), (names, typed, mistakes) => {
      const isNear = (name: string): boolean => editDistance(name, typed, mistakes) <= mistakes;
      const near = nearSpellings(names.map((name, at) => [name, { name, at }] as const))(typed, mistakes);
      expect(near.filter(({ name }) => isNear(name)).map(({ at }) => at)).toEqual(
        [...names.keys()].filter((at) => isNear(names[at] ?? '')),
      );
    }),
    { numRuns: 2000 },
  );
});

test('FIND-3: a name of other letters or another length is not compared', () => {
  const near = nearSpellings(['moab', 'maob', 'mesa', 'moabs', 'big moab'].map((name) => [name, name] as const));
  expect(near('moab', 0)).toEqual(['moab', 'maob']);
  expect(near('moab', 1)).toEqual(['moab', 'maob', 'moabs']);
});
