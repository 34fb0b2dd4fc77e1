/** Memory of the processes of a cluster, each with what it started: before the load, and at most under it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Keeper } from './keeper.ts';

const run = promisify(execFile);
const EVERY_MS = 2_000;
const KIB_PER_MB = 1_024;

type Process = { pid: number; parent: number; kib: number };

/** Reads `ps -o pid=,ppid=,rss=`. */
export const readProcesses = (text: string): Process[] =>
  text
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent, kib]) => (pid && parent !== undefined && kib !== undefined ? [{ pid, parent, kib }] : []));

/** Resident memory of a process and all that it started, in MB; pages that they share are counted for each. */
export function sumTree(processes: readonly Process[], root: number): number {
  const below = new Map<number, Process[]>();
  for (const one of processes) below.set(one.parent, [...(below.get(one.parent) ?? []), one]);
  const sum = (pid: number): number =>
    (below.get(pid) ?? []).reduce((kib, child) => kib + child.kib + sum(child.pid), 0);
  const own = processes.find(({ pid }) => pid === root);
  return own ? Math.round((own.kib + sum(root)) / KIB_PER_MB) : 0;
}

/** Begins to look every two seconds. */
export function watchMemory(keeper: Pick<Keeper, 'names' | 'getPid'>) {
  const before = new Map<string, number>();
  const most = new Map<string, number>();
  let mostTogether = 0;
  const look = async (): Promise<void> => {
    // A machine without `ps` costs the table its row.
    const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']).catch(() => ({ stdout: '' }));
    const processes = readProcesses(stdout);
    let together = 0;
    for (const name of keeper.names()) {
      const mb = sumTree(processes, keeper.getPid(name) ?? 0);
      if (mb === 0) continue;
      together += mb;
      if (!before.has(name)) before.set(name, mb);
      most.set(name, Math.max(most.get(name) ?? 0, mb));
    }
    mostTogether = Math.max(mostTogether, together);
  };
  const timer = setInterval(() => void look(), EVERY_MS);
  timer.unref();
  return {
    look,
    stop: () => clearInterval(timer),
    /** MB of all of them at one moment, the most that was seen; 0 where the machine does not tell. */
    together: () => mostTogether,
    /** `host1 412 → 530`, in MB. */
    describe: (): string => [...most].map(([name, mb]) => `${name} ${before.get(name)} → ${mb}`).join(', '),
  };
}
