import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Keeper, type Spec } from './keeper.ts';

/** A process that leaves a file behind at each of its starts. */
const leavesFile = (name: string, file: string, more = ''): Spec => ({
  name,
  command: '/bin/sh',
  args: ['-c', `echo started >> "${file}"; ${more} exec sleep 60`],
  probe: async () => existsSync(file),
});

test('SCALE-3: what died is not started again while a slower process is on its way out', async () => {
  const root = mkdtempSync(join(tmpdir(), 'roost-keeper-'));
  const keeper = new Keeper(root);
  const [quick, slow] = [join(root, 'quick'), join(root, 'slow')];
  try {
    await keeper.start(leavesFile('quick', quick));
    // It ends a second after it was asked to, which is after the other one would be back.
    const ends = `trap 'sleep 1; exit' INT; sleep 60 & wait;`;
    await keeper.start({ ...leavesFile('slow', slow, ends), stopSignal: 'SIGINT' });
    await keeper.kill('quick');
    rmSync(quick);
    await keeper.close();
    expect(existsSync(quick)).toBe(false);
    expect(keeper.deaths).toEqual(['quick']);
  } finally {
    keeper.abandon();
    rmSync(root, { recursive: true, force: true });
  }
});
