/** @jest-environment node */
import { startPlugin } from '../testing.ts';
import { ratesPlugin } from './plugin.ts';

test('TRUE-1: rates are of today, in the shape that the host reads', async () => {
  const { app, url } = await startPlugin(async (server) => {
    await server.register(ratesPlugin);
  });
  try {
    const answer = (await (await fetch(`${url}/rates/latest`)).json()) as { date: string };
    expect(answer).toMatchObject({ base: 'USD', rates: { EUR: 0.88137, MXN: 20.38 } });
    expect(answer.date).toBe(new Date().toISOString().slice(0, 10));
  } finally {
    await app.close();
  }
});
