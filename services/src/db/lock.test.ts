import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseInUseError, takeLock } from './lock.ts';

describe('the lock on the data directory', () => {
  let directory: string;
  let path: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'roost-lock-'));
    path = join(directory, 'db.lock');
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  test('is given back', () => {
    const release = takeLock(path);
    expect(existsSync(path)).toBe(true);
    release();
    release();
    expect(existsSync(path)).toBe(false);
    takeLock(path)();
  });

  test('held by a live process: a sentence that says by which and what to do', () => {
    takeLock(path);
    expect(() => takeLock(path)).toThrow(DatabaseInUseError);
    expect(() => takeLock(path)).toThrow(
      `The database in ${directory} is in use by process ${process.pid}. Stop that process, or set ROOST_DATA_DIR to another directory.`,
    );
  });

  test('left by a process that died: taken over', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => {
      child.once('exit', resolve);
    });
    writeFileSync(path, JSON.stringify({ pid: child.pid, started: '1', token: 'old' }));
    takeLock(path)();
    expect(existsSync(path)).toBe(false);
  });

  test('left by a process whose id is used again: taken over', () => {
    writeFileSync(path, JSON.stringify({ pid: process.pid, started: 'another time', token: 'old' }));
    if (process.platform === 'linux') takeLock(path)();
    else expect(() => takeLock(path)).toThrow(DatabaseInUseError);
  });

  test.each(['', 'not json', '{}', '{"pid":"x"}'])('left broken (%p): taken over', (text) => {
    writeFileSync(path, text);
    const release = takeLock(path);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
    release();
  });

  test('a lock that somebody took over is not removed by its old holder', () => {
    const release = takeLock(path);
    writeFileSync(path, JSON.stringify({ pid: process.pid, started: null, token: 'theirs' }));
    release();
    expect(existsSync(path)).toBe(true);
  });
});
