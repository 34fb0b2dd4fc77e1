/** What is refused before anything is built, and in a dry run as for good. */
import { addVersion, emptyRegistry, rollback, shareTraffic } from '../registry/model.ts';
import { makeEntry } from '../testing/version-entry.ts';
import { refuseEarly } from './early-refusals.ts';

const NAME = 'mfe-search';
const PLAIN = { name: NAME, version: null, traffic: null, isProgressive: false };
const site = ['1.0.0', '1.0.1'].reduce(
  (registry, version) => addVersion(registry, NAME, makeEntry(NAME, version), null),
  emptyRegistry(),
);
const canary = shareTraffic(site, NAME, '1.0.0', 5);
const TAKEN = ['1.0.0', '1.0.1', '1.1.0'];

test.each([
  ['the next version', site, PLAIN],
  ['a number that is free', site, { ...PLAIN, version: '1.1.1' }],
  ['a share that grows', site, { ...PLAIN, traffic: 0, isProgressive: true }],
  ['the first version', emptyRegistry(), PLAIN],
  ['the next version beside a canary', canary, PLAIN],
])('PLAT-2: %s is not refused', (_what, registry, asked) => {
  expect(() => refuseEarly(asked, registry, TAKEN)).not.toThrow();
});

test.each([
  ['a number of the other environment', site, { ...PLAIN, version: '1.1.0' }, 'mfe-search@1.1.0 is published already'],
  ['a number that leaps', site, { ...PLAIN, version: '900.0.0' }, 'leaps too far'],
  ['a share of the first version', emptyRegistry('staging'), { ...PLAIN, traffic: 10 }, 'no version in staging yet'],
  [
    'a share that grows beside another one',
    canary,
    { ...PLAIN, traffic: 0, isProgressive: true },
    'mfe-search@1.0.0 has 5 % of visitors, and keeps them. Wait until whoever gave it that share has ended it: `npm run registry -- audit mfe-search` shows each change.',
  ],
])('PLAT-2: %s is refused', (_what, registry, asked, why) => {
  expect(() => refuseEarly(asked, registry, TAKEN)).toThrow(why);
});

test('PLAT-2: what a sentence of staging advises is done to staging', () => {
  const staging = { ...canary, environment: 'staging' as const };
  expect(() => refuseEarly({ ...PLAIN, traffic: 0, isProgressive: true }, staging, TAKEN)).toThrow(
    '`npm run registry -- audit mfe-search --environment staging` shows each change',
  );
  const first = addVersion(emptyRegistry('staging'), NAME, makeEntry(NAME, '1.0.0'), null);
  expect(() => rollback(first, NAME)).toThrow(
    'npm run registry -- remove mfe-search --reason "…" --environment staging',
  );
});
