/**
 * Keeps the processes of a cluster running, as a service manager would: each has a log file, is probed, and is started
 * again when it dies.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Spec = {
  name: string;
  command: string;
  args: readonly string[];
  environment?: Record<string, string>;
  /** The user it runs as; ours without one. */
  user?: { uid: number; gid: number } | null;
  /** Resolves true when it can do its work. */
  probe: () => Promise<boolean>;
  /** Signal that asks it to stop. */
  stopSignal?: NodeJS.Signals;
};
type Kept = { spec: Spec; child: ChildProcess; ended: Promise<void>; wanted: boolean };

const RESTART_MS = 300;
const STOP_MS = 60_000;
const READY_MS = 120_000;
const PROBE_MS = 100;

/** True when the address answers with 2xx soon. */
export const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

export class Keeper {
  private readonly kept = new Map<string, Kept>();
  private readonly logs: string;
  /** Processes that ended without being asked to, by name. */
  readonly deaths: string[] = [];

  constructor(logs: string) {
    this.logs = logs;
  }

  private spawn(spec: Spec): Kept {
    const log = createWriteStream(this.getLog(spec.name), { flags: 'a' });
    const child = spawn(spec.command, spec.args, {
      cwd: this.logs,
      env: { PATH: process.env['PATH'], HOME: this.logs, ...spec.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that what it started ends with it.
      detached: true,
      ...spec.user,
    });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    const ended = new Promise<void>((resolve) => {
      child.once('error', () => resolve());
      child.once('exit', () => resolve());
    });
    const kept: Kept = { spec, child, ended, wanted: true };
    this.kept.set(spec.name, kept);
    void ended.then(async () => {
      if (!kept.wanted) return;
      this.deaths.push(spec.name);
      await sleep(RESTART_MS);
      if (kept.wanted) this.spawn(spec);
    });
    return kept;
  }

  getLog = (name: string): string => join(this.logs, `${name}.log`);

  names = (): string[] => [...this.kept.keys()];

  getPid = (name: string): number | undefined => this.kept.get(name)?.child.pid;

  /** Starts a process and waits until it is ready. Rejects with the end of its log. */
  async start(spec: Spec): Promise<void> {
    this.spawn(spec);
    await this.ready(spec.name);
  }

  async ready(name: string, limitMs = READY_MS): Promise<void> {
    const spec = this.kept.get(name)?.spec;
    const until = performance.now() + limitMs;
    while (spec && !(await spec.probe())) {
      if (performance.now() > until)
        throw new Error(`${name} is not ready after ${limitMs / 1000} s. Its log ends with:\n${this.tail(name)}`);
      await sleep(PROBE_MS);
    }
  }

  tail = (name: string): string => readFileSync(this.getLog(name), 'utf8').trim().split('\n').slice(-12).join('\n');

  /** Ends a process at once, and all that it started. It is started again unless `forGood`. */
  async kill(name: string, forGood = false): Promise<void> {
    const kept = this.kept.get(name);
    if (!kept) return;
    if (forGood) kept.wanted = false;
    this.signal(kept, 'SIGKILL');
    await kept.ended;
  }

  /** Asks a process to stop and waits; kills it when it does not. @returns milliseconds that it took */
  async stop(name: string): Promise<number> {
    const kept = this.kept.get(name);
    if (!kept) return 0;
    kept.wanted = false;
    const begun = performance.now();
    kept.child.kill(kept.spec.stopSignal ?? 'SIGTERM');
    const late = new AbortController();
    const result = await Promise.race([
      kept.ended,
      sleep(STOP_MS, 'late', { signal: late.signal }).catch(() => undefined),
    ]);
    late.abort();
    if (result === 'late') {
      this.signal(kept, 'SIGKILL');
      await kept.ended;
    }
    return performance.now() - begun;
  }

  /**
   * A new process in the place of the old one, as a release does, started as `newest` says or as before. @returns
   * milliseconds that the old one took to leave
   */
  async replace(name: string, newest?: Spec): Promise<number> {
    const spec = newest ?? this.kept.get(name)?.spec;
    if (!spec) return 0;
    const took = await this.stop(name);
    await this.start(spec);
    return took;
  }

  /** Stops a process and starts it again after a while. */
  async pause(name: string, awayMs: number): Promise<void> {
    const spec = this.kept.get(name)?.spec;
    if (!spec) return;
    await this.stop(name);
    await sleep(awayMs);
    await this.start(spec);
  }

  /** Sends a signal, e.g. to read settings again. */
  tell(name: string, signal: NodeJS.Signals): void {
    this.kept.get(name)?.child.kill(signal);
  }

  private signal({ child }: Kept, signal: NodeJS.Signals): void {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // It has ended already.
    }
  }

  /**
   * Nothing is started again from here on. All at once: while one process takes its time to end, another that died
   * before would be back, and nobody would end it.
   */
  private giveUp(): Kept[] {
    const all = [...this.kept.values()];
    for (const kept of all) kept.wanted = false;
    return all;
  }

  /** Ends everything at once, without waiting: for a process that ends itself. */
  abandon(): void {
    for (const kept of this.giveUp()) this.signal(kept, 'SIGKILL');
  }

  /** Ends everything, the last started first. */
  async close(): Promise<void> {
    for (const kept of this.giveUp().reverse()) {
      this.signal(kept, kept.spec.stopSignal === 'SIGINT' ? 'SIGINT' : 'SIGKILL');
      await Promise.race([kept.ended, sleep(5_000)]);
      this.signal(kept, 'SIGKILL');
    }
  }
}
