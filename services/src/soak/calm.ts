/**
 * How busy the machine is beside a campaign: a thread of its own does the same small work again and again and compares
 * the clock with the processor time that it got. 1 is a machine with nothing else to do; at 5 everything takes five
 * times as long, whatever the site does.
 */
import { Worker } from 'node:worker_threads';

const WORK = `
const { parentPort } = require('node:worker_threads');
const { createHash } = require('node:crypto');
const text = 'x'.repeat(64 * 1024);
setInterval(() => {
  const begun = performance.now();
  const before = process.threadCpuUsage();
  for (let round = 0; round < 100; round += 1) createHash('sha256').update(text).digest();
  const used = process.threadCpuUsage(before);
  parentPort.postMessage((performance.now() - begun) / ((used.user + used.system) / 1000));
}, 200);
`;
/** Measurements of ten seconds. */
const KEPT = 50;

export type Calm = {
  /** How many times longer work took than its processor time, lately; at least 1. */
  factor: () => number;
  close: () => Promise<unknown>;
};

export function watchCalm(): Calm {
  const worker = new Worker(WORK, { eval: true });
  const seen: number[] = [];
  worker.on('message', (factor: number) => {
    if (Number.isFinite(factor)) seen.push(factor);
    if (seen.length > KEPT) seen.shift();
  });
  worker.unref();
  return {
    factor: () => Math.max(1, seen.reduce((sum, each) => sum + each, 0) / Math.max(1, seen.length)),
    close: () => worker.terminate(),
  };
}
