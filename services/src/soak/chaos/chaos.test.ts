import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase } from '../../testing/databases.ts';
import { dice } from '../random.ts';
import { Savers } from './savers.ts';
import type { Fault } from './fault.ts';
import { getFaults, getPair } from './faults.ts';
import type { ChaosWorld } from './world.ts';
import { LINE_FAULTS, openLine } from './line.ts';
import { planFor } from './run.ts';
import { LogBook } from './log-book.ts';
import { checkNever, checkSaid, findNew } from './said.ts';

/** A server that says what it hears. */
async function echo(): Promise<{ port: number; close: () => void }> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.pipe(socket);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/** What comes back for a word: the word, noise, nothing while the line stands still, or the end of the connection. */
function say(port: number, word: string, limitMs = 300): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const done = (heard: string): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(heard);
    };
    const timer = setTimeout(() => done('silence'), limitMs);
    socket.on('data', (piece: Buffer) => done(piece.toString()));
    socket.on('close', () => done('cut'));
    socket.on('error', () => done('cut'));
    socket.write(word);
  });
}

test('SAFE-6: a breakable line passes, is cut, stands still, talks nonsense, and passes again', async () => {
  const server = await echo();
  const line = await openLine(server.port);
  expect(await say(line.port, 'hello', 5_000)).toBe('hello');
  line.break('cut');
  expect(await say(line.port, 'hello', 5_000)).toBe('cut');
  line.break('still');
  expect(await say(line.port, 'hello')).toBe('silence');
  line.break('nonsense');
  expect(await say(line.port, 'hello', 5_000)).toContain('<nonsense');
  line.break('slow');
  expect(await say(line.port, 'hello', 5_000)).toBe('hello');
  // The first byte comes alone; who waits for more waits a second for each.
  line.break('drip');
  expect(await say(line.port, 'hello', 10_000)).toBe('h');
  line.break('half');
  expect(['cut', 'x'.repeat(60)]).toContain(await say(line.port, 'x'.repeat(200), 5_000));
  line.break(null);
  expect(await say(line.port, 'hello', 5_000)).toBe('hello');
  await line.close();
  server.close();
});

test('SAFE-6: every fault has a name of its own, and a database inside of services has no line to break', () => {
  const names = getFaults({ kind: 'postgresql', site: true }).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(getFaults({ kind: 'pglite', site: false }).some(({ name }) => name.startsWith('database'))).toBe(false);
  expect(names).toEqual(
    expect.arrayContaining([
      ...['ahead', 'behind'].flatMap((way) => [`clock an hour ${way}`, `clock of the host an hour ${way}`]),
      ...[
        'throws at import',
        'loops on the server',
        'ends its process',
        'stands still on the server',
        'takes all memory',
      ].map((deed) => `a version that ${deed}`),
    ]),
  );
  // Each third party by itself, not only all of them at once.
  for (const part of ['stripe', 'search', 'maps', 'flags', 'oidc', 'pictures', 'fraud', 'monitoring'])
    expect(names).toEqual(expect.arrayContaining([`${part} down`, `${part} slow`, `${part} nonsense`]));
  for (const line of ['mail', 'database', 'all third parties', 'host to services', 'host to assets'])
    for (const fault of LINE_FAULTS) expect(names).toContain(`${line} ${fault}`);
  const processes = ['services', 'background', 'host', 'assets'].flatMap((name) => [
    `${name} killed`,
    `${name} stopped`,
  ]);
  expect(names).toEqual(expect.arrayContaining([...processes, 'renderers killed']));
  expect(getFaults({ kind: 'pglite', site: false }).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['disk full', 'disk full in the middle of a write']),
  );
});

test('SAFE-6: of two faults at once the one of the process begins first and ends last, and only what neither breaks must work', async () => {
  const told: string[] = [];
  const fault = (name: string, part: Fault['part'], unharmed: Fault['unharmed']): Fault => ({
    name,
    part,
    unharmed,
    begin: () => void told.push(`${name} begins`),
    end: () => void told.push(`${name} ends`),
  });
  const pair = getPair(fault('maps', 'sandbox', ['home', 'quote']), fault('kill', 'services', ['home']));
  await pair.begin({} as ChaosWorld);
  await pair.end({} as ChaosWorld);
  expect(told).toEqual(['kill begins', 'maps begins', 'maps ends', 'kill ends']);
  expect([pair.name, pair.unharmed]).toEqual(['kill, and maps', ['home']]);
});

test('SAFE-6: a seed is a plan: the same one plays the same faults and the same guests, whatever the machine does', () => {
  const plan = (seed: number, steps = 300) => planFor({ kind: 'postgresql', seed, steps, published: '/published' });
  expect(plan(7)).toEqual(plan(7));
  // A longer campaign begins as a shorter one, so that a failure can be played up to its step.
  expect(plan(7).slice(0, 40)).toEqual(plan(7, 40));
  expect(plan(7)).not.toEqual(plan(8));
  const once = getFaults({ kind: 'postgresql', site: true }).map(({ name }) => name);
  const first = plan(7).slice(0, once.length);
  expect(first.flatMap(({ faults }) => faults).sort()).toEqual([...once].sort());
  expect(plan(7).some(({ faults }) => faults.length === 2)).toBe(true);
  // Browsers cost most of a step's time: each fault meets them once, then one step in ten does.
  expect(first.every(({ browser }) => browser)).toBe(true);
  const later = plan(7, 2_000).slice(once.length);
  const part = later.filter(({ browser }) => browser).length / later.length;
  expect([part > 0.07, part < 0.13]).toEqual([true, true]);
  expect(planFor({ kind: 'pglite', seed: 7, steps: 50, only: 'disk' }).flatMap(({ faults }) => faults)).not.toContain(
    'services killed',
  );
});

