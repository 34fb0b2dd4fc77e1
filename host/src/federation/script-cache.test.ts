import { createScriptCache } from './script-cache.ts';

const VERSION = { baseUrl: 'http://assets.test/1.0.0/', integrity: { 'remoteEntry.js': 'sha384-entry' } };

describe('scripts of a remote', () => {
  test('PLAT-6: a file that several modules need runs once', async () => {
    const run = jest.fn(async () => undefined);
    const scripts = createScriptCache(run);
    await Promise.all([scripts.run(VERSION, 'remoteEntry.js'), scripts.run(VERSION, 'remoteEntry.js')]);
    expect(run.mock.calls).toEqual([['http://assets.test/1.0.0/remoteEntry.js', 'sha384-entry']]);
  });

  test('PLAT-3: a failed file is fetched under another address the next time', async () => {
    const run = jest
      .fn<Promise<void>, [string, string | null]>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue(undefined);
    const scripts = createScriptCache(run);
    await expect(scripts.run(VERSION, 'remoteEntry.js')).rejects.toThrow('down');
    await scripts.run(VERSION, 'remoteEntry.js');
    expect(run.mock.calls.map(([url]) => url)).toEqual([
      'http://assets.test/1.0.0/remoteEntry.js',
      'http://assets.test/1.0.0/remoteEntry.js?try=2',
    ]);
  });
});
