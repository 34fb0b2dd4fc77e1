import { parsePins, pinsQuery, remoteOfFile } from './pins.ts';

describe('PLAT-4: pins of a test run', () => {
  test('several pins are read and written in order', () => {
    expect(pinsQuery(parsePins('mfe-search@1.4.0, mfe-listing@1.2.0'))).toBe('mfe-search@1.4.0,mfe-listing@1.2.0');
  });
  test('no pins is an empty map', () => expect(parsePins(undefined).size).toBe(0));
  test.each(['mfe-search', 'mfe-search@', 'mfe-nothing@1.0.0', '@1.0.0'])('"%s" is refused with a sentence', (text) => {
    expect(() => parsePins(text)).toThrow(/MFE_PINS/);
  });
  test('a published file tells its remote and version', () => {
    expect(remoteOfFile('http://localhost:3100/mfe-search/1.4.2/remoteEntry.js')).toEqual({
      name: 'mfe-search',
      version: '1.4.2',
    });
    expect(remoteOfFile('http://localhost:3000/_host/main.js')).toBeNull();
  });
});
