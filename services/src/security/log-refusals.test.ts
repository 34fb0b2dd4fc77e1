import Fastify from 'fastify';
import { logRefusals } from './log-refusals.ts';

test('SAFE-12: what was refused is logged by its pattern, without who asked for what, and a flood is bounded', async () => {
  const app = Fastify();
  const lines: unknown[] = [];
  logRefusals(app, (event, fields) => lines.push([event, fields]));
  app.get<{ Params: { code: string } }>('/trips/:code', (_request, reply) => reply.code(403).send({}));
  app.get('/fine', async () => ({}));
  await app.inject('/fine');
  await app.inject('/nothing');
  await app.inject({ url: '/trips/SECRET23?email=ada@example.com', headers: { cookie: 'a=b' } });
  expect(lines).toEqual([['refused', { status: 403, method: 'GET', route: '/trips/:code' }]]);
  for (let asked = 0; asked < 400; asked += 1) await app.inject('/trips/x');
  expect(lines.length).toBeLessThanOrEqual(240);
  await app.close();
});
