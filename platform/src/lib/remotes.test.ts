import { describeMissing, onlyRemote } from './remotes.ts';

const NAMES = ['mfe-booking', 'mfe-listing', 'mfe-search'];

test.each([
  ['search', 'mfe-search'],
  ['./mfe-search/', 'mfe-search'],
  ['@roost/mfe-search', 'mfe-search'],
  ['MFE-Listing', 'mfe-listing'],
])('PLAT-7: a remote that is not there is named, with the one that was meant: %s', (typed, meant) => {
  expect(describeMissing(typed, NAMES)).toBe(`There is no remote "${typed}". Did you mean ${meant}?`);
});

test.each(['host', 'mfe-serach', 'mfe-reviews', '', '/'])(
  'PLAT-7: with those there are where none is meant: %j',
  (typed) => {
    expect(describeMissing(typed, NAMES)).toBe(
      `There is no remote "${typed}". One of mfe-booking, mfe-listing, mfe-search.`,
    );
  },
);

test('PLAT-7: a command for one remote names what is too much', () => {
  expect(() => onlyRemote(['mfe-search', 'mfe-listing'], 'npm run ci')).toThrow(
    'One remote at a time: what is "mfe-listing" for? Nothing was done.\nUsage: npm run ci',
  );
  expect(() => onlyRemote([], 'npm run ci')).toThrow('Which remote? One of mfe-');
  expect(onlyRemote(['mfe-search'], 'npm run ci')).toBe('mfe-search');
});
