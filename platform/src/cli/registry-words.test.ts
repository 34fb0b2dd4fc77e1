import {
  bakeMinutes,
  describeAudit,
  describeUnknownRemotes,
  getCommandUsage,
  namedAlone,
  namedReason,
  namedShare,
  namedVersion,
  refuseElsewhere,
  recordLimit,
  refuseUnused,
} from './registry-words.ts';
import { REGISTRY_COMMANDS } from './usage.ts';

const RECORD = { revision: 2, at: '2026-11-28T03:00:00Z', who: 'ann', action: 'promote', commit: null, reason: null };

test('PLAT-9: the audit says what a change was before and after, and that one changed nothing', () => {
  const share = (version: string, traffic: number) => ({ version, traffic, withdrawn: false });
  const changes = { 'mfe-a': { before: [share('1.0.0', 100)], after: [share('1.0.1', 100)] } };
  const records = [
    { ...RECORD, changes },
    { ...RECORD, changes: {} },
  ] as unknown as Parameters<typeof describeAudit>[0];
  expect(describeAudit(records)).toEqual([
    '2  2026-11-28T03:00:00Z  promote  by ann',
    '  mfe-a: 1.0.0 100 % → 1.0.1 100 %',
    '2  2026-11-28T03:00:00Z  promote  by ann',
    '  no share changed',
  ]);
});

test('PLAT-3: a step lasts half an hour where nothing is said, and a day at most', () => {
  expect([undefined, '0', '1440'].map(bakeMinutes)).toEqual([30, 0, 1440]);
  expect(() => bakeMinutes('ten')).toThrow('--bake takes a whole number, not "ten".');
  expect(() => bakeMinutes('1441')).toThrow('--bake takes at most 1440 minutes (a day), not 1441.');
});

test.each([
  ['rollback', 'mfe-search mfe-listing', 'mfe-listing'],
  ['list', 'staging', 'staging'],
  ['promote', 'mfe-search 1.0.4 10', '10'],
  ['audit', 'mfe-search mfe-listing', 'mfe-listing'],
])('PLAT-3: `%s %s` is refused: a word would be passed over', (command, words, extra) => {
  expect(() => refuseUnused(command, words.split(' '), [])).toThrow(
    `does nothing with "${extra}", so nothing was done`,
  );
});

test.each([
  ['rollback', ['mfe-search']],
  ['traffic', ['mfe-search', '1.0.4', '10']],
  ['link', []],
])('PLAT-3: `%s %s` has no word too many', (command, words) => {
  expect(() => refuseUnused(command, words, ['environment'])).not.toThrow();
});

test.each([
  ['rollback', ['dry-run']],
  ['remove', ['reason', 'dry-run']],
  ['promote', ['traffic', 'hours']],
  ['prune', ['environment']],
])('PLAT-3: `%s` with %j is refused: an option would be passed over', (command, given) => {
  expect(() => refuseUnused(command, [], given)).toThrow(`does nothing with "--${given.at(-1)}", so nothing was done`);
});

test('PLAT-3: each command has one line of usage, and takes only options that there are', () => {
  for (const command of REGISTRY_COMMANDS) {
    expect(getCommandUsage(command)).toMatch(new RegExp(`^npm run registry -- .*\\b${command}\\b`));
    expect(() => refuseUnused(command, [], [])).not.toThrow();
    expect(() => refuseUnused(command, [], ['nothing'])).toThrow('"--nothing"');
  }
  expect(getCommandUsage('sign')).toMatch(/^npm run registry -- key \| next-key/);
});

test('PLAT-9: an audit of no lines is refused, not said to be of nothing', () => {
  expect([recordLimit(undefined), recordLimit('1')]).toEqual([20, 1]);
  expect(() => recordLimit('0')).toThrow('--limit is how many changes are shown: 1 or more, not 0.');
});

test('PLAT-3: what is done to a remote is not asked for by a version', () => {
  expect(namedAlone('mfe-search')).toBe('mfe-search');
  expect(() => namedAlone('mfe-search@1.0.4')).toThrow('not to a version: name it as mfe-search.');
});

test('PLAT-6: a version that is none is refused before anything is asked', () => {
  expect(namedVersion(['mfe-search@1.4.0'])).toEqual({ name: 'mfe-search', version: '1.4.0' });
  expect(() => namedVersion(['mfe-search@banana'])).toThrow('"banana" is no version. A version looks like 1.4.0');
});

test.each([
  ['', '--reason is empty: say why, or leave it out.'],
  ['x'.repeat(501), '--reason takes 500 signs at most, not 501.'],
  ['\u001B[31m', '--reason has signs that steer a terminal or turn the text: leave them out.'],
])('PLAT-2: a reason that could not be written down is refused before anything is built (%#)', (text, why) => {
  expect(() => namedReason(text)).toThrow(why);
});

test('PLAT-2: a reason is a sentence in any language, and may be missing', () => {
  expect([namedReason(undefined), namedReason('más estrellas 星')]).toEqual([null, 'más estrellas 星']);
});

test.each<[string[], { words: string[]; percent: number } | RegExp]>([
  [['mfe-a@1.0.0', '10'], { words: ['mfe-a@1.0.0'], percent: 10 }],
  [['mfe-a', '1.0.0', '10'], { words: ['mfe-a', '1.0.0'], percent: 10 }],
  [['mfe-a@1.0.0'], /^How many percent\?/],
  [['mfe-a', '1.0.0'], /^How many percent\?/],
  [['mfe-a@1.0.0', 'ten'], /^percent takes a whole number, not "ten"/],
  [['mfe-a@1.0.0', '110'], /0 to 100, not 110/],
])('PLAT-3: a share is asked for with its percent: %j', (words, answer) => {
  if (answer instanceof RegExp) expect(() => namedShare(words, undefined)).toThrow(answer);
  else expect(namedShare(words, undefined)).toEqual(answer);
});

test('PLAT-2: a token is made where the registry is, and nowhere else without a word', () => {
  expect(() => refuseElsewhere('token-make', undefined, false)).not.toThrow();
  expect(() => refuseElsewhere('token-make', 'https://stay.example/_teams', false)).toThrow(
    '`token-make` is for the machine of the registry, which is elsewhere (ROOST_REGISTRY_URL is https://stay.example/_teams). Nothing was done',
  );
  expect(() => refuseElsewhere('prune', undefined, true)).toThrow('which is not here. Nothing was done');
});

test('PLAT-9: a token for a remote that nobody has published says so: its name may be misspelt', () => {
  expect(describeUnknownRemotes(['mfe-serach', 'mfe-listing'], ['mfe-search', 'mfe-listing'])).toEqual([
    'Nobody has published mfe-serach yet: the token is good for the first version, too. Published are mfe-listing, mfe-search.',
  ]);
  expect(describeUnknownRemotes(['*', 'mfe-search'], ['mfe-search'])).toEqual([]);
});
