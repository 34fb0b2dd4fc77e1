import Fastify from 'fastify';
import { logOperators, operatorToken, requireOperator } from './operator.ts';

test('SAFE-15: what operators asked for is logged, reading too, and nothing that a stranger sends', async () => {
  const [secret, now] = ['a secret of thirty-two characters', new Date()];
  const app = Fastify();
  const lines: unknown[] = [];
  logOperators(app, (event, fields) => lines.push([event, fields]));
  app.setErrorHandler((error: Error & { status?: number }, _request, reply) =>
    reply.code(error.status ?? 400).send({}),
  );
  app.get('/refunds', { config: { operator: true } }, async ({ headers }) => {
    requireOperator(headers['x-operator'], { purpose: 'refunds', secret, now });
    return { stays: [] };
  });
  app.get('/home', async () => ({}));
  const ask = (url: string, token: string) => app.inject({ url, headers: { 'x-operator': token } });
  await ask('/home', operatorToken('refunds', secret, now));
  await ask('/refunds', 'made up');
  await ask('/refunds', operatorToken('guests', secret, now));
  expect(lines).toEqual([]);
  await ask('/refunds', operatorToken('refunds', secret, now));
  expect(lines).toEqual([['operator_call', { method: 'GET', route: '/refunds', status: 200 }]]);
  await app.close();
});
