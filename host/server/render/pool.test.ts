import { EventEmitter } from 'node:events';
import { createRenderPool } from './pool.ts';
import type { RenderThread } from './pool.ts';
import type { FromWorker, RenderJob, RenderOutcome, ToWorker } from './protocol.ts';

const OUTCOME: RenderOutcome = { page: { type: 'redirect', status: 301, location: '/' }, rendered: {}, problems: [] };
const job = { url: 'http://site.test/' } as RenderJob;

class FakeThread extends EventEmitter implements RenderThread {
  terminated = false;
  readonly received: ToWorker[] = [];
  postMessage(message: ToWorker): void {
    this.received.push(message);
  }
  answer(message: FromWorker): void {
    this.emit('message', message);
  }
  done(index = 0, versionsLoaded = 1): void {
    this.answer({ type: 'done', id: this.received[index]?.id ?? 0, outcome: OUTCOME, versionsLoaded });
  }
  async terminate(): Promise<void> {
    this.terminated = true;
  }
}

function setUp(rules: Partial<Parameters<typeof createRenderPool>[2] & object> = {}) {
  const threads: FakeThread[] = [];
  const events: string[] = [];
  const pool = createRenderPool(
    () => {
      const thread = new FakeThread();
      threads.push(thread);
      return thread;
    },
    (event) => {
      events.push(event);
    },
    { size: 1, jobMilliseconds: 1000, versionsPerWorker: 10, restartMilliseconds: 50, ...rules },
  );
  threads.forEach((thread) => thread.answer({ type: 'ready' }));
  return { pool, threads, events };
}

describe('render pool', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('PLAT-9: a page is rendered by a worker', async () => {
    const { pool, threads } = setUp();
    const page = pool.render(job);
    threads[0]?.done();
    await expect(page).resolves.toBe(OUTCOME);
  });

  test('PLAT-5: a render that fails leaves the page to the browser and the worker alive', async () => {
    const { pool, threads, events } = setUp();
    const page = pool.render(job);
    threads[0]?.answer({
      type: 'failed',
      id: threads[0].received[0]?.id ?? 0,
      message: 'no',
      stack: undefined,
      versionsLoaded: 1,
    });
    await expect(page).resolves.toBeNull();
    expect(events).toEqual(['render_failed']);
    expect(threads[0]?.terminated).toBe(false);
  });

  test('PLAT-5: a remote that loops costs its worker: every page in it goes to the browser, a new worker starts', async () => {
    const { pool, threads, events } = setUp();
    const pages = [pool.render(job), pool.render(job)];
    await jest.advanceTimersByTimeAsync(1001);
    await expect(Promise.all(pages)).resolves.toEqual([null, null]);
    expect(threads[0]?.terminated).toBe(true);
    await jest.advanceTimersByTimeAsync(60);
    expect(threads).toHaveLength(2);
    expect(events).toContain('render_timeout');
    const next = pool.render(job);
    threads[1]?.done();
    await expect(next).resolves.toBe(OUTCOME);
  });

  test('PLAT-5: a worker that dies is replaced after a pause, and pages do not wait for it', async () => {
    const { pool, threads } = setUp();
    const page = pool.render(job);
    threads[0]?.emit('error', new Error('out of memory'));
    threads[0]?.emit('exit', 1);
    await expect(page).resolves.toBeNull();
    await expect(pool.render(job)).resolves.toBeNull();
    await jest.advanceTimersByTimeAsync(60);
    expect(threads).toHaveLength(2);
  });

  test('PLAT-2: after many loaded versions a worker finishes its pages and goes, a new one takes the next', async () => {
    const { pool, threads } = setUp({ versionsPerWorker: 2 });
    const first = pool.render(job);
    const second = pool.render(job);
    threads[0]?.done(0, 2);
    expect(threads).toHaveLength(2);
    expect(threads[0]?.terminated).toBe(false);
    threads[1]?.answer({ type: 'ready' });
    const third = pool.render(job);
    threads[0]?.done(1, 2);
    threads[1]?.done();
    await expect(Promise.all([first, second, third])).resolves.toEqual([OUTCOME, OUTCOME, OUTCOME]);
    expect(threads[0]?.terminated).toBe(true);
    expect(threads[1]?.received).toHaveLength(1);
  });

  test('PLAT-9: closing ends the workers and starts no new ones', async () => {
    const { pool, threads } = setUp();
    const page = pool.render(job);
    await pool.close();
    await expect(page).resolves.toBeNull();
    await jest.advanceTimersByTimeAsync(1000);
    expect(threads).toHaveLength(1);
    expect(threads[0]?.terminated).toBe(true);
  });
});
