/**
 * `npm run chaos`: a seeded campaign that kills, stops, slows, cuts and confuses the host, services, their database and
 * the third parties, sets their clock wrong and fills their disk, while guests browse, book and cancel.
 * `-- --steps=200 --seed=7 --database=postgresql --only=clock` choose otherwise, `--minutes=50` begins no step after
 * that, `--plan` prints what a seed does and does none of it, `--from=4300` leaves out the steps before, `--no-browsers`
 * plays with requests alone. Prints JSON lines; ends with 1 when something that must
 * be true was not, with the seed to see it again.
 */
import { readOptions } from '@roost/observe/command-line';
import { bothDatabaseKinds } from '../../testing/databases.ts';
import { planFor, runChaos } from './run.ts';

const NUMBERS = ['steps', 'seed', 'minutes', 'from', 'recovery-ms'] as const;
const values = readOptions(
  {
    steps: { type: 'string', default: '60' },
    seed: { type: 'string' },
    database: { type: 'string' },
    only: { type: 'string', default: '' },
    minutes: { type: 'string' },
    from: { type: 'string', default: '1' },
    'no-browsers': { type: 'boolean', default: false },
    plan: { type: 'boolean', default: false },
    'recovery-ms': { type: 'string', default: '30000' },
  },
  'npm run chaos -- [--steps=60] [--seed=1] [--database=pglite|postgresql] [--only=clock] [--plan]',
  (given) => {
    const wrong = NUMBERS.find((name) => given[name] !== undefined && !/^\d+$/.test(given[name]));
    if (wrong !== undefined) return `--${wrong} takes a whole number, not "${given[wrong]}".`;
    if (Number(given.steps) < 1) return '--steps is 1 or more, not 0.';
    const kinds = bothDatabaseKinds();
    if (given.database !== undefined && !kinds.some((kind) => kind === given.database))
      return `--database takes ${kinds.join(' or ')} on this machine, not "${given.database}".`;
    return Number(given.from) < 1 || Number(given.from) > Number(given.steps)
      ? `--from is a step from 1 to ${given.steps}, not ${given.from}.`
      : null;
  },
);
const [steps, from] = [Number(values.steps), Number(values.from)];
const seed = Number(values.seed ?? Date.now() % 1_000_000);
/** Everything works again this soon after a fault, on a machine that does nothing else. */
const recoveryMs = Number(values['recovery-ms']);
// What a campaign started ends with it.
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
const say = (fields: object): void => {
  process.stdout.write(`${JSON.stringify(fields)}\n`);
};
const chosen = bothDatabaseKinds().filter((kind) => values.database === undefined || kind === values.database);
// The host is there, and breaks too, where remotes are published for it: platform/src/cli/chaos.ts.
const { PUBLISHED: published } = process.env;
const browserGuest = values['no-browsers'] ? undefined : process.env['BROWSER_GUEST'];
for (const kind of chosen) {
  const longestMs = values.minutes === undefined ? undefined : Number(values.minutes) * 60_000;
  const options = { kind, steps, from, seed, recoveryMs, only: values.only, longestMs, published, browserGuest };
  const plan = planFor(options);
  if (values.plan) {
    for (const [index, step] of plan.entries())
      if (index + 1 >= from) say({ event: 'chaos_plan', kind, step: index + 1, ...step });
    continue;
  }
  try {
    const result = await runChaos({
      ...options,
      onStep: (step) => say({ event: 'chaos', kind, ...step }),
      onLook: (look) => say({ event: 'chaos_books', kind, ...look }),
    });
    say({ event: 'chaos_passed', kind, seed, ...result });
  } catch (error) {
    say({ event: 'chaos_failed', kind, seed, message: error instanceof Error ? error.message : String(error) });
    process.exitCode = 1;
  }
}
process.exit();
