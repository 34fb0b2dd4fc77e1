import { newRemoteName } from './remote-name.ts';

const USAGE = 'npm create @roost/remote mfe-<name>';

test.each(['mfe-reviews', 'mfe-reviews-2', 'mfe-a', 'mfe-class', 'mfe-api-docs', `mfe-${'a'.repeat(56)}`])(
  'PLAT-7: %s may be the name of a new remote',
  (name) => expect(newRemoteName(name, USAGE)).toBe(name),
);

test.each([
  ['mfe-Reviews', 'small letters', 'Did you mean mfe-reviews?'],
  ['reviews', 'named like mfe-reviews', 'Did you mean mfe-reviews?'],
  ['HostStories', 'small letters', 'Did you mean mfe-host-stories?'],
  ['mfe_reviews_2', 'hyphens', 'Did you mean mfe-reviews-2?'],
  ['mfe reviews', 'hyphens', 'Did you mean mfe-reviews?'],
  ['mfe-reseñas', 'small letters', 'Did you mean mfe-resenas?'],
  ['../mfe-x', 'small letters', 'Did you mean mfe-x?'],
  ['mfe--x', 'single hyphens', 'Did you mean mfe-x?'],
  ['mfe-', 'named like mfe-reviews', 'Choose another name.'],
  ['mfe', 'named like mfe-reviews', 'Choose another name.'],
  ['mfe-3d-tours', 'A letter follows mfe-', 'Choose another name.'],
  ['2', 'named like mfe-reviews', 'Choose another name.'],
  ['mfe-help', 'Its page would be /help, which is an address of the host.', 'Choose another name.'],
  ['Privacy', 'small letters', 'Choose another name.'],
  [`mfe-${'a'.repeat(57)}`, 'A name has 60 signs at most, and this one 61.', 'Choose another name.'],
])('PLAT-7: %j may not, and it says what to do', (name, why, advice) => {
  expect(() => newRemoteName(name, USAGE)).toThrow(why);
  expect(() => newRemoteName(name, USAGE)).toThrow(advice);
  expect(() => newRemoteName(name, USAGE)).toThrow(`Usage: ${USAGE}`);
});

test('PLAT-7: without a name it says how one looks', () => {
  expect(() => newRemoteName(undefined, USAGE)).toThrow('Which name? A remote is named like mfe-reviews');
});
