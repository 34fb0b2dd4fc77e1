/**
 * `npm run soak`: the model-based test for long, on every database there is.
 * `-- --steps=20000 --seed=7 --database=pglite` choose otherwise; `-- --rush` lets 200 guests book 20 homes at once
 * instead, and says how long they waited. `-- --walk --stays=60` walks stays through bookings, changes, deadlines,
 * cancellations and refunds and compares every sum and day to the cent wherever it is said. Prints JSON lines; ends
 * with 1 when a rule was broken, with the seed to see it again.
 */
import { readOptions } from '@roost/observe/command-line';
import { bothDatabaseKinds, type DatabaseKind } from '../testing/databases.ts';
import { soak } from './run.ts';
import { rush } from './rush.ts';
import { walkStays } from './walk/run.ts';

const values = readOptions(
  {
    steps: { type: 'string', default: '10000' },
    seed: { type: 'string' },
    database: { type: 'string' },
    rush: { type: 'boolean', default: false },
    walk: { type: 'boolean', default: false },
    stays: { type: 'string', default: '30' },
  },
  'npm run soak -- [--steps=10000] [--seed=1] [--database=pglite|postgresql], or --rush, or --walk [--stays=30]',
);
const [steps, seed, stays] = [
  Number(values.steps),
  Number(values.seed ?? Date.now() % 1_000_000),
  Number(values.stays),
];
/** What a guest in a rush waits at most (BOOK-7), on two cores that nobody else uses. */
const SLOWEST_P95_MS = 1_000;
const say = (fields: object): void => {
  process.stdout.write(`${JSON.stringify(fields)}\n`);
};

const chosen = bothDatabaseKinds().filter(
  (kind: DatabaseKind) => values.database === undefined || kind === values.database,
);
if (
  !Number.isInteger(steps) ||
  steps < 1 ||
  !Number.isInteger(stays) ||
  stays < 1 ||
  !Number.isInteger(seed) ||
  chosen.length === 0
) {
  say({
    event: 'usage',
    message: 'npm run soak -- --steps=10000 --seed=1 --database=pglite|postgresql, or --rush, or --walk --stays=30',
  });
  process.exit(2);
}
for (const kind of values.rush ? chosen : []) {
  const result = await rush({ kind, guests: 200, homes: 20 });
  const failures = Object.keys(result.statuses).filter((status) => status.startsWith('5'));
  say({ event: 'rush', kind, ...result });
  if (result.p95 < SLOWEST_P95_MS && failures.length === 0) continue;
  say({
    event: 'rush_failed',
    kind,
    message: `95 % of the guests should have an answer within ${SLOWEST_P95_MS} ms on a calm machine, and none a failure.`,
  });
  process.exitCode = 1;
}
for (const kind of values.walk ? chosen : []) {
  const begun = Date.now();
  const result = await walkStays({ kind, seed, stays });
  const failed = result.differences.length > 0;
  say({
    event: failed ? 'walk_failed' : 'walk_passed',
    kind,
    seconds: Math.round((Date.now() - begun) / 1000),
    ...result,
  });
  if (failed) process.exitCode = 1;
}
for (const kind of values.rush || values.walk ? [] : chosen) {
  const begun = Date.now();
  try {
    const result = await soak({
      kind,
      steps,
      seed,
      onProgress: (step, books) => {
        if (step % 1000 === 0) say({ event: 'soak', kind, step, of: steps, ...books });
      },
    });
    say({ event: 'soak_passed', kind, seconds: Math.round((Date.now() - begun) / 1000), ...result });
  } catch (error) {
    say({ event: 'soak_failed', kind, seed, message: error instanceof Error ? error.message : String(error) });
    process.exit(1);
  }
}
process.exit();
