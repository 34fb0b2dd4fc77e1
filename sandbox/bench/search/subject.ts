/** One engine in a process of its own, so that its memory and processor time are its own. Sends what it measured to the parent. */
import { parseArgs } from 'node:util';
import { home, type Home } from './data.ts';
import type { Engine } from './engines/engine.ts';
import { queriesOf, searches, type Answer } from './questions.ts';

/** Milliseconds of processor and of clock, bytes of memory, processor milliseconds of each query, and the answers to compare. */
export type Report = {
  loadCpuMs: number;
  loadMs: number;
  startCpuMs: number | null;
  startMs: number | null;
  residentBytes: number;
  queryCpuMs: number[];
  answers: Answer[];
};

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    listings: { type: 'string' },
    days: { type: 'string' },
    searches: { type: 'string' },
    dir: { type: 'string' },
    cold: { type: 'boolean', default: false },
  },
});
const [listings, days, count] = [Number(values.listings), Number(values.days), Number(values.searches)];

async function open(): Promise<Engine> {
  if (values.engine === 'roost') return (await import('./engines/roost.ts')).openRoost(values.dir!);
  if (values.engine === 'itemsjs') return (await import('./engines/itemsjs.ts')).openItemsJs(days);
  return (await import('./engines/pglite.ts')).openPglite(days);
}

function* homes(): Generator<Home> {
  for (let index = 0; index < listings; index++) yield home(index, days);
}

const cpuMs = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

const [begun, began] = [process.cpuUsage(), performance.now()];
const engine = await open();
if (!values.cold) await engine.load(homes());
const all = searches(count, days);
const answers: Answer[] = [];
const queryCpuMs: number[] = [];
let [startCpuMs, startMs]: [number | null, number | null] = [null, null];
const [loadCpuMs, loadMs] = [cpuMs(begun), performance.now() - began];
for (const [i, search] of all.entries()) {
  for (const query of queriesOf(search)) {
    const since = process.cpuUsage();
    answers.push(await engine.ask(query));
    // The first search waits for the index to be ready, and finds code that was never run.
    if (i > 0) queryCpuMs.push(cpuMs(since));
    else if (startMs === null && values.cold) [startCpuMs, startMs] = [cpuMs(begun), performance.now() - began];
  }
}
const residentBytes = process.memoryUsage.rss();
await engine.close();
const report: Report = { loadCpuMs, loadMs, startCpuMs, startMs, residentBytes, queryCpuMs, answers };
process.send!(report, () => process.exit(0));
