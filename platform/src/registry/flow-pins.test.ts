import { spawnSync } from 'node:child_process';
import { parsePins } from './flow-pins.ts';

describe('PLAT-4: pins of a test run', () => {
  test('several pins are read in order', () => {
    expect([...parsePins('mfe-search@1.4.0, mfe-listing@1.2.0')]).toEqual([
      ['mfe-search', '1.4.0'],
      ['mfe-listing', '1.2.0'],
    ]);
  });
  test('no pins is an empty map', () => expect(parsePins(undefined).size).toBe(0));
  test.each([
    'mfe-search',
    'mfe-search@',
    'mfe-nothing@1.0.0',
    '@1.0.0',
    'mfe-search@9.9',
    'mfe-search@latest',
    'mfe-search@1.4.0 mfe-listing@1.2.0',
  ])('"%s" is refused with a sentence', (text) => {
    expect(() => parsePins(text)).toThrow(/MFE_PINS/);
  });
  test.each([
    ['nonsense', 'MFE_PINS: "nonsense" is not of the form mfe-search@1.4.0.'],
    ['mfe-nothing@1.0.0', 'MFE_PINS: there is no remote named "mfe-nothing".'],
  ])('MFE_PINS=%s ends npm run e2e in one sentence, before Playwright, a site or a browser', (MFE_PINS, sentence) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['platform/src/cli/e2e.ts', 'path'], {
      // Not even Playwright's own list of flows is asked for: nothing answers there.
      env: { ...process.env, MFE_PINS, BASE_URL: 'http://127.0.0.1:9' },
      encoding: 'utf8',
    });
    expect([stderr.trim(), stdout, status]).toEqual([sentence, '', 1]);
  });
});
