import { silentLog } from './log.ts';
import { startWorker } from './worker.ts';

/** Lets every promise that can go on go on, without a timer. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('work beside requests', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('runs at once, then when its own time has come', async () => {
    const run = jest.fn(() => Promise.resolve(1_000));
    const worker = startWorker({ name: 'w', log: silentLog, run });
    await settle();
    expect(run).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(999);
    expect(run).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(2);
    await worker.stop();
  });

  test('never runs twice at once: wakes during a run make one more run', async () => {
    let finish = (): void => undefined;
    let running = 0;
    let most = 0;
    const run = jest.fn(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      running -= 1;
      return 60_000;
    });
    const worker = startWorker({ name: 'w', log: silentLog, run });
    worker.wake();
    worker.wake();
    finish();
    await settle();
    expect(run).toHaveBeenCalledTimes(2);
    finish();
    await settle();
    expect([run.mock.calls.length, most]).toEqual([2, 1]);
    await worker.stop();
  });

  test('a failed run is logged and tried again, more and more rarely', async () => {
    const events: unknown[] = [];
    const run = jest
      .fn<Promise<number>, []>()
      .mockRejectedValueOnce(new Error('away'))
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue(60_000);
    const worker = startWorker({
      name: 'w',
      log: (event, fields) => {
        events.push([event, fields?.retryMs]);
      },
      run,
    });
    await jest.advanceTimersByTimeAsync(250);
    await jest.advanceTimersByTimeAsync(499);
    expect(run).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(3);
    expect(events).toEqual([
      ['worker_failed', 250],
      ['worker_failed', 500],
    ]);
    await worker.stop();
  });

  test('stopped, it waits for its run, tells it to hurry, and runs no more', async () => {
    let finish = (): void => undefined;
    let signal: AbortSignal | undefined;
    const run = jest.fn(async (given: AbortSignal) => {
      signal = given;
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return 1;
    });
    const worker = startWorker({ name: 'w', log: silentLog, run });
    await settle();
    let stopped = false;
    const stop = worker.stop().then(() => {
      stopped = true;
    });
    await settle();
    expect([signal?.aborted, stopped]).toEqual([true, false]);
    finish();
    await stop;
    worker.wake();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
