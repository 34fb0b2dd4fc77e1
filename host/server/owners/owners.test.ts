import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { versionEntry } from '../registry/fixtures.ts';
import { contactIn, ownerNotices, telling } from './owners.ts';

test('PLAT-9: what happens to a remote on the server reaches its owner by the webhook, with owner and channel', async () => {
  const got: Record<string, unknown>[] = [];
  const hook = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      got.push(JSON.parse(body) as Record<string, unknown>);
      response.end();
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  const webhookUrl = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
  const entry = versionEntry('1.0.0');
  const table = { 'mfe-search': [{ ...entry, extras: { ...entry.extras, owner: 'search', channel: '#search' } }] };
  const lines: string[] = [];
  const notices = ownerNotices({ webhookUrl, smtpUrl: null, from: 'a@b.co' }, async () => table, jest.fn());
  const log = telling((event) => lines.push(event), notices, {
    siteUrl: 'https://stay.example',
    registryEnvironment: 'production',
  });
  log('remote_quarantined', {
    remote: 'mfe-search',
    version: '1.0.0',
    phase: 'render',
    message: 'it looped',
    instead: null,
  });
  log('remote_problem', { remote: 'host', version: null, phase: 'render', message: 'nobody’s' });
  log('listening', { port: 1 });
  await notices.settled();
  await new Promise((resolve) => hook.close(resolve));
  expect(lines).toEqual(['remote_quarantined', 'remote_problem', 'listening']);
  expect(got).toMatchObject([
    {
      event: 'remote_quarantined',
      remote: 'mfe-search',
      owner: 'search',
      channel: '#search',
      where: 'server',
      instead: null,
      environment: 'production',
      link: 'https://stay.example/_teams/remotes/mfe-search/versions/1.0.0',
    },
  ]);
});

test('PLAT-9: a remote that is not there has nobody', () => {
  expect(contactIn({}, 'mfe-gone')).toEqual({ owner: null, channel: null });
});
