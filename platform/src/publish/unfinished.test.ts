/** What a publish says of the publishes before it that somebody did not end. */
import type { Registry } from '@roost/shared/contracts/registry';
import { Failure } from '../lib/failure.ts';
import { changesBetween } from '../registry/audit.ts';
import type { AuditRecord } from '../registry/audit.ts';
import { addVersion, emptyRegistry, rollback, shareTraffic, withdraw } from '../registry/model.ts';
import { nextStep, startRollout } from '../registry/rollout.ts';
import { makeEntry } from '../testing/version-entry.ts';
import { describeUnfinished, letGrow } from './unfinished.ts';

const NAME = 'mfe-search';
const AT = '2026-11-29T20:00:00.000Z';
const WHO = 'search (token 1a2b3c4d)';
type Asked = Parameters<typeof describeUnfinished>[3];
const EVERYBODY: Asked = { traffic: null, isProgressive: false };
const GROWING: Asked = { traffic: 0, isProgressive: true };

/** Makes changes one after the other, each with its record. */
function site(...changes: [string, (registry: Registry) => Registry][]) {
  let registry = addVersion(emptyRegistry(), NAME, makeEntry(NAME, '1.0.0'), null);
  const records: AuditRecord[] = [];
  for (const [action, change] of changes) {
    const before = registry;
    registry = { ...change(before), revision: before.revision + 1 };
    records.unshift({
      ...{ who: WHO, action, commit: null, reason: null, environment: 'production', revision: registry.revision },
      ...{ at: AT, changes: changesBetween(before, registry) },
    });
  }
  return { registry, records };
}
const publish = (version: string, traffic: number | null): [string, (registry: Registry) => Registry] => [
  'publish',
  (registry) => addVersion(registry, NAME, makeEntry(NAME, version), traffic),
];
const grow = (version: string): [string, (registry: Registry) => Registry] => [
  'progressive',
  (registry) => startRollout(registry, NAME, version, { at: AT, bakeMinutes: 30 }),
];
const say = ({ registry, records }: ReturnType<typeof site>, asked = EVERYBODY) =>
  describeUnfinished(registry, NAME, records, asked);

test('PLAT-3: a version whose publish was interrupted before its share began to grow is named, with what to do', () => {
  const interrupted = site(publish('1.0.1', 0));
  expect(say(interrupted)).toEqual([
    'mfe-search@1.0.1 was published at 2026-11-29 20:00 UTC by search (token 1a2b3c4d), and no visitor ever got it: `npm run registry -- progressive mfe-search@1.0.1` lets it grow',
  ]);
});

test('PLAT-3: of several that no visitor got the newest is named', () => {
  const [line = '', ...more] = say(site(publish('1.0.1', 0), publish('1.0.2', 0)));
  expect([line.slice(0, 16), more]).toEqual(['mfe-search@1.0.2', []]);
});

test('PLAT-3: a share that grows by itself is named, and what this publish does to it', () => {
  const growing = site(publish('1.0.1', 0), grow('1.0.1'), [
    'next step',
    (registry) => nextStep(registry, NAME, '1.0.1', AT),
  ]);
  const rollout =
    'mfe-search@1.0.1 is on its way by itself, at 10 % of visitors since 2026-11-29 20:00 UTC (begun by search (token 1a2b3c4d))';
  expect(say(growing)).toEqual([`${rollout}: this publish ends that`]);
  expect(say(growing, { traffic: 5, isProgressive: false })).toEqual([`${rollout}, and goes on`]);
  // That one is refused, in words of its own.
  expect(say(growing, GROWING)).toEqual([rollout]);
});

test('PLAT-3: a share that was given by hand ends with a publish for everybody, and is named', () => {
  const canary = site(publish('1.0.1', 10));
  expect(say(canary)).toEqual([
    'mfe-search@1.0.1 has 10 % of visitors since 2026-11-29 20:00 UTC (given by search (token 1a2b3c4d)): this publish ends that',
  ]);
  expect(say(canary, { traffic: 5, isProgressive: false })).toEqual([]);
});

test.each([
  ['nothing is under way', site(publish('1.0.1', null))],
  ['it was taken back', site(publish('1.0.1', null), ['rollback', (one) => rollback(one, NAME).registry])],
  ['its share was ended', site(publish('1.0.1', 5), ['traffic', (one) => shareTraffic(one, NAME, '1.0.1', 0)])],
  ['it is a preview', site(publish('1.0.1-filters.1', 0))],
  ['it is withdrawn', site(publish('1.0.1', 0), ['withdraw', (one) => withdraw(one, NAME, '1.0.1', 'a hole', AT)])],
  ['one above it serves', site(publish('1.0.1', 0), publish('1.0.2', null))],
  ['nobody knows who published it', { ...site(publish('1.0.1', 0)), records: [] }],
])('PLAT-3: nothing is said where %s', (_when, state) => {
  expect(say(state)).toEqual([]);
});

test('PLAT-3: where the share cannot begin to grow, the version that is published is named, with what to do', async () => {
  await expect(letGrow(async () => 'it grows', {}, NAME, '1.0.1')).resolves.toBe('it grows');
  const refused = letGrow(
    async () => {
      throw new Failure('This token was withdrawn.');
    },
    { environment: 'staging' },
    NAME,
    '1.0.1',
  );
  await expect(refused).rejects.toThrow(
    'This token was withdrawn.\nmfe-search@1.0.1 is published, and no visitor gets it yet. Afterwards `npm run registry -- progressive mfe-search@1.0.1 --environment staging` lets it grow.',
  );
  const defect = letGrow(() => Promise.reject(new TypeError('x')), {}, NAME, '1.0.1');
  await expect(defect).rejects.toThrow(TypeError);
});
