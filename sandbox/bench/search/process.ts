import { fork, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import type { Home } from './data.ts';
import { getAnswer, HEADERS, getParams } from './engines/roost.ts';
import type { Query } from './questions.ts';
import type { Reply, Task } from './subject.ts';

/** `kept` is a folder for what an engine of another maker keeps between runs. */
type Options = { listings: string; days: string; dir: string; kept: string | null; isCold: boolean };

/** What a server answers that has too much to do. */
const BUSY = 503;
const AGENT = new Agent({ keepAlive: true, maxSockets: 64 });

/** Processor time of all threads of a process that run now, as the kernel counts it. */
function processCpuMs(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(tasks).map((thread) =>
    Number(readFileSync(`${tasks}/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}

/** An engine in its own process, as the bench sees it. */
export class Subject {
  readonly name: string;
  private readonly child: ChildProcess;
  private port: number | null = null;

  constructor(name: string, { listings, days, dir, kept, isCold }: Options) {
    this.name = name;
    const flags = [
      '--engine',
      name,
      '--dir',
      dir,
      '--listings',
      listings,
      '--days',
      days,
      ...(kept === null ? [] : ['--kept', kept]),
      ...(isCold ? ['--cold'] : []),
    ];
    this.child = fork(path.join(import.meta.dirname, 'subject.ts'), flags, {
      // As the index runs on a site (`platform/src/site/processes.ts`); the others are faster with it too.
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16', '--heap-growing-percent=200'],
      env: { ...process.env, ...(name === 'roost' && { MALLOC_ARENA_MAX: '2' }) },
    });
  }

  /** Starts the engine: fills it, or opens what is there. */
  async open(): Promise<Reply> {
    const reply = await this.do({ task: 'open' });
    this.port = reply.port ?? null;
    return reply;
  }

  /**
   * Asks a query: over HTTP where the engine listens, and then counts what all threads of its process do, else inside
   * its process. No answer: it was refused.
   */
  async ask(query: Query): Promise<Reply> {
    if (this.port === null) return this.do({ task: 'ask', query });
    const payload = JSON.stringify(getParams(query));
    const [cpu, wall] = [processCpuMs(this.child.pid ?? 0), performance.now()];
    const body = await this.call('POST', '/1/indexes/homes/query', payload);
    const wallMs = performance.now() - wall;
    const cpuMs = processCpuMs(this.child.pid ?? 0) - cpu;
    return { cpuMs, wallMs, ...(body !== null && { answer: getAnswer(JSON.parse(body) as never) }) };
  }

  /**
   * Writes homes again, over HTTP as on a site: what it takes to make their texts must not be left for the collector of
   * the process that is measured.
   */
  async write(homes: readonly Home[]): Promise<void> {
    const requests = homes.map((body) => ({ action: 'addObject', body }));
    const written = await this.call('POST', '/1/indexes/homes/batch', JSON.stringify({ requests }));
    if (written === null) throw new Error('A write was refused');
    const { taskID } = JSON.parse(written) as { taskID: number };
    for (;;) {
      const task = await this.call('GET', `/1/indexes/homes/task/${taskID}`);
      if (task !== null && (JSON.parse(task) as { status: string }).status === 'published') return;
    }
  }

  /** What is answered; null when it was refused because there is too much to do. */
  private call(method: 'GET' | 'POST', url: string, payload = ''): Promise<string | null> {
    return new Promise((resolve, reject) => {
      const length = { 'content-length': Buffer.byteLength(payload) };
      const options = {
        host: '127.0.0.1',
        port: this.port,
        path: url,
        method,
        agent: AGENT,
        headers: { ...HEADERS, ...length },
      };
      const sent = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const body = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve(body);
          else if (response.statusCode === BUSY) resolve(null);
          else reject(new Error(`${response.statusCode}: ${body}`));
        });
      });
      sent.on('error', reject);
      sent.end(payload);
    });
  }

  /** Has a task done. Fails when the process ends first. */
  do(task: Task): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const ended = (code: number | null): void => reject(new Error(`The process of ${this.name} ended with ${code}`));
      this.child.once('exit', ended);
      this.child.once('message', (reply) => {
        this.child.off('exit', ended);
        resolve(reply as Reply);
      });
      this.child.send(task);
    });
  }

  async close(): Promise<void> {
    if (this.child.exitCode === null && this.child.connected) await this.do({ task: 'close' }).catch(() => undefined);
    this.child.kill();
  }
}
