import { ModuleFederation } from '@module-federation/enhanced/runtime';
import { RemoteHandler } from './runtime-parts/remotes.ts';

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
