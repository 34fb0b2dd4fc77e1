import { RemoteError } from '@roost/shared/federation';
import type { Listed, PageVersion } from '../page/page-state.ts';
import { createBrowserRuntime } from './browser-runtime.ts';

const version = (number: string): PageVersion => ({
  version: number,
  baseUrl: `http://assets.test/${number}/`,
  entry: 'remoteEntry.js',
  globalName: `mfe_search_${number}`,
  integrity: {},
  exposes: {},
});
const remotes = { 'mfe-search': { versions: [version('2.0.0')], standIns: ['1.0.0'] } };
const RULES = { limitMs: 50, pauseMs: 0 };

describe('runtime of the browser', () => {
  test('PLAT-6: a module is loaded once and then available at once', async () => {
    const loadVersion = jest.fn(async () => 'module');
    const runtime = createBrowserRuntime(remotes, loadVersion, jest.fn(), RULES);
    expect(runtime.peek('mfe-search', './routes')).toBeUndefined();
    expect(runtime.load('mfe-search', './routes')).toBe(runtime.load('mfe-search', './routes'));
    await runtime.load('mfe-search', './routes');
    expect(runtime.peek('mfe-search', './routes')).toBe('module');
    expect(loadVersion).toHaveBeenCalledTimes(1);
  });

  test('PLAT-3: a version that throws while rendering is replaced by the older one, with all its modules', async () => {
    const asked: string[] = [];
    const runtime = createBrowserRuntime(
      remotes,
      async ({ version: name }, expose) => {
        asked.push(`${name} ${expose}`);
        return name;
      },
      jest.fn(),
      RULES,
    );
    await runtime.load('mfe-search', './routes');
    await runtime.load('mfe-search', './SearchBox');
    expect(runtime.fallBack?.('mfe-search', '2.0.0')).toBe(true);
    // Another region of it threw too.
    expect(runtime.fallBack?.('mfe-search', '2.0.0')).toBe(true);
    expect(runtime.peek('mfe-search', './SearchBox')).toBeUndefined();
    await expect(runtime.load('mfe-search', './SearchBox')).resolves.toBe('1.0.0');
    expect(runtime.fallBack?.('mfe-search', '1.0.0')).toBe(false);
    expect(asked).toEqual(['2.0.0 ./routes', '2.0.0 ./SearchBox', '1.0.0 ./SearchBox']);
  });

  test("PLAT-3: after a fallback the remote's other modules start from the version that worked", async () => {
    const asked: string[] = [];
    const runtime = createBrowserRuntime(
      remotes,
      async (candidate, expose) => {
        asked.push(`${candidate.version} ${expose}`);
        if (candidate.version === '2.0.0') throw new Error('broken release');
        return expose;
      },
      jest.fn(),
      RULES,
    );
    expect(runtime.getVersion('mfe-search')).toBe('2.0.0');
    await runtime.load('mfe-search', './routes');
    expect(runtime.getVersion('mfe-search')).toBe('1.0.0');
    await runtime.load('mfe-search', './SearchBox');
    expect(asked).toEqual(['2.0.0 ./routes', '2.0.0 ./routes', '1.0.0 ./routes', '1.0.0 ./SearchBox']);
  });

  test('PLAT-9: a fallback that worked is reported too, with the version that failed and why', async () => {
    const report = jest.fn();
    const broken = async ({ version: name }: Listed) => {
      if (name === '2.0.0') throw new Error('broken release');
      return name;
    };
    const runtime = createBrowserRuntime(remotes, broken, report, RULES);
    await expect(runtime.load('mfe-search', './routes')).resolves.toBe('1.0.0');
    expect(report.mock.calls).toMatchObject([[{ remote: 'mfe-search', version: '2.0.0', phase: 'load' }]]);
    await runtime.load('mfe-search', './SearchBox');
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('PLAT-3: the version before can be asked beside the present one, which stays until somebody decides', async () => {
    const runtime = createBrowserRuntime(remotes, async ({ version: name }) => name, jest.fn(), RULES);
    await expect(runtime.standIn?.('mfe-search')?.('./routes')).resolves.toBe('1.0.0');
    expect(runtime.getVersion('mfe-search')).toBe('2.0.0');
    runtime.fallBack?.('mfe-search', '2.0.0');
    expect(runtime.standIn?.('mfe-search')).toBeNull();
  });

  test('PLAT-5: a failure stays until a retry, which loads again', async () => {
    let works = false;
    const runtime = createBrowserRuntime(
      remotes,
      async () => {
        if (!works) throw new Error('down');
        return 'module';
      },
      jest.fn(),
      RULES,
    );
    await expect(runtime.load('mfe-search', './routes')).rejects.toBeInstanceOf(RemoteError);
    works = true;
    await expect(runtime.load('mfe-search', './routes')).rejects.toMatchObject({ remote: 'mfe-search', phase: 'load' });
    runtime.retry('mfe-search', './routes');
    await expect(runtime.load('mfe-search', './routes')).resolves.toBe('module');
    runtime.retry('mfe-search', './routes');
    expect(runtime.peek('mfe-search', './routes')).toBe('module');
  });

  test('PLAT-5: a remote without a version fails like one that is down', async () => {
    const runtime = createBrowserRuntime({}, jest.fn(), jest.fn(), RULES);
    await expect(runtime.load('mfe-consent', './ConsentManager')).rejects.toMatchObject({ version: null });
  });

  test('PLAT-9: one failure that many places show is reported once', () => {
    const report = jest.fn();
    const runtime = createBrowserRuntime(remotes, jest.fn(), report, RULES);
    const error = new RemoteError('mfe-search', '2.0.0', 'load', new Error('down'));
    runtime.report(error);
    runtime.report(error);
    runtime.report(new RemoteError('mfe-search', '2.0.0', 'render', new Error('other')));
    expect(report).toHaveBeenCalledTimes(2);
  });

  test('PLAT-5: a module that arrives after it was given up is available to those who still wait', async () => {
    let give: (module: string) => void = () => undefined;
    const slow = () =>
      new Promise<string>((resolve) => {
        give = resolve;
      });
    const one = { 'mfe-search': { versions: [version('2.0.0')] } };
    const runtime = createBrowserRuntime(one, slow, jest.fn(), { ...RULES, limitMs: 5 });
    await expect(runtime.load('mfe-search', './routes')).rejects.toMatchObject({ phase: 'load' });
    expect(runtime.peek('mfe-search', './routes')).toBeUndefined();
    give('module');
    await runtime.late?.('mfe-search', './routes');
    expect(runtime.peek('mfe-search', './routes')).toBe('module');
    await expect(runtime.load('mfe-search', './routes')).resolves.toBe('module');
    expect(runtime.late?.('mfe-search', './SearchBox')).toBeUndefined();
  });

  test('PLAT-5: a module whose HTML the server rendered is awaited longer', async () => {
    const one = { 'mfe-search': { versions: [version('2.0.0')] } };
    const slow = (_version: Listed, expose: string) =>
      new Promise<string>((resolve) => {
        if (expose.endsWith('/routes')) setTimeout(resolve, 60, expose);
      });
    const rules = {
      ...RULES,
      limitMs: 5,
      getPatienceMs: (module: string) => (module.endsWith('/routes') ? 10_000 : 0),
    };
    const runtime = createBrowserRuntime(one, slow, jest.fn(), rules);
    await expect(runtime.load('mfe-search', './routes')).resolves.toBe('./routes');
    await expect(runtime.load('mfe-search', './SearchBox')).rejects.toMatchObject({ phase: 'load' });
  });
});
