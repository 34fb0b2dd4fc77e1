import { bakeMinutes, describeAudit } from './registry-words.ts';

const RECORD = { revision: 2, at: '2026-11-28T03:00:00Z', who: 'ann', action: 'promote', commit: null, reason: null };

test('PLAT-9: the audit says what a change was before and after, and that one changed nothing', () => {
  const share = (version: string, traffic: number) => ({ version, traffic, withdrawn: false });
  const changes = { 'mfe-a': { before: [share('1.0.0', 100)], after: [share('1.0.1', 100)] } };
  const records = [
    { ...RECORD, changes },
    { ...RECORD, changes: {} },
  ] as unknown as Parameters<typeof describeAudit>[0];
  expect(describeAudit(records)).toEqual([
    '2  2026-11-28T03:00:00Z  promote  by ann',
    '  mfe-a: 1.0.0 100 % → 1.0.1 100 %',
    '2  2026-11-28T03:00:00Z  promote  by ann',
    '  no share changed',
  ]);
});

test('PLAT-3: a step lasts half an hour where nothing is said, and a day at most', () => {
  expect([undefined, '0', '1440'].map(bakeMinutes)).toEqual([30, 0, 1440]);
  expect(() => bakeMinutes('ten')).toThrow('--bake takes a whole number, not "ten".');
  expect(() => bakeMinutes('1441')).toThrow('--bake takes at most 1440 minutes (a day), not 1441.');
});
