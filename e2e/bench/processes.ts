/**
 * What the processes of a site use, as Linux counts it. The command that starts the site names them in
 * `ROOST_PROCESSES`.
 */
import { readFileSync } from 'node:fs';

/**
 * Processor time in milliseconds and resident memory in MB, by the name of the process; its children are counted apart.
 */
export type Use = ReadonlyMap<string, { cpuMs: number; memoryMb: number }>;

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
const KIB_A_MB = 1024;

function getChildren(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

function getUse(pid: number): { cpuMs: number; memoryMb: number } {
  // Fields 14 and 15 of /proc/PID/stat; the name in field 2 may hold spaces, so count from its closing bracket.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const memory = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return {
    cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
    memoryMb: Number(memory ?? 0) / KIB_A_MB,
  };
}

/** Returns the processes that the variable names; null where it is not set, or the system does not tell. */
export function siteProcesses(named = process.env.ROOST_PROCESSES): (() => Use) | null {
  if (!named || process.platform !== 'linux') return null;
  const pids = Object.entries(JSON.parse(named) as Record<string, number>);
  return () => {
    const use = new Map<string, { cpuMs: number; memoryMb: number }>();
    for (const [name, pid] of pids) {
      use.set(name, getUse(pid));
      const children = getChildren(pid).flatMap((child) => {
        try {
          return [getUse(child)];
        } catch {
          // Replaced in this moment.
          return [];
        }
      });
      if (children.length > 0)
        use.set(`${name}'s children`, {
          cpuMs: children.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
          memoryMb: children.reduce((sum, { memoryMb }) => sum + memoryMb, 0),
        });
    }
    return use;
  };
}
