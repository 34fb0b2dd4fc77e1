import { budgetBreaches, licenceBreaches, weightBreaches } from './weights.ts';

const none = { files: {}, first: {} };

test.each([
  [{ files: { 'js/1.js': 20_000_000 } }, /js\/1\.js has 20000000 bytes, more than 500000/],
  [{ files: { 'media/film.png': 20_000_000 } }, /media\/film\.png has/],
  [{ files: { 'css/a.css': 200_001 } }, /css\/a\.css/],
  [
    { files: Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`js/${at}.js`, 400_000])) },
    /its files have 8000000/,
  ],
  [{ first: { 'remoteEntry.js': 9000 } }, /remoteEntry\.js has 9000 bytes compressed, more than 8192/],
  [{ first: { 'js/expose-routes.js': 31_000 } }, /more than 30720: a first page waits/],
])('PLAT-6: too heavy: %j', (weights, why) => {
  expect([...weightBreaches({ ...none, ...weights }), ...budgetBreaches({ ...none, ...weights })].join()).toMatch(why);
});

test('PLAT-6: what remotes weigh today may go out', () => {
  expect(weightBreaches({ files: { 'js/1.js': 155_000 } })).toEqual([]);
  expect(budgetBreaches({ first: { 'js/expose-routes.js': 29_000 } })).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
  [null, false],
])('PLAT-6: a bundled package of licence %s', (licence, good) => {
  expect(licenceBreaches({ 'left-pad': licence }).length === 0).toBe(good);
});
