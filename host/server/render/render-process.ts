/**
 * Starts a render process: a child of the host that runs remotes' server code with as few rights as possible (SAFE-2).
 * Its environment is empty, it may read the host's server build and no other file, starts no processes and no threads,
 * and its memory is limited. Worker threads cannot do that: they share the permissions, the environment and the life of
 * their process (decision 0036).
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import type { FromWorker, ToWorker, WorkerSettings } from './protocol.ts';

/** The members of a render process that the pool uses; tests give their own. */
export type RenderThread = {
  postMessage: (message: ToWorker) => void;
  on: {
    (event: 'message', listener: (message: FromWorker) => void): unknown;
    (event: 'exit', listener: (reason: string) => void): unknown;
  };
  terminate: () => Promise<unknown>;
  /** Returns the processor time it has used in milliseconds; null when the system does not tell. */
  cpuMs: () => number | null;
  /**
   * Returns true while it is ready to run but other processes have the processor, or the system stopped it. False when
   * the system does not tell.
   */
  wantsProcessor: () => boolean;
  /** Lowers its priority: for versions that few visitors get. */
  lowerPriority: () => void;
};

/** Environment variables that decide how a process connects, and its time zone. They hold no secret. */
const PASSED_ON = ['TZ', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR'];
const STDERR_LIMIT = 4000;
/** Milliseconds of a unit in which Linux counts processor time. */
const TICK_MS = 10;

function environment(): NodeJS.ProcessEnv {
  const passed = PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]] as const] : []));
  return { NODE_ENV: 'production', ...Object.fromEntries(passed) };
}

/**
 * Returns the fields of /proc/<pid>/stat after the name, which may contain spaces; null on systems without it. The
 * first is field 3.
 */
function getStat(pid: number | undefined): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Returns the sum of fields 14 and 15: milliseconds in user and in system mode. */
function getCpuMs(pid: number | undefined): number | null {
  const fields = getStat(pid);
  return fields && (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/**
 * Starts the process.
 * @param memoryMb most megabytes for its objects
 */
export function startRenderProcess(settings: WorkerSettings, memoryMb: number): RenderThread {
  const directory = dirname(settings.rendererPath);
  const child = fork(join(directory, 'worker.cjs'), [JSON.stringify(settings)], {
    execArgv: [
      '--permission',
      `--allow-fs-read=${join(directory, '*')}`,
      `--max-old-space-size=${memoryMb}`,
      '--disable-warning=ExperimentalWarning',
    ],
    env: environment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-STDERR_LIMIT);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  return {
    postMessage(message) {
      // A process that has ended reports it by its exit.
      if (child.connected) child.send(message, () => undefined);
    },
    on(event: string, listener: (value: never) => void) {
      if (event === 'message') return child.on('message', listener as (message: unknown) => void);
      child.once('error', (error) => listener(error.message as never));
      return child.once('close', (code, signal) => {
        const memory = said.includes('heap out of memory');
        const last = /^\w*Error: .*$/m.exec(said)?.[0];
        listener(
          (memory
            ? `it used more than ${memoryMb} MB`
            : `it ended with ${signal ?? code}${last ? `: ${last}` : ''}`) as never,
        );
      });
    },
    terminate() {
      child.kill('SIGKILL');
      return ended;
    },
    cpuMs: () => getCpuMs(child.pid),
    // R: running or runnable, D: waiting for a disk, T: stopped.
    wantsProcessor: () => /^[RDT]$/.test(getStat(child.pid)?.[0] ?? ''),
    lowerPriority() {
      try {
        if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      } catch {
        // It has ended, or the system does not allow it: then it shares the processor.
      }
    },
  };
}
