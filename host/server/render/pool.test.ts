import { EventEmitter } from 'node:events';
import { createRenderPool, POOL_RULES } from './pool.ts';
import type { Group, PoolRules } from './pool.ts';
import type { FromWorker, Mark, RenderJob, RenderOutcome, ToWorker } from './protocol.ts';
import type { RenderThread } from './render-process.ts';

const OUTCOME: RenderOutcome = { page: { type: 'redirect', status: 301, location: '/' }, rendered: {}, problems: [] };
const job = { url: 'http://site.test/' } as RenderJob;
const ORDINARY: Group = { kind: 'ordinary', key: 'mfe-search@1.0.0' };
const pinned = (version: string): Group => ({ kind: 'pinned', key: `mfe-search@${version}` });

class FakeProcess extends EventEmitter implements RenderThread {
  terminated = false;
  polite = false;
  answersPings = true;
  cpu: number | null = 0;
  readonly received: Extract<ToWorker, { type: 'render' }>[] = [];
  postMessage(message: ToWorker): void {
    if (message.type === 'render') this.received.push(message);
    else if (this.answersPings) this.answer({ type: 'pong' });
  }
  answer(message: FromWorker): void {
    this.emit('message', message);
  }
  done(index = 0, versionsLoaded = 1, heapMb = 50): void {
    const id = this.received[index]?.id ?? 0;
    this.answer({ type: 'done', id, outcome: OUTCOME, versionsLoaded, heapMb, grew: null });
  }
  /** Computes without an end while the code of `at` runs. */
  loop(at: Mark): void {
    this.answer({ type: 'at', at });
    this.answersPings = false;
    setInterval(() => {
      this.cpu = (this.cpu ?? 0) + 100;
    }, 100);
  }
  starves = false;
  cpuMs = () => this.cpu;
  wantsProcessor = () => this.starves;
  lowerPriority = () => {
    this.polite = true;
  };
  async terminate(): Promise<void> {
    this.terminated = true;
  }
}

function setUp(rules: Partial<PoolRules> = {}, startMs = 0) {
  const processes: FakeProcess[] = [];
  const events: string[] = [];
  const full: number[] = [];
  const pool = createRenderPool(
    () => {
      const made = new FakeProcess();
      made.cpu = startMs;
      processes.push(made);
      return made;
    },
    (event) => {
      events.push(event);
    },
    { ...POOL_RULES, jobMs: 20_000, restartMs: 50, ...rules },
    { onRefused: () => undefined, onFull: ({ heapMb }) => full.push(heapMb) },
  );
  const readyAll = () => processes.forEach((made) => made.answer({ type: 'ready' }));
  readyAll();
  return { pool, processes, events, full, readyAll };
}
const lost = (at: Mark | null) => ({ type: 'lost', reason: expect.any(String), at });
const AT: Mark = { remote: 'mfe-search', version: '1.0.0', phase: 'render' };

