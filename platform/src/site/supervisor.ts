/**
 * Keeps the started processes running: one that dies is reported and started again, for as long as it takes. The others
 * go on meanwhile (SCALE-3).
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@roost/observe/log';
import { Failure } from '../lib/failure.ts';
import { Child } from './child.ts';
import type { ChildSpec } from './child.ts';

/**
 * Waiting times before each new start, in milliseconds; the last one from then on. What a process needs (its database,
 * room on the disk) may come back.
 */
const BACKOFF = [300, 1_000, 3_000, 8_000, 15_000];
/** A process that ran this long, in milliseconds, starts counting anew. */
const STEADY_MS = 60_000;

export type SupervisorOptions = {
  environment: NodeJS.ProcessEnv;
  logsDir: string;
  say: (line: string) => void;
  /** Where the same is kept, one line an event. */
  log?: Log;
  /** Waits so many milliseconds before a new start. */
  pause?: (ms: number) => Promise<unknown>;
};

export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #children = new Map<string, Child>();
  /** In the order they were started. */
  readonly #order: string[] = [];
  #stopping = false;

  constructor(options: SupervisorOptions) {
    this.#options = options;
  }

  /** Starts a process and waits until it is healthy; from then on it is kept running. */
  async start(spec: ChildSpec): Promise<void> {
    if (this.#stopping) throw new Failure(`${spec.name} was not started: the site is stopping.`);
    const begun = performance.now();
    this.#order.push(spec.name);
    const child = this.#spawn(spec);
    await child.ready(this.#options.say);
    const seconds = Number(((performance.now() - begun) / 1000).toFixed(1));
    this.#options.say(`${spec.name} answers after ${seconds.toFixed(1)} s`);
    this.#options.log?.('process_ready', { name: spec.name, pid: child.pid, seconds });
    void this.#watch(spec, child);
  }

  /** Process ids by name. */
  pids(): Record<string, number> {
    const entries = [...this.#children].flatMap(([name, child]) =>
      child.pid === undefined ? [] : [[name, child.pid] as const],
    );
    return Object.fromEntries(entries);
  }

  /** Stops everything, the last started first. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const name of [...this.#order].reverse()) await this.#children.get(name)?.stop();
  }

  /** Kills everything at once. */
  kill(): void {
    this.#stopping = true;
    for (const child of this.#children.values()) child.kill();
  }

  #spawn(spec: ChildSpec): Child {
    const child = new Child({ spec, environment: this.#options.environment, logsDir: this.#options.logsDir });
    this.#children.set(spec.name, child);
    return child;
  }

  async #watch(spec: ChildSpec, first: Child): Promise<void> {
    const { say, log, pause: wait = pause } = this.#options;
    let child = first;
    let deaths = 0;
    let since = performance.now();
    for (;;) {
      const how = await child.ended;
      if (this.#stopping || child.stopping) return;
      if (performance.now() - since > STEADY_MS) deaths = 0;
      say(`${spec.name} ended unexpectedly (${how}).\n${child.report()}`);
      log?.('process_ended', { name: spec.name, how, report: child.report() });
      const delay = BACKOFF[Math.min(deaths, BACKOFF.length - 1)] ?? 0;
      deaths += 1;
      if (deaths >= BACKOFF.length) say(`${spec.name} keeps ending; next try in ${delay / 1000} s`);
      await wait(delay);
      if (this.#stopping) return;
      child = this.#spawn(spec);
      since = performance.now();
      const back = await child.ready(say).then(
        () => true,
        () => false,
      );
      if (back) {
        say(`${spec.name} answers again`);
        log?.('process_ready', { name: spec.name, pid: child.pid });
      }
    }
  }
}
