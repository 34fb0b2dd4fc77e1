import type { FastifyInstance } from 'fastify';
import { startPlugin } from '../testing.ts';
import { fraudPlugin } from './plugin.ts';

let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  ({ app, url } = await startPlugin((server) => server.register(fraudPlugin)));
});
afterAll(() => app.close());

const QUERY = 'm=roost&s=abc123&sv=1.1.6';
const form = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams({ m: 'roost', s: 'abc123', sv: '1.1.6', ...fields }),
});
const getStatus = async (path: string, init?: RequestInit) => (await fetch(`${url}${path}`, init)).status;

describe('fraud collector of the sandbox', () => {
  test('FRAUD-2: its configuration can be changed for a test', async () => {
    expect(await (await fetch(`${url}/cs/config?${QUERY}`)).json()).toMatchObject({
      ttlms: 900_000,
      collection: { collect: true },
    });
    await fetch(`${url}/fraud.json/config`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ttlms: 60_000 }),
    });
    expect(await (await fetch(`${url}/cs/config?${QUERY}`)).json()).toMatchObject({ ttlms: 60_000 });
    expect(await getStatus('/cs/config?m=roost')).toBe(400);
  });

  test('FRAUD-2: a cookie it made is valid, any other answers 500', async () => {
    const { value } = (await (await fetch(`${url}/cs/generatecookie?${QUERY}`)).json()) as { value: string };
    expect([
      await getStatus('/cs/storecookie', form({ k: value })),
      await getStatus('/cs/storecookie', form({ k: `${value}x` })),
      await getStatus('/cs/storecookie', form({ k: '' })),
    ]).toEqual([200, 500, 500]);
  });

  test('FRAUD-2: a session needs the client, is made with 201 and known again with 200', async () => {
    const headers = { 'client-id': 'roost' };
    expect(await getStatus('/session/abc123', { method: 'POST' })).toBe(401);
    expect([
      await getStatus('/session/abc123?previousSessionID=old', { method: 'POST', headers }),
      await getStatus('/session/abc123', { method: 'POST', headers }),
    ]).toEqual([201, 200]);
  });

  test('FRAUD-2: what was said is kept by session', async () => {
    expect(await getStatus('/fin', form({ n: '1', com: 'true', et: '12' }))).toBe(204);
    const { calls } = (await (await fetch(`${url}/fraud.json?session=abc123`)).json()) as {
      calls: { call: string; fields: Record<string, string> }[];
    };
    expect(calls.find(({ call }) => call === 'fin')?.fields).toMatchObject({ n: '1', com: 'true', et: '12' });
    expect(calls.find(({ call }) => call === 'session')?.fields).toMatchObject({
      client: 'roost',
      previousSessionID: 'old',
    });
  });

  test('FRAUD-3: the frame is a page of its own, told whom it is for', async () => {
    const page = await fetch(`${url}/logo.htm?${QUERY}`);
    expect([page.status, page.headers.get('content-type'), (await page.text()).includes('/logo.js')]).toEqual([
      200,
      'text/html; charset=utf-8',
      true,
    ]);
  });
});
