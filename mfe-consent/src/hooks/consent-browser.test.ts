import { pageBrowser } from './consent-browser.ts';

type WithTemporal = { Temporal?: unknown };

describe('the time zone that decides whether the banner asks (CONS-3)', () => {
  const { Temporal } = globalThis as WithTemporal;
  afterEach(() => {
    (globalThis as WithTemporal).Temporal = Temporal;
    jest.restoreAllMocks();
  });

  test('CONS-3: comes from Temporal where the browser has it, and `Intl` is not begun', () => {
    const intl = jest.spyOn(Intl, 'DateTimeFormat');
    (globalThis as WithTemporal).Temporal = { Now: { timeZoneId: () => 'Europe/Paris' } };
    expect(pageBrowser.getVisitor().timeZone).toBe('Europe/Paris');
    expect(intl).not.toHaveBeenCalled();
  });

  test('CONS-3: comes from `Intl` elsewhere', () => {
    delete (globalThis as WithTemporal).Temporal;
    expect(pageBrowser.getVisitor().timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
});
