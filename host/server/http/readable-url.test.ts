import fc from 'fast-check';
import { UNREADABLE, readableUrl } from './readable-url.ts';

describe('readable addresses', () => {
  test.each([
    ['/search?query=Lake%20Tahoe', '/search?query=Lake%20Tahoe'],
    ['/search?query=%', '/search?query=%'],
    ['//evil.test/x', '/evil.test/x'],
    ['http://evil.test/search?a=1', '/search?a=1'],
    ['/\\evil.test', '/evil.test'],
    ['/%E0%A4%A', UNREADABLE],
    ['/a/%00/b', UNREADABLE],
    [`/vacation-rentals/${'a'.repeat(3000)}`, UNREADABLE],
    ['/api/\\evil.test/home', UNREADABLE],
    ['/search\\x?query=a\\b', UNREADABLE],
    ['/search?query=a\\b', '/search?query=a\\b'],
    ['*', '/*'],
    [undefined, '/'],
  ])('ROUTE-13: %j is read as %j', (raw, expected) => {
    expect(readableUrl(raw)).toBe(expected);
  });

  test('ROUTE-13: whatever comes over the wire, the result has one leading slash and a path that decodes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (raw) => {
        const url = readableUrl(raw);
        expect(url).toMatch(/^\/(?![/\\])/);
        expect(() => decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '')).not.toThrow();
      }),
    );
  });
});
