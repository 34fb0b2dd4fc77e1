import { parsePins } from '@roost/platform/registry/flow-pins';
import { openPinned, pinnedAddress, pinsQuery, readRefusal, remoteOfFile } from './pins.ts';

describe('PLAT-4: pins of a test run', () => {
  test('several pins are written in order', () => {
    expect(pinsQuery(parsePins('mfe-search@1.4.0, mfe-listing@1.2.0'))).toBe('mfe-search@1.4.0,mfe-listing@1.2.0');
  });
  test('SAFE-10: a link for testers allows the pins of each flow, and one that is none says so', () => {
    const link = 'https://stay.example/?mfe=mfe-search%401.4.0&qa=1~*~sig';
    const address = new URL(pinnedAddress('/search?query=Lake+Tahoe', 'mfe-search@down', link), 'http://site.test');
    expect(address.pathname).toBe('/search');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      query: 'Lake Tahoe',
      mfe: 'mfe-search@down',
      qa: '1~*~sig',
    });
    expect(pinnedAddress('/', 'mfe-search@1.4.0', '')).toBe('/?mfe=mfe-search%401.4.0');
    for (const wrong of ['1~*~sig', 'https://stay.example/?mfe=x'])
      expect(() => pinnedAddress('/', 'mfe-search@1.4.0', wrong)).toThrow(/QA_LINK/);
  });
  test('a version that the site has not is found in the first page, before a flow waits for it', () => {
    const page = '<main><h1>This version can’t be shown</h1><p>mfe-listing 9.9.9 isn’t published.</p><p><a href="/">';
    expect(readRefusal(page)).toBe('This version can’t be shown: mfe-listing 9.9.9 isn’t published.');
    expect(readRefusal('<p>another page</p>')).toBe('');
  });
  test('a published file tells its remote and version', () => {
    expect(remoteOfFile('http://localhost:3100/mfe-search/1.4.2/remoteEntry.js')).toEqual({
      name: 'mfe-search',
      version: '1.4.2',
    });
    expect(remoteOfFile('http://localhost:3000/_host/main.js')).toBeNull();
  });
});

test('SAFE-10: a site in production mode without a link ends a flow at once, with its words', async () => {
  const answering = (status: number) => ({
    goto: () =>
      Promise.resolve({
        status: () => status,
        text: () => Promise.resolve('<h1>No pins</h1><p>Ask for a link.</p>'),
      }),
  });
  await expect(openPinned(answering(403), '/', 'mfe-search@down')).rejects.toThrow(
    'The site does not take the pins mfe-search@down; in production mode it wants QA_LINK: No pins: Ask for a link.',
  );
  await expect(openPinned(answering(404), '/', 'mfe-search@9.9.9')).rejects.toThrow('mfe-search@9.9.9');
  await expect(openPinned(answering(200), '/', 'mfe-search@down')).resolves.toBeUndefined();
  // A page with a remote that is down may say so by its status.
  await expect(openPinned(answering(503), '/', 'mfe-search@down')).resolves.toBeUndefined();
});
