import { noProgress } from './decide.ts';
import { findEnded, retire } from './kept-progress.ts';

const DAY_MS = 86_400_000;
const kept = (endedAt?: number) => ({
  until: 0,
  ledUntil: 0,
  ...(endedAt !== undefined && { endedAt }),
  progress: noProgress('2026-11-28T00:00:00Z'),
});
const ask = { environment: 'production' as const, running: [], now: 10 * DAY_MS };

test('PLAT-9: a rollout that runs no more is kept with the time at which this was seen', () => {
  const ended = retire({ 'production mfe-search@1.0.1': kept() }, ask);
  expect(ended).toEqual({ 'production mfe-search@1.0.1': kept(ask.now) });
  expect(retire(ended, { ...ask, now: ask.now + 1 })).toEqual(ended);
  expect(findEnded(ended, 'production', 'mfe-search')).toMatchObject({ version: '1.0.1', endedAt: ask.now });
  expect(findEnded(ended, 'staging', 'mfe-search')).toBeNull();
});

test('PLAT-9: of each remote the last one is kept, for a week, until the next one runs', () => {
  const known = {
    'production mfe-search@1.0.1': kept(9 * DAY_MS),
    'production mfe-search@1.0.2': kept(9.5 * DAY_MS),
    'production mfe-listing@1.0.1': kept(2 * DAY_MS),
    'production mfe-booking@1.0.1': kept(9 * DAY_MS),
    'staging mfe-consent@1.0.1': kept(9 * DAY_MS),
  };
  const left = retire(known, { ...ask, running: ['production mfe-booking@1.0.2'] });
  expect(Object.keys(left)).toEqual(['production mfe-search@1.0.2']);
});