test('SAFE-6: what a guest was told is saved is looked for in the end, and what is not there is said', async () => {
  const database = await freshDatabase();
  const { db } = database;
  const id = randomUUID();
  await db.insertInto('accounts').values({ id, email: 'saver@example.com', name: null, password_hash: null }).execute();
  const answers: Record<string, object> = {
    '/auth/csrf': { csrfToken: 'x' },
    '/auth/session': { profileId: id, accessToken: 'x', user: {} },
  };
  const services = createHttpServer((request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[request.url ?? ''] ?? {}));
  });
  await new Promise<void>((resolve) => {
    services.listen(0, '127.0.0.1', resolve);
  });
  const { port } = services.address() as AddressInfo;
  const savers = new Savers(`http://127.0.0.1:${port}`, dice(1), async () => [
    { text: 'code\n123456', receivedAt: '' },
  ]);
  expect(await savers.findLost(db)).toEqual([]);
  expect((await savers.signin()).result).toBe('done');
  // These services say that it is saved, and save nothing.
  expect((await savers.save()).result).toBe('done');
  expect(await savers.findLost(db)).toEqual([expect.stringMatching(/^List /)]);
  services.close();
  await database.close();
}, 120_000);

describe('SAFE-6: the log says which part is broken', () => {
  const fault = { name: 'stripe down', unharmed: ['home'], saidBy: /^payment_unavailable$/ } as const;
  const refused = { flow: 'book', result: 'refused', detail: '503 1000' } as const;
  const calm = { isBusy: false };

  test('events are counted, and only those that came meanwhile are said', () => {
    const log = new LogBook();
    const hear = log.listen();
    hear('{"event":"listening"}\nnot a line\n{"a":1,"ev');
    const before = log.events();
    expect([...before]).toEqual([['listening', 1]]);
    // The rest of a line that was cut, and another process.
    hear('ent":"mail_sent"}\n');
    expect(findNew(before, log.events())).toEqual(['mail_sent']);
    log.listen()('{"event":"listening"}\n');
    expect(findNew(before, log.events()).sort()).toEqual(['listening', 'mail_sent']);
  });

  test('a log of a night fills neither memory nor disk, and no event of it is lost', () => {
    const directory = mkdtempSync(join(tmpdir(), 'roost-log-'));
    const path = join(directory, 'host.log');
    const log = new LogBook(10_000);
    const line = `${JSON.stringify({ words: 'é'.repeat(100), event: 'listening' })}\n`;
    writeFileSync(path, '');
    log.follow(path);
    for (let round = 1; round <= 200; round += 1) {
      appendFileSync(path, line.repeat(10));
      expect(log.events().get('listening')).toBe(round * 10);
      expect(statSync(path).size).toBeLessThan(20_000);
      expect(log.tail().length).toBeLessThanOrEqual(65_536);
    }
    rmSync(directory, { recursive: true });
  });

  test('a failure that guests met has to be named', () => {
    expect(() => checkSaid(fault, [refused], ['mail_sent'], calm)).toThrow('no log says which part it is');
    expect(() => checkSaid(fault, [refused], ['payment_unavailable'], calm)).not.toThrow();
    expect(() => checkSaid(fault, [{ ...refused, result: 'broken', detail: 'cut' }], [], calm)).toThrow();
  });

  test.each([
    ['nobody met it', [{ ...refused, result: 'done', detail: '200' }]],
    ['a refusal in words is the guest’s own', [{ ...refused, detail: '422 1021' }]],
    ['the flow does not need the part', [{ ...refused, flow: 'home' }]],
    [
      'it is between a browser and a third party',
      [{ ...refused, result: 'broken', detail: 'The wallet got no payment method: 503' }],
    ],
    [
      'a browser waits for a third party',
      [{ ...refused, result: 'broken', detail: '/booking?step=payment: page.waitForURL: Timeout 60000ms exceeded.' }],
    ],
  ] as const)('%s: nothing has to be said', (_why, outcomes) => {
    expect(() => checkSaid(fault, outcomes, [], calm)).not.toThrow();
  });

  test('an answer of 500 is no part of any fault, and its line is told', () => {
    const tail = '{"event":"mail_sent"}\n{"route":"/home","event":"request_failed"}\n{"event":"mail_sent"}\n';
    expect(() => checkNever(fault, ['mail_sent', 'request_failed'], tail)).toThrow('{"route":"/home"');
    expect(() => checkNever(fault, ['mail_sent'], tail)).not.toThrow();
  });

  test('on a busy machine a late database is a reason too, but no excuse for a hostile version', () => {
    expect(() => checkSaid(fault, [refused], ['storage_unavailable'], { isBusy: true })).not.toThrow();
    expect(() => checkSaid(fault, [refused], ['storage_unavailable'], calm)).toThrow();
    const late = { ...refused, result: 'broken', detail: 'page.waitForURL: Timeout 60000ms exceeded.' } as const;
    expect(() => checkSaid(fault, [late], [], { isBusy: true })).not.toThrow();
    expect(() => checkSaid(fault, [late], [], calm)).toThrow('They met: book: page.waitForURL');
    expect(() => checkSaid(fault, [late, refused], [], { isBusy: true })).toThrow('They met: book: 503 1000');
    const hostile = { ...fault, provoke: () => Promise.resolve() };
    expect(() => checkSaid(hostile, [], ['storage_unavailable'], { isBusy: true })).toThrow();
  });
});
