import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { packAnswers } from './packed-answers.ts';

test('PLAT-1: texts of providers are sent compressed to who reads that, short ones as they are', async () => {
  const app = Fastify();
  packAnswers(app);
  const long = 'x'.repeat(5_000);
  app.get('/long', async () => long);
  app.get('/short', async () => 'x');
  const ask = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });
  const packed = await ask('/long', 'gzip, br');
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(long);
  expect((await ask('/long', 'identity')).body).toBe(long);
  expect((await ask('/short', 'gzip')).body).toBe('x');
});
