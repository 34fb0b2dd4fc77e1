/**
 * A render process: a child of the host that runs remotes' server code with nothing but what it renders with (SAFE-2). Its environment is empty, it may
 * read the host's server build and no other file, starts no processes and no threads, and its memory has a limit. Worker threads would not do: they
 * have the permissions, the environment and the fate of the process they belong to.
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import type { FromWorker, ToWorker, WorkerSettings } from './protocol.ts';

/** The bit of a render process that is used, so that tests need none. */
export type RenderThread = {
  postMessage: (message: ToWorker) => void;
  on: {
    (event: 'message', listener: (message: FromWorker) => void): unknown;
    (event: 'exit', listener: (reason: string) => void): unknown;
  };
  terminate: () => Promise<unknown>;
  /** Processor time it has used, in milliseconds; null where the system does not tell. */
  cpuMs: () => number | null;
  /** True while it could run and others have the processor, or the system holds it. False where the system does not tell. */
  wantsProcessor: () => boolean;
  /** Lets others have the processor first: for versions that few visitors get. */
  lowerPriority: () => void;
};

/** Variables that decide how a process connects and which time zone it has. They hold no secret. */
const PASSED_ON = ['TZ', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR'];
const STDERR_LIMIT = 4000;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

function environment(): NodeJS.ProcessEnv {
  const passed = PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]] as const] : []));
  return { NODE_ENV: 'production', ...Object.fromEntries(passed) };
}

/** Fields of /proc/<pid>/stat after the name, which may hold spaces; null where the system has none. The first is field 3. */
function getStat(pid: number | undefined): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Fields 14 and 15: in user and in system mode. */
function getCpuMs(pid: number | undefined): number | null {
  const fields = getStat(pid);
  return fields && (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** @param memoryMb the most its objects may take, in megabytes */
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
      // One that is gone says so by its exit.
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
    // Running or runnable, waiting for a disk, stopped.
    wantsProcessor: () => /^[RDT]$/.test(getStat(child.pid)?.[0] ?? ''),
    lowerPriority() {
      try {
        if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      } catch {
        // It is gone, or the system does not allow it: then it shares the processor.
      }
    },
  };
}
