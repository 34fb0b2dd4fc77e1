import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { createFileLog, createLog, errorFields } from './log.ts';
import { traceRequests } from './requests.ts';

type Line = Record<string, unknown>;

/** A log whose lines are kept. */
function keptLog() {
  const lines: Line[] = [];
  const made = createLog('host', { write: (text: string) => lines.push(JSON.parse(text) as Line) });
  return { ...made, lines };
}

test('BOOK-9: what a mail server says of an address reaches the log without the address', () => {
  const error = new Error(
    'Can\'t send mail: 550 <ada.lovelace+trip@mail.example.com>: no such user (to="bob@example.com")',
  );
  expect(errorFields(error)).toEqual({
    error: 'Error',
    message: 'Can\'t send mail: 550 <[address]>: no such user (to="[address]")',
  });
});

test('an error tells its first line, and no more of it than a log line needs', () => {
  expect(errorFields(new TypeError('Short.\n  and an essay'))).toEqual({ error: 'TypeError', message: 'Short.' });
  expect(String(errorFields(new Error('x'.repeat(1_000))).message)).toHaveLength(300);
  expect(errorFields('thrown text of eve@example.com')).toEqual({ error: 'thrown text of [address]' });
});

test('SCALE-3: a line has time, level, process and event; trouble has its level by name, or the one it is given', () => {
  const { log, lines } = keptLog();
  log('listening', { port: 3000 });
  log('mail_failed', { attempts: 2 });
  log('auth_client', { level: 'warn', code: 'X' });
  log('auth_client', { level: 'no level', code: 'X' });
  expect(lines[0]).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    process: 'host',
    event: 'listening',
    port: 3000,
  });
  expect(lines.map(({ level }) => level)).toEqual(['info', 'error', 'warn', 'info']);
});

test('an error among the fields keeps its stack, without addresses; a long text is cut', () => {
  const { log, lines } = keptLog();
  log('request_failed', { error: new RangeError('no room for ada@example.com'), note: 'x'.repeat(100_000) });
  const [line] = lines as [{ error: Line; note: string }];
  expect(line.error).toMatchObject({ name: 'RangeError', message: 'no room for [address]' });
  expect(String(line.error['stack'])).toContain('log.test.ts');
  expect(String(line.error['stack'])).not.toContain('ada@');
  expect(line.note.length).toBeLessThan(5_000);
});

test('SCALE-3: each line of a request carries the trace that its browser named, also after its body came, and no other request’s', async () => {
  const { log, lines } = keptLog();
  const app = Fastify();
  traceRequests(app);
  app.post<{ Body: { name: string } }>('/', async (request) => {
    log('begun', { name: request.body.name });
    await new Promise((resolve) => setTimeout(resolve, 5));
    log('done', { name: request.body.name });
    return {};
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const names = Array.from({ length: 20 }, (_, index) => index.toString(16).padStart(32, 'a'));
  await Promise.all(
    names.map((name) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', traceparent: `00-${name}-00f067aa0ba902b7-01` },
        body: JSON.stringify({ name }),
      }),
    ),
  );
  await app.close();
  log('after');
  expect(lines).toHaveLength(41);
  expect(lines.slice(0, -1).filter((line) => line['trace'] === line['name'])).toHaveLength(40);
  expect(lines.at(-1)).not.toHaveProperty('trace');
});

test('SAFE-1: what strangers send as a trace is refused and a new one begins', async () => {
  const { log, lines } = keptLog();
  const app = Fastify();
  traceRequests(app);
  app.get('/', async () => {
    log('seen');
    return {};
  });
  const hostile = [
    '00-00000000000000000000000000000000-00f067aa0ba902b7-01',
    'ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    '00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01',
    '00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01',
    '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more',
    '"},{"event":"forged"',
  ];
  for (const traceparent of hostile) await app.inject({ url: '/', headers: { traceparent } });
  await app.inject('/');
  const seen = lines.map(({ trace }) => String(trace));
  expect(new Set(seen).size).toBe(hostile.length + 1);
  for (const trace of seen) {
    expect(trace).toMatch(/^[0-9a-f]{32}$/);
    expect(trace).not.toContain('4bf92f3577b34da6');
  }
});

test('a log in a file makes its directory and adds to what is there', () => {
  const directory = mkdtempSync(join(tmpdir(), 'roost-log-'));
  try {
    const path = join(directory, 'logs/supervisor.log');
    createFileLog('supervisor', path).log('process_ready', { name: 'host' });
    createFileLog('supervisor', path).log('process_ended', { name: 'host' });
    const events = readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as Line)['event']);
    expect(events).toEqual(['process_ready', 'process_ended']);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
