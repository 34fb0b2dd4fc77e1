import { readProcesses, sumTree } from './memory.ts';

test('SCALE-6: the memory of a process is its own and that of all it started', () => {
  const processes = readProcesses('  1 0 1024\n 20 1 204800\n 21 20 102400\n 22 21 51200\n 30 1 999999\n\n');
  expect([sumTree(processes, 20), sumTree(processes, 22), sumTree(processes, 99)]).toEqual([350, 50, 0]);
});
