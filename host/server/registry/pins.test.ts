import fc from 'fast-check';
import { formatPins, isGranted, parsePins, pinRequest } from './pins.ts';

describe('pins', () => {
  test('PLAT-4: versions of several remotes are read from one parameter', () => {
    expect(parsePins('mfe-search@1.4.0, mfe-listing@2.0.0-rc.1', false)).toEqual({
      'mfe-search': { kind: 'version', version: '1.4.0' },
      'mfe-listing': { kind: 'version', version: '2.0.0-rc.1' },
    });
  });

  test.each([
    '',
    'mfe-search',
    '@1.0.0',
    'other@1.0.0',
    'mfe-search@',
    'mfe-search@<script>',
    'mfe-search@../../x',
    `mfe-search@${'1'.repeat(600)}`,
  ])('ROUTE-13: %s pins nothing', (text) => {
    expect(parsePins(text, true)).toEqual({});
  });

  test("PLAT-4: an address of a developer's machine counts only outside production", () => {
    expect(parsePins('mfe-search@http://localhost:5001/path', true)).toEqual({
      'mfe-search': { kind: 'address', origin: 'http://localhost:5001' },
    });
    expect(parsePins('mfe-search@http://localhost:5001', false)).toEqual({});
  });

  test('PLAT-5: a tester may pin a remote as down, also in production, with a link that names it', () => {
    const pins = parsePins('mfe-search@down', false);
    expect(pins).toEqual({ 'mfe-search': { kind: 'down' } });
    expect(formatPins(pins)).toBe('mfe-search@down');
    expect(isGranted({ pins: '*', until: 1 }, pins)).toBe(true);
    expect(isGranted({ pins: 'mfe-search@down', until: 1 }, pins)).toBe(true);
    expect(isGranted({ pins: 'mfe-search@1.4.0', until: 1 }, pins)).toBe(false);
  });

  test('PLAT-4: the cookie keeps exactly what was pinned', () => {
    const pins = parsePins('mfe-search@1.4.0,mfe-booking@http://localhost:5001', true);
    expect(parsePins(formatPins(pins), true)).toEqual(pins);
  });

  test('PLAT-4: pinning leads to the same address without the parameter', () => {
    expect(pinRequest('/search?query=Lake+Tahoe&mfe=mfe-search@1.4.0&page=2', false)).toEqual({
      pins: { 'mfe-search': { kind: 'version', version: '1.4.0' } },
      wrong: [],
      grant: undefined,
      location: '/search?query=Lake+Tahoe&page=2',
    });
  });

  test('PLAT-4: reset removes all pins; an invalid pin is reported and removes none', () => {
    expect(pinRequest('/?mfe=reset', false)).toMatchObject({ pins: null, wrong: [], location: '/' });
    expect(pinRequest('/?mfe=nonsense', false)).toMatchObject({ wrong: ['nonsense'], location: '/' });
    expect(pinRequest('/?mfe=mfe-search@1.0.0,mfe-listing', false)?.wrong).toEqual(['mfe-listing']);
    expect(pinRequest('/search?query=x', false)).toBeNull();
  });

  test('PLAT-4: two parameters are one list; one that was cut short is reported', () => {
    const two = 'mfe-search@1.0.0,mfe-listing@2.0.0';
    expect(formatPins(pinRequest(`/?${two.replace(',', '&mfe=').replace(/^/, 'mfe=')}`, false)?.pins ?? {})).toBe(two);
    expect(pinRequest(`/?mfe=${two},`, false)).toMatchObject({ wrong: [] });
    expect(pinRequest('/?mfe=mfe-search@1.0.0,mfe-search@1.0.1', false)?.wrong).toEqual(['mfe-search@1.0.1']);
    expect(pinRequest('/?mfe=,', false)?.wrong).toEqual([',']);
    // The last of these would be cut to 1.4.
    const many = Array.from({ length: 40 }, (_, index) => `mfe-part${index}@1.4.${index}`).join(',');
    expect(pinRequest(`/?mfe=${many}`, false)?.wrong).toEqual([`${many.slice(0, 60)}…`]);
  });

  test('SAFE-10: a grant covers the pins that it names; one for testers covers any', () => {
    const pins = parsePins('mfe-search@1.4.0,mfe-listing@2.0.0', false);
    expect(isGranted({ pins: 'mfe-listing@2.0.0,mfe-search@1.4.0', until: 1 }, pins)).toBe(true);
    expect(isGranted({ pins: 'mfe-search@1.4.0', until: 1 }, pins)).toBe(false);
    expect(isGranted({ pins: '*', until: 1 }, pins)).toBe(true);
  });

  test('PLAT-8: no path leads to another site', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        const location = pinRequest(`${path.replaceAll('?', '')}?mfe=reset`, false)?.location ?? '/';
        expect(new URL(location.startsWith('/') ? location : `/${location}`, 'http://site.test').origin).toBe(
          'http://site.test',
        );
      }),
    );
    expect(pinRequest('//evil.test?mfe=reset', false)?.location).toBe('/evil.test');
  });
});
