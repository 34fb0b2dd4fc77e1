import { createStaticRuntime } from '@roost/shared/federation/runtime';
import type { RouteEntry } from '../page/page-state.ts';
import { awayAtFirst, withAwayRemotes } from './away-remotes.ts';

const LISTED: readonly RouteEntry[] = [
  { remote: 'mfe-search', id: 'search', path: '/search' },
  { remote: 'mfe-booking', id: 'booking', path: '/booking', away: true },
];
const notAsked = () => Promise.reject(new Error('asked'));

test('PLAT-5: the server knows a remote without a usable version before anybody goes there', () => {
  const away = awayAtFirst(LISTED);
  expect([away.getStatus('mfe-booking'), away.getStatus('mfe-search')]).toEqual(['away', 'here']);
});

test('PLAT-5: a remote that the registry has again is back, for pages that are loaded anew', async () => {
  let names = ['mfe-booking'];
  const { away } = withAwayRemotes(createStaticRuntime({}), LISTED, async () => names);
  const told = jest.fn();
  const stop = away?.watch(told);
  await away?.ask('mfe-booking');
  expect(away?.getStatus('mfe-booking')).toBe('away');
  names = [];
  await away?.ask('mfe-booking');
  expect([away?.getStatus('mfe-booking'), away?.atFirst('mfe-booking')]).toEqual(['back', true]);
  expect(told).toHaveBeenCalledTimes(2);
  stop?.();
  names = ['mfe-booking'];
  await away?.ask('mfe-booking');
  expect(away?.getStatus('mfe-booking')).toBe('away');
  expect(told).toHaveBeenCalledTimes(2);
});

test('PLAT-5: a host that does not answer changes nothing', async () => {
  const { away } = withAwayRemotes(createStaticRuntime({}), LISTED, notAsked);
  await expect(away?.ask('mfe-booking')).resolves.toBeUndefined();
  expect(away?.getStatus('mfe-booking')).toBe('away');
});

test('PLAT-5: a remote whose pages did not load is away until they do; without a connection nothing is known', async () => {
  const modules: Record<string, unknown> = {};
  const runtime = withAwayRemotes(createStaticRuntime(modules), LISTED, notAsked);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(runtime.load('mfe-search', './routes')).rejects.toThrow();
  expect(runtime.away?.getStatus('mfe-search')).toBe('here');
  online.mockReturnValue(true);
  await expect(runtime.load('mfe-search', './routes')).rejects.toThrow();
  await expect(runtime.load('mfe-search', './SearchBox')).rejects.toThrow();
  expect(runtime.away?.getStatus('mfe-search')).toBe('away');
  modules['mfe-search/routes'] = { routes: [] };
  await runtime.away?.ask('mfe-search');
  expect(runtime.away?.getStatus('mfe-search')).toBe('here');
});
