import { SAVED_TRIPS } from '../contracts/saved-trips.ts';
import { clearSavedTrips } from './clear-saved-trips.ts';

/** Gives the page a cache and a worker for each of these scopes; returns what is left of them. */
function installWorkers(scopes: string[]) {
  const left = new Set(scopes);
  const deleted: string[] = [];
  // As browsers do: the longest scope that the address begins with.
  const getRegistration = async (path: string) => {
    const scope = [...left].filter((one) => path.startsWith(one)).sort((a, b) => b.length - a.length)[0];
    return scope === undefined ? undefined : { unregister: async () => left.delete(scope) };
  };
  Object.assign(globalThis, { caches: { delete: async (name: string) => deleted.push(name) } });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration } });
  return { left, deleted };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test.each([[['/']], [['/trips', '/']], [['/trips/']], [[]]])(
  'STAY-1: signing out leaves no trip and no worker on the device, of whatever version (%j)',
  async (scopes) => {
    const { left, deleted } = installWorkers(scopes);
    await clearSavedTrips();
    expect([...left]).toEqual([]);
    expect(deleted).toEqual([SAVED_TRIPS.cache]);
  },
);

test('STAY-1: a browser without caches and workers has nothing to clear', async () => {
  await expect(clearSavedTrips()).resolves.toBeUndefined();
});
