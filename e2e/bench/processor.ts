/**
 * Part of `npm run bench -- --server`: processor time of the host a page, page by page, asked one after another so that
 * each is made for its visitor. The host's own process by its counter (`process_cpu_seconds_total`: putting the page
 * together and compressing it, other threads included), the renderer's part by how long loaders and rendering took.
 * Processor time is what it is on a busy machine too, if somewhat more of it.
 */
import { table } from './report.ts';

type Samples = ReadonlyMap<string, number>;

/** Pages asked for before and while counting. */
const WARM_UP = 15;
const COUNTED = 60;
/** A kept page takes so little that more are counted. */
const COUNTED_KEPT = 600;
/** Most processor milliseconds of the host's process: a page made for its visitor, and one that is kept for all. */
const BARS = { made: 8, kept: 0.3 } as const;
const IDLE_MS = 3000;
/** Processor milliseconds a millisecond below which the host only waits, and how often that is looked for. */
const CALM = 0.05;
const MOST_LOOKS = 20;

async function readSamples(site: string, token: string): Promise<Samples> {
  const answer = await fetch(`${site}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${site}/metrics answered ${answer.status}: METRICS_TOKEN must be the site's`);
  const samples = new Map<string, number>();
  for (const line of (await answer.text()).split('\n')) {
    const [, key = '', value = ''] = /^([a-z_]+(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
    if (key !== '') samples.set(key, Number(value));
  }
  return samples;
}

/** Returns what the samples whose names match grew by, in milliseconds. */
function grewMs(before: Samples, after: Samples, name: RegExp): number {
  let sum = 0;
  for (const [key, value] of after) if (name.test(key)) sum += value - (before.get(key) ?? 0);
  return sum * 1000;
}

const CPU = /^process_cpu_seconds_total/;
const phase = (which: string): RegExp => new RegExp(`^roost_remote_phase_seconds_sum\\{.*phase="${which}"`);

/** @param pages by name; each is asked for with a parameter that makes it another page */
export async function benchProcessor(
  site: string,
  pages: Readonly<Record<string, string>>,
  token: string | undefined,
  say: (line: string) => void,
): Promise<void> {
  if (!token) return say('\nMETRICS_TOKEN is not set: no processor time of the host.');
  const read = () => readSamples(site, token);
  const ask = async (path: string, count: number, mark: string): Promise<void> => {
    for (let visit = 0; visit < count; visit += 1) {
      const address = `${site}${path}${path.includes('?') ? '&' : '?'}utm_term=${mark}${visit}`;
      await (await fetch(address, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
    }
  };
  // A host that has just started makes pages and pictures ahead: what it does when that is over is its idle.
  let idle = Infinity;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const before = await read();
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    idle = grewMs(before, await read(), CPU) / IDLE_MS;
    if (idle < CALM) break;
  }
  const rows = [['page', 'host process ms', 'loaders ms (waiting too)', 'rendering ms', 'all ms']];
  for (const [name, path] of Object.entries(pages)) {
    await ask(path, WARM_UP, 'w');
    const before = await read();
    const begun = performance.now();
    await ask(path, COUNTED, 'c');
    const took = performance.now() - begun;
    const after = await read();
    const each = (which: RegExp): string => (grewMs(before, after, which) / COUNTED).toFixed(1);
    rows.push([
      name,
      ((grewMs(before, after, CPU) - idle * took) / COUNTED).toFixed(1),
      each(phase('loader')),
      each(phase('render')),
      (took / COUNTED).toFixed(1),
    ]);
  }
  say(`\nThe host a page: ${COUNTED} of each, one after another (bar ${BARS.made} ms of the host's process)`);
  table(say, rows);
  const [kept = '/'] = Object.values(pages);
  const askKept = async (count: number): Promise<void> => {
    for (let visit = 0; visit < count; visit += 1)
      await (await fetch(site + kept, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
  };
  await askKept(WARM_UP);
  const before = await read();
  const begun = performance.now();
  await askKept(COUNTED_KEPT);
  const took = performance.now() - begun;
  const used = (grewMs(before, await read(), CPU) - idle * took) / COUNTED_KEPT;
  say(
    `A kept page (${kept}): ${used.toFixed(2)} ms of the host's process, the connection's share in it (bar ${BARS.kept} ms)`,
  );
}
