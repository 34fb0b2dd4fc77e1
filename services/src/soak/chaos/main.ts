/**
 * `npm run chaos`: a seeded campaign that kills, stops, slows, cuts and confuses services, their database and the third parties, sets their clock wrong and
 * fills their disk, while guests browse, book and cancel. `-- --steps=200 --seed=7 --database=postgresql --only=clock` choose otherwise. Prints JSON lines; ends with 1 when something
 * that must be true was not, with the seed to see it again.
 */
import { parseArgs } from 'node:util';
import { databaseKinds } from '../../testing/databases.ts';
import { runChaos } from './run.ts';

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '60' },
    seed: { type: 'string' },
    database: { type: 'string' },
    only: { type: 'string', default: '' },
    'recovery-ms': { type: 'string', default: '30000' },
  },
});
const [steps, seed] = [Number(values.steps), Number(values.seed ?? Date.now() % 1_000_000)];
/** Everything works again this soon after a fault; on a machine that does other work too, it may be given longer. */
const recoveryMs = Number(values['recovery-ms']);
const say = (fields: object): void => {
  process.stdout.write(`${JSON.stringify(fields)}\n`);
};
const chosen = databaseKinds().filter((kind) => values.database === undefined || kind === values.database);
if (!Number.isInteger(steps) || steps < 1 || !Number.isInteger(seed) || chosen.length === 0) {
  say({ event: 'usage', message: 'npm run chaos -- --steps=60 --seed=1 --database=pglite|postgresql --only=clock' });
  process.exit(2);
}
for (const kind of chosen) {
  try {
    const options = { kind, steps, seed, recoveryMs, only: values.only };
    const result = await runChaos({ ...options, onStep: (step) => say({ event: 'chaos', kind, ...step }) });
    say({ event: 'chaos_passed', kind, seed, ...result });
  } catch (error) {
    say({ event: 'chaos_failed', kind, seed, message: error instanceof Error ? error.message : String(error) });
    process.exitCode = 1;
  }
}
process.exit();
