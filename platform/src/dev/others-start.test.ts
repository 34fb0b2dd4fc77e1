import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryLock } from '../lib/lock.ts';
import { isDataInUse, untilAnswers, untilGone, whileNobodyStarts } from './others-start.ts';

let home: string;
let data: string;
let said: string[];
const say = (line: string): void => void said.push(line);
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'others-'));
  data = join(home, 'data');
  said = [];
});
afterEach(() => rm(home, { recursive: true }));

test('PLAT-4: of two commands that start a site at the same moment the second begins when the first has started', async () => {
  const done: string[] = [];
  const [begun, started] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = whileNobodyStarts(data, say, async () => {
    begun.resolve();
    await started.promise;
    done.push('first');
  });
  await begun.promise;
  const second = whileNobodyStarts(data, say, async () => void done.push('second'));
  await expect(whileNobodyStarts(data, say, async () => undefined, 0)).rejects.toThrow(/for too long/);
  expect(done).toEqual([]);
  started.resolve();
  await Promise.all([first, second]);
  expect(done).toEqual(['first', 'second']);
  expect(said).toContain(`Another command is starting a site on ${data}: this one waits for it.`);
});

test('PLAT-4: a start that fails lets the next one begin', async () => {
  const fails = whileNobodyStarts(data, say, () => Promise.reject(new Error('no database')));
  await expect(fails).rejects.toThrow('no database');
  expect(await whileNobodyStarts(data, say, async () => 'started')).toBe('started');
  expect(said).toEqual([]);
});

test('PLAT-4: a site that is starting is waited for until it answers or has ended, and no longer than that', async () => {
  const isSilent = async () => false;
  await untilAnswers(data, isSilent, say);
  expect([said, await isDataInUse(data)]).toEqual([[], false]);
  const release = await tryLock(join(data, 'site.lock'));
  expect(await isDataInUse(data)).toBe(true);
  let asked = 0;
  await untilAnswers(data, async () => (asked += 1) > 2, say);
  expect(asked).toBe(3);
  // One at another address is left alone.
  await untilAnswers(data, isSilent, say, 0);
  await untilAnswers(data, async () => (await release?.(), false), say);
  expect(said).toEqual([`A site is starting on ${data}: this command waits until it answers.`]);
});

test('PLAT-4: a site whose command is killed is gone, also where its lock stays', async () => {
  const command = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
  await (
    await tryLock(join(data, 'site.lock'))
  )?.();
  await writeFile(join(data, 'site.lock'), `${command.pid}\n`);
  const gone = untilGone(data, async () => true, 1);
  expect(await isDataInUse(data)).toBe(true);
  command.kill('SIGKILL');
  await once(command, 'exit');
  await gone;
  expect(await isDataInUse(data)).toBe(false);
});

test('PLAT-4: a site that is elsewhere is gone when it does not answer twice in a row', async () => {
  const answers = [true, false, true, false, false, true];
  await untilGone(data, async () => answers.shift() ?? true, 1);
  expect(answers).toEqual([true]);
});
