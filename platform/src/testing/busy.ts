/** Load for tests: keeps processors busy, so that a test that only passes on a calm machine fails here first. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Starts one process per processor that does nothing but count. @returns a function that ends them */
export function keepProcessorsBusy(processors: number = availableParallelism()): () => void {
  const running = Array.from({ length: processors }, () =>
    // The processes end by themselves when this one is gone: their input closes.
    spawn(
      process.execPath,
      [
        '-e',
        "const { Worker } = require('worker_threads'); process.stdin.resume().on('end', () => process.exit()); new Worker('for (;;);', { eval: true })",
      ],
      { stdio: ['pipe', 'ignore', 'ignore'] },
    ),
  );
  return () => {
    for (const child of running) child.kill('SIGKILL');
  };
}