describe('render pool', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('PLAT-9: a page is rendered by the process that was kept ready, and the next one is made ready', async () => {
    const { pool, processes } = setUp();
    const page = pool.render(job, ORDINARY);
    processes[0]?.done();
    await expect(page).resolves.toEqual({ type: 'done', outcome: OUTCOME });
    await jest.advanceTimersByTimeAsync(60);
    expect(processes).toHaveLength(2);
  });

  test('PLAT-5: a render that fails leaves the process alive', async () => {
    const { pool, processes, events } = setUp();
    const page = pool.render(job, ORDINARY);
    const id = processes[0]?.received[0]?.id ?? 0;
    processes[0]?.answer({
      type: 'failed',
      id,
      message: 'no',
      stack: undefined,
      versionsLoaded: 1,
      heapMb: 5,
      grew: null,
    });
    await expect(page).resolves.toEqual({ type: 'failed' });
    expect(events).toEqual(['render_failed']);
    expect(processes[0]?.terminated).toBe(false);
  });

  test.each([
    ['nothing', null],
    ['a text', 'ready'],
    ['an unknown message', { type: 'stop' }],
    ['a page without an outcome', { type: 'done', id: 1 }],
    [
      'a page that is none',
      { type: 'done', id: 1, outcome: { ...OUTCOME, page: {} }, versionsLoaded: 1, heapMb: 5, grew: null },
    ],
  ])('SAFE-2: a process that says %s ends, and the host goes on', async (_what, message) => {
    const { pool, processes, events } = setUp();
    const page = pool.render(job, ORDINARY);
    processes[0]?.answer({ type: 'at', at: AT });
    processes[0]?.emit('message', message);
    await expect(page).resolves.toEqual(lost(AT));
    expect(events).toContain('render_worker_gone');
    expect(processes[0]?.terminated).toBe(true);
  });

  test('SAFE-2: a process that does not get the processor is not blamed on its versions; one that sleeps is', async () => {
    const { pool, processes } = setUp();
    const page = pool.render(job, ORDINARY);
    const made = processes[0];
    made?.answer({ type: 'at', at: AT });
    Object.assign(made ?? {}, { answersPings: false, starves: true });
    await jest.advanceTimersByTimeAsync(POOL_RULES.silentMs * 2);
    expect(made?.terminated).toBe(false);
    Object.assign(made ?? {}, { starves: false });
    await jest.advanceTimersByTimeAsync(POOL_RULES.silentMs + 600);
    await expect(page).resolves.toEqual(lost(AT));
  });

  test.each([
    [400, 1250, 1900],
    [60_000, 1900, 2700],
  ])(
    'PLAT-5: where a start takes %d ms of a processor, a version may take as much longer, three times at most',
    async (startMs, goesOn, ended) => {
      const { pool, processes } = setUp({}, startMs);
      const page = pool.render(job, ORDINARY);
      processes[0]?.loop(AT);
      await jest.advanceTimersByTimeAsync(goesOn);
      expect(processes[0]?.terminated).toBe(false);
      await jest.advanceTimersByTimeAsync(ended - goesOn);
      await expect(page).resolves.toEqual(lost(AT));
    },
  );

  test('PLAT-5: a process that loops is ended within a second and a quarter, and says whose code ran', async () => {
    const { pool, processes, events } = setUp();
    const pages = [pool.render(job, ORDINARY), pool.render(job, ORDINARY)];
    processes[0]?.loop(AT);
    await jest.advanceTimersByTimeAsync(1250);
    await expect(Promise.all(pages)).resolves.toEqual([lost(AT), lost(AT)]);
    expect(processes[0]?.terminated).toBe(true);
    expect(events).toContain('render_stuck');
    const next = pool.render(job, ORDINARY);
    processes[1]?.done();
    await expect(next).resolves.toMatchObject({ type: 'done' });
  });

  test('PLAT-5: a process that does not get the processor is not taken for one that loops', async () => {
    const { pool, processes } = setUp();
    const page = pool.render(job, ORDINARY);
    if (processes[0]) processes[0].answersPings = false;
    await jest.advanceTimersByTimeAsync(3000);
    expect(processes[0]?.terminated).toBe(false);
    processes[0]?.done();
    await expect(page).resolves.toMatchObject({ type: 'done' });
  });

  test('PLAT-5: a page that waits for what does not come is given up, and its process replaced when the others are done', async () => {
    const { pool, processes } = setUp({ jobMs: 1000 });
    const slow = pool.render(job, ORDINARY);
    await jest.advanceTimersByTimeAsync(500);
    const other = pool.render(job, ORDINARY);
    await jest.advanceTimersByTimeAsync(600);
    await expect(slow).resolves.toEqual({ type: 'slow' });
    expect(processes[0]?.terminated).toBe(false);
    processes[0]?.done(1);
    await expect(other).resolves.toMatchObject({ type: 'done' });
    expect(processes[0]?.terminated).toBe(true);
  });

  test('PLAT-5: a process that dies loses its pages with the name of who ran', async () => {
    const { pool, processes } = setUp();
    const page = pool.render(job, ORDINARY);
    processes[0]?.answer({ type: 'at', at: AT });
    processes[0]?.emit('exit', 'it used more than 384 MB');
    await expect(page).resolves.toEqual({ type: 'lost', reason: 'it used more than 384 MB', at: AT });
  });

  test('PLAT-3: a pinned version renders in a process of its own, which gives way to the others', async () => {
    const { pool, processes, readyAll } = setUp();
    void pool.render(job, ORDINARY);
    await jest.advanceTimersByTimeAsync(60);
    readyAll();
    void pool.render(job, pinned('2.0.0'));
    expect(processes.map((made) => made.received.length)).toEqual([1, 1]);
    expect(processes.map((made) => made.polite)).toEqual([false, true]);
  });

  test('PLAT-3: pins have few places: one that has nothing to do goes, busy ones are not put out', async () => {
    const { pool, processes } = setUp({ isolated: { canary: 1, pinned: 2 } });
    const first = pool.render(job, pinned('2.0.0'));
    void pool.render(job, pinned('2.0.1'));
    await expect(pool.render(job, pinned('2.0.2'))).resolves.toEqual({ type: 'refused' });
    processes[0]?.done();
    await first;
    void pool.render(job, pinned('2.0.2'));
    expect(processes[0]?.terminated).toBe(true);
  });

  test('PLAT-3: promoted or rolled back versions start in a fresh process, the old one finishes its pages and goes', async () => {
    const { pool, processes, readyAll } = setUp();
    const before = pool.render(job, ORDINARY);
    await jest.advanceTimersByTimeAsync(60);
    readyAll();
    const after = pool.render(job, { kind: 'ordinary', key: 'mfe-search@1.0.1' });
    expect(processes[0]?.terminated).toBe(false);
    processes[0]?.done();
    processes[1]?.done();
    await expect(Promise.all([before, after])).resolves.toHaveLength(2);
    expect(processes[0]?.terminated).toBe(true);
    expect(processes[1]?.terminated).toBe(false);
  });

  test('PLAT-3: a pin that nobody uses any more gives its process back', async () => {
    const { pool, processes } = setUp();
    const page = pool.render(job, pinned('2.0.0'));
    processes[0]?.done();
    await page;
    await jest.advanceTimersByTimeAsync(80_000);
    expect(processes[0]?.terminated).toBe(true);
  });

  test.each([
    ['loaded many versions', 40, 50, []],
    ['nearly used up its memory', 1, 300, [300]],
  ])('PLAT-2: a process that has %s is replaced between two pages', async (_name, versions, heapMb, told) => {
    const { pool, processes, full } = setUp();
    const first = pool.render(job, ORDINARY);
    const second = pool.render(job, ORDINARY);
    processes[0]?.done(0, versions, heapMb);
    expect(processes[0]?.terminated).toBe(false);
    void pool.render(job, ORDINARY);
    processes[0]?.done(1);
    await expect(Promise.all([first, second])).resolves.toHaveLength(2);
    expect(processes[0]?.terminated).toBe(true);
    expect(processes[1]?.received).toHaveLength(1);
    expect(full).toEqual(told);
  });

  test('PLAT-9: closing ends the processes and starts no new ones', async () => {
    const { pool, processes } = setUp();
    const page = pool.render(job, ORDINARY);
    await pool.close();
    await expect(page).resolves.toMatchObject({ type: 'lost' });
    await jest.advanceTimersByTimeAsync(1000);
    expect(processes).toHaveLength(1);
    expect(processes[0]?.terminated).toBe(true);
  });
});
