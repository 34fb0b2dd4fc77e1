/** @jest-environment node */
import { startPlugin } from '../testing.ts';
import { getRatesDay, ratesPlugin } from './plugin.ts';

test('TRUE-1: rates are of the last day they were published on, in the shape that the host reads', async () => {
  const { app, url } = await startPlugin(async (server) => {
    await server.register(ratesPlugin);
  });
  try {
    const answer = (await (await fetch(`${url}/rates/latest`)).json()) as { date: string };
    expect(answer).toMatchObject({ base: 'USD', rates: { EUR: 0.88137, MXN: 20.38 } });
    expect(answer.date).toBe(getRatesDay(Date.now()));
  } finally {
    await app.close();
  }
});

test.each([
  ['before they are published', '2026-11-26T14:59:00Z', '2026-11-25'],
  ['once they are published', '2026-11-26T15:00:00Z', '2026-11-26'],
  ['early on a Saturday', '2026-11-28T06:00:00Z', '2026-11-27'],
  ['late on a Sunday', '2026-11-29T23:00:00Z', '2026-11-27'],
  ['early on a Monday', '2026-11-30T08:00:00Z', '2026-11-27'],
])('TRUE-1: rates are those of the bank’s last working day, %s', (_when, now, day) => {
  expect(getRatesDay(Date.parse(now))).toBe(day);
});
