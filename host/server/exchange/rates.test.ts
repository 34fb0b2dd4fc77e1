import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_IN_RATES, createExchange } from './rates.ts';

/** Patient: a source that answers is heard on a busy machine too. */
const RULES = { limitMs: 60_000, pollMs: 3_600_000, mostFactor: 2 };
const answer = (change: object = {}, rates: object = {}) =>
  JSON.stringify({
    amount: 1,
    base: 'USD',
    date: '2026-11-20',
    rates: { ...BUILT_IN_RATES.perDollar, EUR: 0.9, CHF: 0.8, ...rates },
    ...change,
  });

describe('exchange rates', () => {
  let directory: string;
  let server: Server;
  let respond: (response: ServerResponse) => void;
  const problems: string[] = [];
  let now = '';
  const open = (file = 'rates.json', limitMs = RULES.limitMs) =>
    createExchange(
      {
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest`,
        file: join(directory, file),
        log: (_event, { problem } = {}) => void problems.push(String(problem)),
        clock: () => new Date(now),
      },
      { ...RULES, limitMs },
    );
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'roost-rates-'));
    server = createServer((_request, response) => respond(response));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  beforeEach(() => {
    now = '2026-11-24T12:00:00Z';
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await rm(directory, { recursive: true, force: true });
  });

  test('TRUE-1: rates of the source are used and kept over a restart in which the source is gone', async () => {
    respond = (response) => void response.end(answer());
    const first = await open();
    expect(first.current()).toEqual(BUILT_IN_RATES);
    await first.refresh();
    expect(first.current()).toMatchObject({ date: '2026-11-20', perDollar: { EUR: 0.9 } });
    // What nobody asked for is not written into every page.
    expect(Object.keys(first.current().perDollar)).toEqual(Object.keys(BUILT_IN_RATES.perDollar));
    first.close();
    respond = (response) => void response.destroy();
    const second = await open();
    await second.refresh();
    expect(second.current()).toEqual(first.current());
    second.close();
    const none = await createExchange({ url: null, file: join(directory, 'rates.json'), log: () => undefined }, RULES);
    await none.refresh();
    expect(none.current()).toEqual(BUILT_IN_RATES);
    none.close();
  });

  test.each<[string, (response: ServerResponse) => void, string]>([
    ['an error', (response) => void response.writeHead(503).end(), '503'],
    ['no JSON', (response) => void response.end('<html>'), 'JSON'],
    ['nothing in time', () => undefined, 'timeout'],
    ['an endless body', (response) => void response.write('{'), 'timeout'],
    ['another base', (response) => void response.end(answer({ base: 'EUR' })), 'USD'],
    ['a missing currency', (response) => void response.end(answer({}, { JPY: undefined })), 'JPY'],
    ['a rate of nothing', (response) => void response.end(answer({}, { EUR: 0 })), 'EUR'],
    ['a rate as text', (response) => void response.end(answer({}, { EUR: '0.9' })), 'EUR'],
    ['cents for euros', (response) => void response.end(answer({}, { EUR: 90 })), 'cannot be 90 EUR'],
    ['a day that is none', (response) => void response.end(answer({ date: '2026-02-31' })), 'date'],
    ['rates of tomorrow', (response) => void response.end(answer({ date: '2026-11-25' })), 'has not come'],
    ['rates of long ago', (response) => void response.end(answer({ date: '2019-01-02' })), 'before 2025-04-11'],
  ])('TRUE-1: a source that answers %s changes no price, and says so once', async (what, how, word) => {
    problems.length = 0;
    respond = how;
    const exchange = await open(`${what}.json`, word === 'timeout' ? 300 : RULES.limitMs);
    await exchange.refresh();
    await exchange.refresh();
    expect(exchange.current()).toEqual(BUILT_IN_RATES);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(word);
    await expect(readFile(join(directory, `${what}.json`))).rejects.toThrow('ENOENT');
    exchange.close();
  });

  test('TRUE-1: rates of a day are used once that day has begun for every guest', async () => {
    problems.length = 0;
    respond = (response) => void response.end(answer({ date: '2026-11-28' }));
    const exchange = await open('days.json');
    // Evening of the 27th in America, and its midnight on the islands that are last.
    for (const [at, date] of [
      ['2026-11-28T03:00:00Z', BUILT_IN_RATES.date],
      ['2026-11-28T11:59:00Z', BUILT_IN_RATES.date],
      ['2026-11-28T12:00:00Z', '2026-11-28'],
    ] as const) {
      now = at;
      await exchange.refresh();
      expect(exchange.current().date).toBe(date);
    }
    expect(problems).toEqual([]);
    exchange.close();
  });

  test('TRUE-1: a kept copy that is damaged is not used', async () => {
    problems.length = 0;
    await writeFile(join(directory, 'damaged.json'), '{"base":"USD","date":"2026-11-20","rates":{"EUR":0.9');
    const exchange = await open('damaged.json');
    expect(exchange.current()).toEqual(BUILT_IN_RATES);
    expect(problems[0]).toContain('kept copy');
    exchange.close();
  });
});
