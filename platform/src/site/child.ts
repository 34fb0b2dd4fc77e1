/** One long-lived process of the site: its log file, its health, its end. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync, renameSync } from 'node:fs';
import type { WriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../lib/failure.ts';
import { REPOSITORY } from '../lib/paths.ts';

export type ChildSpec = {
  name: string;
  /** Entry point, relative to the repository. */
  entry: string;
  healthUrl: string;
  /**
   * How long it may take until it answers, in milliseconds, counted from its start or the last progress that it logged.
   */
  startLimit: number;
  /** Flags for Node, for processes that need other limits than its defaults. */
  nodeFlags?: readonly string[];
};

type ChildOptions = {
  spec: ChildSpec;
  environment: NodeJS.ProcessEnv;
  logsDir: string;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
};

const LAST_LINES = 15;
/** Time between SIGTERM and SIGKILL, in milliseconds. */
const STOP_LIMIT_MS = 10_000;
const HEALTH_INTERVAL_MS = 120;
const HEALTH_TIMEOUT_MS = 2_000;

/** Events after which a process ends by itself. */
const FATAL = /^(failed|config_error|port_taken|start_failed)$/;

/** Reads a JSON log line; null for any other text. */
function parseLine(line: string): Record<string, unknown> | null {
  if (!line.startsWith('{')) return null;
  try {
    const parsed: unknown = JSON.parse(line);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** What a log line says to a person waiting: event and the fields that measure progress. */
function summary(fields: Record<string, unknown>): string {
  const { event, done, of, message, reason } = fields;
  const words = [
    event,
    typeof done === 'number' ? `${done}${typeof of === 'number' ? ` of ${of}` : ''}` : null,
    reason ?? message,
  ];
  return words.filter((word) => typeof word === 'string' && word !== '').join(': ');
}

export class Child {
  readonly name: string;
  readonly #options: ChildOptions;
  readonly #process: ChildProcess;
  readonly #log: WriteStream;
  readonly #last: string[] = [];
  #said = '';
  readonly #now: () => number;
  #progressAt = -Infinity;
  #stopping = false;
  /** Resolves when the process has ended, with its exit code or signal as text. */
  readonly ended: Promise<string>;

  constructor(options: ChildOptions) {
    this.#options = options;
    this.name = options.spec.name;
    this.#now = options.now ?? (() => performance.now());
    mkdirSync(options.logsDir, { recursive: true });
    this.#log = createWriteStream(join(options.logsDir, `${this.name}.log`), { flags: 'a' });
    // A full disk costs the log, not the site.
    this.#log.on('error', () => undefined);
    this.#process = spawn(
      process.execPath,
      [
        ...(options.spec.nodeFlags ?? []),
        '--disable-warning=ExperimentalWarning',
        '--import',
        join(import.meta.dirname, 'follow-parent.mjs'),
        join(REPOSITORY, options.spec.entry),
      ],
      // A process group of its own: Ctrl-C goes to the orchestrator alone, which stops the others in order.
      { cwd: REPOSITORY, env: options.environment, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true },
    );
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.#record(line));
    }
    this.ended = new Promise((resolve) => {
      this.#process.once('error', (error) => resolve(error.message));
      this.#process.once('close', (code, signal) => {
        this.#log.end();
        resolve(signal ?? `exit code ${code}`);
      });
    });
  }

  #record(line: string): void {
    this.#log.write(`${line}\n`);
    this.#last.push(line);
    if (this.#last.length > LAST_LINES) this.#last.shift();
    const fields = parseLine(line);
    if (!fields) return;
    this.#said = summary(fields) || this.#said;
    if (typeof fields.done === 'number') this.#progressAt = this.#now();
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  get stopping(): boolean {
    return this.#stopping;
  }

  /** The newest log line in short, for progress. */
  get said(): string {
    return this.#said;
  }

  /** Its last log lines and where the rest is, for a report. */
  report(): string {
    const failed = this.#last
      .map(parseLine)
      .findLast((fields) => typeof fields?.event === 'string' && FATAL.test(fields.event));
    const reason = failed?.reason ?? failed?.message;
    // A process that knows why it cannot run says so in one sentence; its log adds nothing to that.
    if (typeof reason === 'string') return reason;
    return [
      ...this.#last.map((line) => `  ${line}`),
      `The whole log: ${join(this.#options.logsDir, `${this.name}.log`)}`,
    ].join('\n');
  }

  /** Waits until the process answers on its health address. @throws Failure when it ends first or takes too long */
  async ready(say: (line: string) => void): Promise<void> {
    const begun = this.#now();
    const { healthUrl, startLimit } = this.#options.spec;
    let ended: string | null = null;
    void this.ended.then((how) => {
      ended = how;
    });
    let nextWord = 3_000;
    for (;;) {
      const answered = await fetch(healthUrl, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) }).then(
        (answer) => answer.ok,
        () => false,
      );
      if (answered) return;
      if (ended !== null) throw new Failure(`${this.name} did not start (${ended}). ${this.report()}`);
      const waited = this.#now() - begun;
      // A slow machine may fill the index for many minutes; only one that no longer moves is given up.
      if (this.#now() - Math.max(begun, this.#progressAt) > startLimit)
        throw new Failure(
          `${this.name} did not answer within ${startLimit / 1000} s${this.#progressAt > begun ? ' of its last progress' : ''}.\n${this.report()}`,
        );
      if (waited > nextWord) {
        say(`${this.name}: starting${this.#said ? ` (${this.#said})` : ''}`);
        nextWord += 5_000;
      }
      await pause(HEALTH_INTERVAL_MS);
    }
  }

  /** Signals the whole process group, so that nothing the process started stays behind. */
  #signal(signal: NodeJS.Signals): void {
    const { pid } = this.#process;
    if (pid === undefined) return;
    try {
      process.kill(-pid, signal);
    } catch {
      // The group is gone already.
    }
  }

  /** Stops the process: asked first, killed when it does not go. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#signal('SIGTERM');
    const abort = new AbortController();
    const late = pause(STOP_LIMIT_MS, 'late', { signal: abort.signal }).catch(() => 'ended');
    const result = await Promise.race([this.ended, late]);
    abort.abort();
    if (result === 'late') {
      this.#signal('SIGKILL');
      await this.ended;
    }
  }

  /** Kills at once. */
  kill(): void {
    this.#stopping = true;
    this.#signal('SIGKILL');
  }
}

/** Keeps the log of the run before under another name, so that each file holds one run. */
export function rotateLog(logsDir: string, name: string): void {
  try {
    renameSync(join(logsDir, `${name}.log`), join(logsDir, `${name}.previous.log`));
  } catch {
    // There was no run before.
  }
}
