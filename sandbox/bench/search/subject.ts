/**
 * One engine in a process of its own, so that its memory and processor time are its own. Does what the parent asks, one
 * thing after the other.
 */
import { parseArgs } from 'node:util';
import { home, type Home } from './data.ts';
import type { Engine } from './engines/engine.ts';
import { getQueries, searches, type Answer, type Query } from './questions.ts';

/** Milliseconds of processor and of clock. */
export type Cost = { cpuMs: number; wallMs: number };
export type Task = { task: 'open' } | { task: 'ask'; query: Query } | { task: 'memory' } | { task: 'close' };
export type Reply = Cost & {
  answer?: Answer;
  port?: number;
  residentBytes?: number;
  quiet?: Cost[];
  busy?: Cost[];
  waits?: number[];
};

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    listings: { type: 'string' },
    days: { type: 'string' },
    dir: { type: 'string' },
    kept: { type: 'string' },
    cold: { type: 'boolean', default: false },
  },
});
const [listings, days] = [Number(values.listings), Number(values.days)];

async function open(): Promise<Engine> {
  if (values.engine === 'roost') return (await import('./engines/roost.ts')).openRoost(values.dir!);
  if (values.engine === 'itemsjs') return (await import('./engines/itemsjs.ts')).openItemsJs(days);
  if (values.engine === 'postgres')
    return (await import('./engines/postgres.ts')).openPostgres(days, values.kept ?? null);
  return (await import('./engines/pglite.ts')).openPglite(days);
}

function* homes(): Generator<Home> {
  for (let index = 0; index < listings; index++) yield home(index, days);
}

function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

let engine: Engine | null = null;
const opened = (): Engine => {
  if (!engine) throw new Error('Open the engine first');
  return engine;
};

async function getCost(work: () => Promise<void>, cpuMs = engine?.cpuMs ?? ownCpuMs): Promise<Cost> {
  const [cpu, wall] = [cpuMs(), performance.now()];
  await work();
  return { cpuMs: cpuMs() - cpu, wallMs: performance.now() - wall };
}

async function perform(task: Task): Promise<Reply> {
  switch (task.task) {
    case 'open': {
      const since = performance.now() - process.uptime() * 1000;
      engine = await open();
      if (!values.cold) await engine.load(homes());
      // The first answer waits for the index to be ready.
      const answer = await engine.ask(getQueries(searches(1, days, 5)[0]!)[0]!);
      const port = engine.port;
      return { answer, ...(port !== undefined && { port }), cpuMs: ownCpuMs(), wallMs: performance.now() - since };
    }
    case 'ask': {
      let answer: Answer | undefined;
      const cost = await getCost(async () => {
        answer = await opened().ask(task.query);
      });
      return { ...cost, ...(answer && { answer }) };
    }
    case 'memory':
      return { cpuMs: 0, wallMs: 0, residentBytes: engine?.residentBytes?.() ?? process.memoryUsage.rss() };
    case 'close':
      await opened().close();
      return { cpuMs: 0, wallMs: 0 };
  }
}

process.on('message', (task: Task) => {
  void perform(task).then(
    (reply) => process.send!(reply, () => task.task === 'close' && process.exit(0)),
    (error: unknown) => {
      process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`);
      process.exit(1);
    },
  );
});
