import { NO_PREFERENCES, withEverything } from '../domain/consent.ts';
import type { Destination } from '../domain/consent.ts';
import { createConsentGate } from './gate.ts';

const DESTINATIONS: Destination[] = [{ id: 'GA4', name: 'GA4', category: 'custom_analytics' }];

function cookie(text?: string, keeps = true) {
  const written: { text: string; days: number }[] = [];
  let value = text;
  return {
    written,
    set: (next: string | undefined) => {
      value = next;
    },
    read: () => value,
    write: (next: string, days: number) => {
      written.push({ text: next, days });
      if (keeps) value = next;
    },
  };
}

describe('consent gate', () => {
  test.each([
    ['on the server', null],
    ['without a cookie', cookie()],
    ['with a broken cookie', cookie('{"version":1')],
  ])('CONS-7: %s only the essential is allowed', (_name, source) => {
    const gate = createConsentGate(source);
    expect([gate.allows('custom_necessary'), gate.allows('custom_analytics')]).toEqual([true, false]);
  });

  test('CONS-4: a choice is kept for 365 days and heard by those who asked', () => {
    const jar = cookie();
    const gate = createConsentGate(jar);
    const heard: boolean[] = [];
    expect(gate.allows('custom_analytics')).toBe(false);
    const stop = gate.subscribe(() => heard.push(gate.allows('custom_analytics')));
    gate.save(withEverything(true, DESTINATIONS));
    expect(heard).toEqual([true]);
    expect(jar.written).toEqual([{ text: JSON.stringify(withEverything(true, DESTINATIONS)), days: 365 }]);
    stop();
    gate.save(withEverything(false, DESTINATIONS));
    expect(heard).toEqual([true]);
    expect(gate.allows('custom_analytics')).toBe(false);
  });

  test('CONS-7: suspended, it is shut whatever was agreed', () => {
    const gate = createConsentGate(cookie(JSON.stringify(withEverything(true, DESTINATIONS))));
    expect(gate.allows('custom_advertising')).toBe(true);
    gate.suspend();
    expect([gate.allows('custom_advertising'), gate.allows('custom_necessary')]).toEqual([false, true]);
  });

  test('CONS-7: Global Privacy Control is a Deny whatever was agreed before, but not what was chosen in spite of it', () => {
    const yes = withEverything(true, DESTINATIONS);
    const gate = createConsentGate(cookie(JSON.stringify(yes)), () => true);
    expect([gate.allows('custom_analytics'), gate.allows('custom_necessary')]).toEqual([false, true]);
    expect(gate.preferences()?.custom).toEqual({
      custom_necessary: true,
      custom_functional: false,
      custom_analytics: false,
      custom_advertising: false,
    });
    gate.save({ ...yes, despitePrivacyControl: true });
    expect(gate.allows('custom_analytics')).toBe(true);
  });

  test('CONS-7: a refusal in another tab is seen when the cookie is read again', () => {
    const jar = cookie(JSON.stringify(withEverything(true, DESTINATIONS)));
    const gate = createConsentGate(jar);
    expect(gate.allows('custom_analytics')).toBe(true);
    jar.set(JSON.stringify(withEverything(false, DESTINATIONS)));
    gate.refresh();
    expect(gate.allows('custom_analytics')).toBe(false);
  });

  test('CONS-4: where cookies are forbidden the choice holds for the page', () => {
    const gate = createConsentGate(cookie(undefined, false));
    gate.save(withEverything(true, DESTINATIONS));
    expect(gate.allows('custom_analytics')).toBe(true);
  });

  test('CONS-7: the same preferences are the same object', () => {
    const gate = createConsentGate(cookie(JSON.stringify(NO_PREFERENCES)));
    expect(gate.preferences()).toBe(gate.preferences());
  });
});
