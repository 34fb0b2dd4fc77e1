import { BusyError, WorkQueue } from './work-queue.ts';

/** A job that ends when the test says so. */
function job() {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { finish, run: () => done };
}
const settled = async () => {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
};

describe('work queue', () => {
  test('LIST-7: no more jobs run than the limit', async () => {
    const queue = new WorkQueue({ limit: 2, maxWaiting: 10, maxWaitMs: 1000 });
    const jobs = [job(), job(), job()];
    const started: number[] = [];
    const all = jobs.map((entry, index) =>
      queue.run(() => {
        started.push(index);
        return entry.run();
      }),
    );
    await settled();
    expect(started).toEqual([0, 1]);
    jobs.forEach(({ finish }) => finish());
    await Promise.all(all);
    expect(started).toEqual([0, 1, 2]);
  });

  test('LIST-7: a visitor goes before background work', async () => {
    const queue = new WorkQueue({ limit: 1, maxWaiting: 10, maxWaitMs: 1000 });
    const [first, order] = [job(), [] as string[]];
    const running = queue.run(first.run);
    const background = queue.run(
      async () => {
        order.push('background');
      },
      { background: true },
    );
    const visitor = queue.run(async () => {
      order.push('visitor');
    });
    first.finish();
    await Promise.all([running, background, visitor]);
    expect(order).toEqual(['visitor', 'background']);
  });

  test('LIST-7: a full queue refuses, and so does one that moves too slowly', async () => {
    const queue = new WorkQueue({ limit: 1, maxWaiting: 1, maxWaitMs: 1 });
    const first = job();
    const running = queue.run(first.run);
    const waiting = queue.run(async () => undefined);
    await expect(queue.run(async () => undefined)).rejects.toBeInstanceOf(BusyError);
    await expect(waiting).rejects.toBeInstanceOf(BusyError);
    first.finish();
    await running;
  });

  test('LIST-7: a job that fails makes room for the next', async () => {
    const queue = new WorkQueue({ limit: 1, maxWaiting: 5, maxWaitMs: 1000 });
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run(async () => 'yes')).resolves.toBe('yes');
  });
});
