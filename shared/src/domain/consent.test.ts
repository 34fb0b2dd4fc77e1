import fc from 'fast-check';
import {
  allows,
  categoryChoice,
  CONSENT_CATEGORIES,
  firstLoad,
  hasChoice,
  newDestinations,
  NO_PREFERENCES,
  parsePreferences,
  savingReloads,
  skipsConsent,
  withCategories,
  withEverything,
} from './consent.ts';
import type { Destination, TrackingPreferences, Visitor } from './consent.ts';

const DESTINATIONS: Destination[] = [
  { id: 'GA4', name: 'GA4', category: 'custom_analytics' },
  { id: 'Pixel', name: 'Pixel', category: 'custom_advertising' },
  { id: 'Chat', name: 'Chat', category: 'custom_functional' },
];
const visitor = (part: Partial<Visitor> = {}): Visitor => ({
  timeZone: 'America/Chicago',
  globalPrivacyControl: false,
  userAgent: 'Mozilla/5.0',
  ...part,
});
const essentialOnly: TrackingPreferences = { ...NO_PREFERENCES, custom: { custom_necessary: true } };

describe('consent cookie', () => {
  test('CONS-4: version, destinations and custom; a switch sets every destination of its category', () => {
    expect(
      withCategories({ custom_functional: true, custom_analytics: false, custom_advertising: true }, DESTINATIONS),
    ).toEqual({
      version: 1,
      destinations: { GA4: false, Pixel: true, Chat: true },
      custom: { custom_necessary: true, custom_functional: true, custom_analytics: false, custom_advertising: true },
    });
  });

  test('CONS-4: what was written is read back', () => {
    const boolean = fc.boolean();
    fc.assert(
      fc.property(
        fc.record({ custom_functional: boolean, custom_analytics: boolean, custom_advertising: boolean }),
        (choice) => {
          const written = withCategories(choice, DESTINATIONS);
          expect(parsePreferences(JSON.stringify(written))).toEqual(written);
          expect(categoryChoice(written)).toEqual(choice);
        },
      ),
    );
  });

  test('CONS-7: any other text is no choice and allows nothing but the essential', () => {
    for (const text of [
      undefined,
      null,
      '',
      '{',
      '[]',
      '"x"',
      '{"version":2,"destinations":{},"custom":{}}',
      '{"version":1,"destinations":{},"custom":{"custom_analytics":"yes"}}',
    ]) {
      expect(parsePreferences(text)).toBeNull();
    }
    fc.assert(fc.property(fc.string(), (text) => void parsePreferences(text)));
    expect(CONSENT_CATEGORIES.filter((category) => allows(null, category))).toEqual(['custom_necessary']);
    expect(CONSENT_CATEGORIES.filter((category) => allows(essentialOnly, category))).toEqual(['custom_necessary']);
  });
});

describe('choices', () => {
  test('CONS-2: Accept All says yes to all destinations and categories, Deny says no', () => {
    expect(Object.values(withEverything(true, DESTINATIONS).destinations)).toEqual([true, true, true]);
    const denied = withEverything(false, DESTINATIONS);
    expect([denied.destinations, denied.custom]).toEqual([
      { GA4: false, Pixel: false, Chat: false },
      { custom_necessary: true, custom_functional: false, custom_analytics: false, custom_advertising: false },
    ]);
  });

  test('CONS-1: the banner waits for a choice about an optional category; essential alone is none', () => {
    expect([hasChoice(null), hasChoice(essentialOnly), hasChoice(withEverything(false, []))]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test.each([
    [
      'a changed category',
      withEverything(false, DESTINATIONS),
      withCategories({ custom_functional: true, custom_analytics: false, custom_advertising: false }, DESTINATIONS),
      DESTINATIONS,
      false,
      true,
    ],
    [
      'nothing changed',
      withEverything(false, DESTINATIONS),
      withEverything(false, DESTINATIONS),
      DESTINATIONS,
      false,
      false,
    ],
    [
      'a new destination',
      withEverything(false, DESTINATIONS.slice(1)),
      withEverything(false, DESTINATIONS),
      DESTINATIONS,
      false,
      true,
    ],
    [
      'a boolean for everything',
      withEverything(true, DESTINATIONS),
      withEverything(true, DESTINATIONS),
      DESTINATIONS,
      true,
      true,
    ],
    ['a first choice', null, withEverything(false, DESTINATIONS), DESTINATIONS, false, true],
  ] as const)('CONS-2: saving with %s', (_name, before, after, destinations, everything, expected) => {
    expect(savingReloads({ before, after, destinations, everything })).toBe(expected);
  });

  test('CONS-2: new destinations are those without a decision', () => {
    expect(newDestinations(withEverything(true, DESTINATIONS.slice(0, 2)), DESTINATIONS).map(({ id }) => id)).toEqual([
      'Chat',
    ]);
  });
});

describe('first load', () => {
  test.each([
    'Europe/Paris',
    'Europe/London',
    'Atlantic/Canary',
    'America/Toronto',
    'America/Vancouver',
    'Canada/Pacific',
    undefined,
  ])('CONS-3: %s is asked, only the essential is saved', (timeZone) => {
    expect(firstLoad(null, visitor({ timeZone }), DESTINATIONS)).toEqual({ save: essentialOnly, ask: true });
  });

  test.each(['America/New_York', 'America/Los_Angeles', 'Asia/Tokyo', 'Australia/Sydney', 'America/Mexico_City'])(
    'CONS-3: %s without essential consent is accepted',
    (timeZone) => {
      expect(firstLoad(null, visitor({ timeZone }), DESTINATIONS)).toEqual({
        save: withEverything(true, DESTINATIONS),
        ask: false,
      });
    },
  );

  test('CONS-3: with essential consent stored nobody is accepted unasked', () => {
    expect(firstLoad(essentialOnly, visitor(), DESTINATIONS)).toEqual({ save: null, ask: true });
  });

  test('CONS-7: Global Privacy Control is a Deny, in every time zone, and not asked again', () => {
    for (const timeZone of ['America/Chicago', 'Europe/Paris']) {
      expect(firstLoad(null, visitor({ timeZone, globalPrivacyControl: true }), DESTINATIONS)).toEqual({
        save: withEverything(false, DESTINATIONS),
        ask: false,
      });
    }
  });

  test('CONS-2: a choice that was made stands', () => {
    const accepted = withEverything(true, DESTINATIONS);
    expect(
      firstLoad(accepted, visitor({ globalPrivacyControl: true, timeZone: 'Europe/Paris' }), DESTINATIONS),
    ).toEqual({ save: null, ask: false });
  });

  test('CONS-6: bots and the test browser see no consent UI', () => {
    expect(skipsConsent('Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(true);
    expect(skipsConsent('Mozilla/5.0 Chrome/120 e2e-tester')).toBe(true);
    expect(
      skipsConsent('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/120.0.0.0 Safari/537.36'),
    ).toBe(false);
  });
});
