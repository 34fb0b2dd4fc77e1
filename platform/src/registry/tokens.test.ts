/** Tokens that would be good for nothing are not made. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeToken, readTokens } from './tokens.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tokens-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const PLAIN = { team: 'search', remotes: ['mfe-search'], environments: [], rights: [], days: null };

test.each([
  [
    'a name that no remote has',
    { remotes: ['mfe-search', 'listing'] },
    'such as mfe-search, or "*" for each, not "listing"',
  ],
  ['no name at all', { remotes: [''] }, 'not ""'],
  ['no day', { days: 0 }, 'A token lasts 1 to 3650 days, not 0.'],
  ['a team whose name breaks lines', { team: 'search\n2  rolled back' }, "A team's name is"],
  ['a team whose name steers a terminal', { team: 'a\u001b[31m' }, "A team's name is"],
  ['a team whose name fills the audit', { team: 'a'.repeat(61) }, "A team's name is"],
  ['a team of blanks', { team: ' ' }, "A team's name is"],
  ['a time that no calendar has', { days: 999_999_999_999 }, 'A token lasts 1 to 3650 days'],
])('PLAT-2: a token for %s is refused, and not written', async (_what, more, why) => {
  await expect(makeToken(dataDir, { ...PLAIN, ...more })).rejects.toThrow(why);
  expect(await readTokens(dataDir)).toEqual([]);
});

test.each(['search', 'Suche & Größe (Berlin)', '探す', 'team-2.eu', "guests' pages"])(
  'PLAT-2: a team may be called %s',
  async (team) => {
    expect(await makeToken(dataDir, { ...PLAIN, team })).toMatch(/^roost_/);
    expect(await readTokens(dataDir)).toMatchObject([{ team }]);
  },
);

test('PLAT-2: one for a remote that is still to come is made', async () => {
  expect(await makeToken(dataDir, { ...PLAIN, remotes: ['mfe-new', '*'] })).toMatch(/^roost_/);
});
