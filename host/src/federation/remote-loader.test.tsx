import { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { PageVersion } from '../page/page-state.ts';
import { createBrowserRuntime } from './browser-runtime.ts';
import { showInDeveloperTools } from './developer-tools.ts';
import { createRemoteLoader } from './remote-loader.ts';
import type { FileTools } from './remote-loader.ts';
import { describeStandIn } from './stand-in.ts';

/** The runtime keeps entries by name for the life of a page: each test has names of its own. */
let page = 0;
const toVersion = (version: string): PageVersion => ({
  version,
  baseUrl: `http://assets.test/mfe-search/${version}/`,
  entry: 'remoteEntry.js',
  globalName: `page${page}_search_${version.replaceAll('.', '_')}`,
  integrity: {},
  exposes: { './routes': { js: ['js/routes.js'], css: ['css/routes.css'] } },
});
let NEW: PageVersion;
let OLD: PageVersion;
beforeEach(() => {
  page += 1;
  NEW = toVersion('2.0.0');
  OLD = toVersion('1.0.0');
});
const RULES = { limitMs: 200, pauseMs: 0 };

/** What running a version's entry leaves behind. `imported` runs when its module is imported. */
function container(imported: () => unknown) {
  return { init: jest.fn(), get: async () => () => imported() };
}
const globals = globalThis as unknown as Record<string, unknown>;

/** A page whose files are `containers`, by version; a version that is not there cannot be fetched. */
function openPage(containers: Record<string, ReturnType<typeof container>>) {
  const asked: string[] = [];
  const fetchFile = async (version: PageVersion, file: string) => {
    asked.push(`${version.version} ${file}`);
    if (!containers[version.version]) throw new Error('not found');
  };
  const tools: FileTools = {
    runScript: async (version, file) => {
      await fetchFile(version, file);
      if (file === version.entry) globals[version.globalName] = containers[version.version];
    },
    loadStyle: fetchFile,
    describe: async ({ version }) => {
      asked.push(`what is ${version}`);
      if (!containers[version]) throw new Error('not described');
      return OLD;
    },
  };
  const remotes = { 'mfe-search': { versions: [NEW], standIns: [OLD.version] } };
  const runtime = new ModuleFederation({ name: 'host', remotes: [], shared: {} });
  const load = createRemoteLoader(remotes, runtime, tools);
  return { asked, runtime, load, federation: createBrowserRuntime(remotes, load, jest.fn(), RULES) };
}

describe('remotes in the federation runtime', () => {
  test('PLAT-8: the files of a module are fetched beside the entry, by the page and not by the runtime', async () => {
    const { asked, load } = openPage({ '2.0.0': container(() => 'routes') });
    expect(await load(NEW, './routes')).toBe('routes');
    expect(asked.slice(0, 3)).toEqual(['2.0.0 remoteEntry.js', '2.0.0 js/routes.js', '2.0.0 css/routes.css']);
    expect(document.querySelector('script')).toBeNull();
  });

  test("PLAT-6: a version gets the page's shared packages once", async () => {
    const remote = container(() => 'routes');
    const { load, runtime } = openPage({ '2.0.0': remote });
    await Promise.all([load(NEW, './routes'), load(NEW, './routes')]);
    expect(remote.init).toHaveBeenCalledTimes(1);
    expect(remote.init.mock.calls[0][0]).toBe(runtime.shareScopeMap.default);
  });

  test('PLAT-9: the developer tools see each version that the page starts with', () => {
    const { runtime } = openPage({});
    expect(runtime.options.remotes).toMatchObject([
      { name: NEW.globalName, version: '2.0.0', entry: 'http://assets.test/mfe-search/2.0.0/remoteEntry.js' },
    ]);
    showInDeveloperTools({ 'mfe-search': { versions: [NEW] } });
    const { moduleInfo } = (globals as { __FEDERATION__: { moduleInfo: object } }).__FEDERATION__;
    expect(moduleInfo).toMatchObject({
      host: { remotesInfo: { [NEW.globalName]: { matchedVersion: '2.0.0' } } },
      [`${NEW.globalName}:2.0.0`]: { version: '2.0.0', modules: [{ moduleName: 'routes' }] },
    });
  });

  test('PLAT-3: a new version that throws at import is tried twice, then the older one is on screen', async () => {
    const imports: string[] = [];
    const { federation, asked } = openPage({
      '2.0.0': container(() => {
        imports.push('2.0.0');
        throw new Error('broken release');
      }),
      '1.0.0': container(() => 'old routes'),
    });
    expect(await federation.load('mfe-search', './routes')).toBe('old routes');
    expect(imports).toEqual(['2.0.0', '2.0.0']);
    expect(federation.getVersion('mfe-search')).toBe('1.0.0');
    // Described when it was needed, and once.
    await federation.load('mfe-search', './SearchBox').catch(() => undefined);
    expect(asked.filter((what) => what.startsWith('what'))).toEqual(['what is 1.0.0']);
  });

  test('PLAT-3, PLAT-5: a version to fall back to that was not described is asked for anew with the next try', async () => {
    const containers: Record<string, ReturnType<typeof container>> = {};
    const { federation } = openPage(containers);
    await expect(federation.load('mfe-search', './routes')).rejects.toThrow(/1\.0\.0: not described/);
    containers['1.0.0'] = container(() => 'old routes');
    federation.retry('mfe-search', './routes');
    await expect(federation.load('mfe-search', './routes')).resolves.toBe('old routes');
  });

  test('PLAT-5: a version that cannot be fetched costs no page, and a later try fetches it anew', async () => {
    const containers: Record<string, ReturnType<typeof container>> = {};
    const { load } = openPage(containers);
    await expect(load(NEW, './routes')).rejects.toThrow('not found');
    containers['2.0.0'] = container(() => 'routes');
    expect(await load(NEW, './routes')).toBe('routes');
  });

  test('TEXT-1, PLAT-5: texts of another language that could not be had are asked for anew with the next try', async () => {
    document.documentElement.lang = 'es';
    const containers: Record<string, ReturnType<typeof container>> = {};
    const { load, asked } = openPage(containers);
    document.documentElement.lang = '';
    const spanish = { ...NEW, exposes: { ...NEW.exposes, './texts-es': { js: ['js/texts.js'], css: [] } } };
    const tries = () => asked.filter((what) => what.endsWith('js/texts.js')).length;
    await expect(load(spanish, './routes')).rejects.toThrow('not found');
    containers['2.0.0'] = container(() => 'module');
    await load(spanish, './routes');
    await load(spanish, './SearchBox');
    expect(tries()).toBe(2);
  });

  test('PLAT-5: an entry that leaves nothing behind, and a module that is not there, are failures', async () => {
    const { load } = openPage({ '2.0.0': undefined as never, '1.0.0': container(() => undefined) });
    await expect(load(NEW, './routes')).rejects.toThrow();
    await expect(load({ remote: 'mfe-search', version: '1.0.0' }, './routes')).rejects.toThrow(
      `${OLD.globalName} does not expose ./routes`,
    );
  });
});

describe('what describes a version to fall back to', () => {
  const asked = (body: unknown, status = 200) =>
    jest.fn(async () => ({ ok: status < 400, status, json: async () => body }) as Response);
  const standIn = { remote: 'mfe-search', version: '1.0.0+a/b' } as const;

  test('PLAT-3, PLAT-8: it is asked of the site itself, with the hashes of its files', async () => {
    const ask = asked({ ...OLD, integrity: { 'remoteEntry.js': 'sha384-x' } });
    await expect(describeStandIn(standIn, ask)).resolves.toMatchObject({ integrity: { 'remoteEntry.js': 'sha384-x' } });
    expect(ask).toHaveBeenCalledWith('/_host/versions/mfe-search/1.0.0%2Ba%2Fb');
  });

  test('PLAT-8: what the site does not know, or what has no hashes, is not used', async () => {
    await expect(describeStandIn(standIn, asked('Not found', 404))).rejects.toThrow('404');
    await expect(describeStandIn(standIn, asked({ ...OLD, integrity: null }))).rejects.toThrow();
    await expect(describeStandIn(standIn, asked('<!doctype html>'))).rejects.toThrow();
  });
});
