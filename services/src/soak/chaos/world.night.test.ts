import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChaosWorld } from './world.ts';

/** Processes that this one has started and that are still there. */
const getChildren = (): string[] =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ').filter(Boolean);

test('a campaign whose host does not start leaves no process behind', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'roost-nothing-published-'));
  const [before, listeners] = [getChildren(), process.listenerCount('exit')];
  try {
    await expect(startChaosWorld('pglite', empty)).rejects.toThrow('registry-key.pub');
    expect(getChildren()).toEqual(before);
    expect(process.listenerCount('exit')).toBe(listeners);
  } finally {
    for (const pid of getChildren()) if (!before.includes(pid)) process.kill(Number(pid), 'SIGKILL');
    rmSync(empty, { recursive: true, force: true });
  }
}, 120_000);
