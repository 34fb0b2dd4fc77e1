/** How much memory processes have. */
import { readFileSync } from 'node:fs';

/** The resident memory of each process in MB; those that are not there, or that the system tells nothing of, are left out. */
export function readMemory(pids: Readonly<Record<string, number | undefined>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(pids).flatMap(([name, pid]) => {
      const kilobytes = pid === undefined ? null : readResidentKilobytes(pid);
      return kilobytes === null ? [] : [[name, Math.round(kilobytes / 1024)]];
    }),
  );
}

function readResidentKilobytes(pid: number): number | null {
  try {
    const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return found === undefined ? null : Number(found);
  } catch {
    return null;
  }
}
