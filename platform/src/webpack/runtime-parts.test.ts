import { ModuleFederation } from '@module-federation/enhanced/runtime';
import { RemoteHandler } from './runtime-parts/remotes.ts';
import { SharedHandler } from './runtime-parts/shared.ts';

/** The runtime keeps entries by name: each page has remotes of its own. */
let page = 0;

type Container = { init: jest.Mock; get: (expose: string) => Promise<() => unknown> };

function container(modules: Record<string, () => unknown>): Container {
  return {
    init: jest.fn(),
    get: async (expose) => {
      const factory = modules[expose];
      if (!factory) throw new Error(`no ${expose}`);
      return factory;
    },
  };
}

/** A runtime whose entries are answered by `loadEntry`, with the handler of remotes that `kind` names. */
function openPage(kind: 'own' | 'stand-in', loadEntry: () => Promise<Container>) {
  page += 1;
  const name = `page${page}_search_2_0_0`;
  const runtime = new ModuleFederation({ name: 'host', remotes: [], shared: {} });
  if (kind === 'stand-in') runtime.remoteHandler = new RemoteHandler(runtime as never) as never;
  runtime.registerPlugins([{ name: 'entries', loadEntry: loadEntry as never }]);
  const remote = { name, version: '2.0.0', entry: `http://assets.test/${name}/remoteEntry.js` };
  runtime.registerRemotes([remote]);
  return { runtime, remote };
}

describe.each(['own', 'stand-in'] as const)('the federation runtime with its %s handler of remotes', (kind) => {
  test('PLAT-9: lists registered remotes and their versions, each once', () => {
    const { runtime, remote } = openPage(kind, async () => container({}));
    runtime.registerRemotes([{ ...remote }]);
    expect(runtime.options.remotes).toMatchObject([remote]);
    runtime.initOptions({ name: 'host', remotes: [] });
    expect(runtime.options.remotes).toMatchObject([remote]);
  });

  test("PLAT-6: hands a container the page's shared packages once, also to modules asked for together", async () => {
    const search = container({ './routes': () => 'routes', './slots/header': () => 'header' });
    const { runtime, remote } = openPage(kind, async () => search);
    const asked = ['routes', 'slots/header', 'routes'].map((path) => runtime.loadRemote(`${remote.name}/${path}`));
    expect(await Promise.all(asked)).toEqual(['routes', 'header', 'routes']);
    expect(search.init).toHaveBeenCalledTimes(1);
    const [scope, , options] = search.init.mock.calls[0];
    expect(scope).toBe(runtime.shareScopeMap.default);
    expect(options.shareScopeMap).toBe(runtime.shareScopeMap);
    expect({ ...options }).toEqual({ version: '2.0.0', shareScopeKeys: 'default' });
  });

  test('PLAT-5: a failed entry, init, import or a module that is not there rejects, and a later try begins anew', async () => {
    const broken = container({ './routes': () => 'routes' });
    broken.init.mockRejectedValueOnce(new Error('init failed'));
    const loadEntry = jest.fn(async () => broken).mockRejectedValueOnce(new Error('not found'));
    const { runtime, remote } = openPage(kind, loadEntry);
    await expect(runtime.loadRemote(`${remote.name}/routes`)).rejects.toThrow('not found');
    await expect(runtime.loadRemote(`${remote.name}/routes`)).rejects.toThrow('init failed');
    expect(await runtime.loadRemote(`${remote.name}/routes`)).toBe('routes');
    await expect(runtime.loadRemote(`${remote.name}/nothing`)).rejects.toThrow('no ./nothing');

    let imports = 0;
    const throwing = container({
      './routes': () => {
        imports += 1;
        throw new Error('broken release');
      },
    });
    const second = openPage(kind, async () => throwing);
    for (const tries of [1, 2]) {
      await expect(second.runtime.loadRemote(`${second.remote.name}/routes`)).rejects.toThrow('broken release');
      expect(imports).toBe(tries);
    }
  });

  test('PLAT-5: a remote that nobody registered rejects', async () => {
    const { runtime } = openPage(kind, async () => container({}));
    await expect(runtime.loadRemote('nobody/routes')).rejects.toThrow();
  });
});

/** A host that provides packages, and a remote's instance that takes them from the host's scope. */
function openShares(kind: 'own' | 'stand-in', shared: Record<string, object>) {
  page += 1;
  const replaced = (name: string, provided: Record<string, object>) => {
    const instance = new ModuleFederation({ name, remotes: [], shared: kind === 'own' ? provided : {} } as never);
    if (kind === 'own') return instance;
    instance.sharedHandler = new SharedHandler(instance as never) as never;
    instance.shareScopeMap = instance.sharedHandler.shareScopeMap;
    instance.initOptions({ name, remotes: [], shared: provided } as never);
    return instance;
  };
  const host = replaced(`shares${page}_host`, shared);
  void Promise.all(host.initializeSharing('default'));
  const remote = replaced(`shares${page}_remote`, {});
  remote.initShareScopeMap('default', host.shareScopeMap.default as never);
  return { host, remote };
}

describe.each(['own', 'stand-in'] as const)(
  'the federation runtime with its %s handling of shared packages',
  (kind) => {
    const wanted = { customShareInfo: { shareConfig: { singleton: true, requiredVersion: '^1.0.0' } } };
    const config = {
      version: '1.0.0',
      shareConfig: { singleton: true, requiredVersion: '^1.0.0' },
      strategy: 'loaded-first',
    };

    test('PLAT-6: a remote gets the very module that the host has, at once or later', async () => {
      const react = { kind: 'react' };
      const late = { kind: 'overlays' };
      const get = jest.fn(async () => () => late);
      const { host, remote } = openShares(kind, {
        react: { ...config, get: () => () => react },
        overlays: { ...config, get },
      });
      const atOnce = host.loadShareSync('react', wanted as never);
      expect((atOnce as () => unknown)()).toBe(react);
      const factories = await Promise.all([
        remote.loadShare('react', wanted as never),
        remote.loadShare('overlays', wanted as never),
        remote.loadShare('overlays', wanted as never),
        host.loadShare('overlays', wanted as never),
      ]);
      expect(factories.map((factory) => (factory as () => unknown)())).toEqual([react, late, late, late]);
      expect(get).toHaveBeenCalledTimes(1);
      expect(host.shareScopeMap.default?.react?.['1.0.0']).toMatchObject({ loaded: true, version: '1.0.0' });
    });

    test('PLAT-6: what the page does not have is left to the caller', async () => {
      const { remote } = openShares(kind, {});
      expect(await remote.loadShare('nowhere', wanted as never)).toBe(false);
      await expect(remote.loadShare('nowhere')).rejects.toThrow();
    });

    test('PLAT-6: a package that only comes later cannot be had at once', () => {
      const { host } = openShares(kind, { overlays: { ...config, get: async () => () => ({}) } });
      expect(() => host.loadShareSync('overlays', wanted as never)).toThrow();
    });

    test('PLAT-6: a package that could not be had is asked for again', async () => {
      if (kind === 'own') return;
      const late = { kind: 'overlays' };
      const get = jest.fn(async () => () => late).mockRejectedValueOnce(new Error('offline'));
      const { remote } = openShares(kind, { overlays: { ...config, get } });
      await expect(remote.loadShare('overlays', wanted as never)).rejects.toThrow('offline');
      const factory = await remote.loadShare('overlays', wanted as never);
      expect((factory as () => unknown)()).toBe(late);
    });
  },
);
