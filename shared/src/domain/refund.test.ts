import fc from 'fast-check';
import { addDays } from './dates.ts';
import {
  getOpenUntil,
  getRefundLevels,
  getStayRefundSteps,
  refundCents,
  refundPercent,
  refundTimeline,
  refundTimelineInTwo,
} from './refund.ts';
import { formatRefundRows } from './refund-text.ts';
import { dayIn, getTimeZone } from './time-zone.ts';

const policy = {
  name: 'Moderate' as const,
  steps: [
    { daysBefore: 14, refundPercent: 100 },
    { daysBefore: 7, refundPercent: 50 },
  ],
};

test.each([
  ['2026-06-06', 100],
  ['2026-06-07', 50],
  ['2026-06-13', 50],
  ['2026-06-14', 0],
  ['2026-06-20', 0],
])('BOOK-12: a stay from June 20, cancelled on %s, gives %i %% back', (today, percent) => {
  expect(refundPercent(policy, '2026-06-20', today)).toBe(percent);
  // The order of the steps does not matter.
  expect(refundPercent({ ...policy, steps: policy.steps.toReversed() }, '2026-06-20', today)).toBe(percent);
});

test('BOOK-12: half of an odd amount is rounded half up to the cent', () => {
  expect(refundCents(policy, '2026-06-20', '2026-06-10', 10_001)).toBe(5_001);
});

test('BOOK-12: the timeline is dated, says what counts today, and leaves out what is over', () => {
  expect(refundTimeline(policy, '2026-06-20', '2026-06-01', 10_000)).toEqual([
    { refundPercent: 100, until: '2026-06-06', refundCents: 10_000, current: true },
    { refundPercent: 50, until: '2026-06-13', refundCents: 5_000, current: false },
    { refundPercent: 0, until: null, refundCents: 0, current: false },
  ]);
  expect(
    refundTimeline(policy, '2026-06-20', '2026-06-10', 10_000).map((step) => [step.refundPercent, step.current]),
  ).toEqual([
    [50, true],
    [0, false],
  ]);
  expect(
    refundTimeline(policy, '2026-06-20', '2026-06-19', 10_000).map((step) => [step.refundPercent, step.current]),
  ).toEqual([[0, true]]);
});

test.each([
  ['United States', 'California', -120, 'America/Los_Angeles'],
  ['United States', 'Florida', -86.35, 'America/Chicago'],
  ['United States', 'Florida', -81, 'America/New_York'],
  ['United States', 'Tennessee', -83.5, 'America/New_York'],
  ['United States', 'South Dakota', -103.7, 'America/Denver'],
  ['United States', 'Hawaii', -156, 'Pacific/Honolulu'],
  ['France', null, 5, 'Europe/Paris'],
  ['Canada', 'British Columbia', -122.9, 'America/Vancouver'],
  ['Japan', null, 139.7, 'Etc/GMT-9'],
  [null, null, -81, 'America/New_York'],
])('BOOK-12: %s, %s at %d has the clock of %s', (country, state, lng, zone) => {
  expect(getTimeZone({ country, state, location: { lng } })).toBe(zone);
});

test('BOOK-12: days are counted where the home is', () => {
  const instant = new Date('2026-06-07T05:00:00Z');
  expect([dayIn('America/Los_Angeles', instant), dayIn('Europe/Paris', instant), dayIn('Etc/GMT-9', instant)]).toEqual([
    '2026-06-06',
    '2026-06-07',
    '2026-06-07',
  ]);
});

test.each<[string, [number, number][], [number, number][]]>([
  [
    'a longer notice that gives no more has no deadline',
    [
      [30, 50],
      [14, 100],
    ],
    [[14, 100]],
  ],
  [
    'equal notices count once, the better one',
    [
      [14, 50],
      [14, 100],
    ],
    [[14, 100]],
  ],
  [
    'steps of nothing are no steps',
    [
      [30, 0],
      [14, -10],
    ],
    [],
  ],
  ['nothing gives back more than was paid', [[14, 150]], [[14, 100]]],
  ['no deadline lies after check-in', [[-3, 50]], [[0, 50]]],
])('BOOK-12 TRUE-2: %s', (_name, steps, levels) => {
  const toSteps = (pairs: [number, number][]) =>
    pairs.map(([daysBefore, refundPercent]) => ({ daysBefore, refundPercent }));
  expect(getRefundLevels({ steps: toSteps(steps) })).toEqual(toSteps(levels));
});

describe('BOOK-13 TRUE-2: a stay whose second part is not charged yet', () => {
  const stay = {
    refundTerms: { policy, timeZone: 'UTC' },
    startDate: '2026-06-20',
    totalCents: 10_000,
    paidCents: 3_000,
    rest: { amountCents: 7_000, on: '2026-05-20', declines: 0, payBy: '2026-05-25' },
  };

  test('before the charge what was paid comes back and nothing more is charged; after it a share of both parts', () => {
    const today = '2026-04-01';
    expect(formatRefundRows(getStayRefundSteps(stay, today), { today, totalCents: 10_000 })).toMatchObject([
      { when: 'Until May 19, 11:59 PM', what: 'Full refund, $30.00; the other $70.00 isn’t charged', current: true },
      { when: 'May 20 to Jun 6', what: 'Full refund, $100.00', current: false },
      { when: 'Jun 7 to Jun 13', what: '50% refund, $50.00', current: false },
      { when: 'After Jun 13', what: 'No refund', current: false },
    ]);
    const { rest: _rest, ...paid } = stay;
    expect(getStayRefundSteps({ ...paid, paidCents: 10_000 }, today)).toEqual(
      refundTimeline(policy, stay.startDate, today, 10_000),
    );
    expect(getStayRefundSteps({ ...stay, refundTerms: undefined }, today)).toEqual([]);
  });

  test('one whose charge was declined is open on the day itself, and until the last day to pay when no charge comes', () => {
    expect(getOpenUntil({ on: '2026-05-20', payBy: '2026-05-25' }, '2026-05-20')).toBe('2026-05-20');
    expect(getOpenUntil({ on: '2026-05-20', payBy: '2026-05-25' }, '2026-05-22')).toBe('2026-05-22');
    expect(getOpenUntil({ on: null, payBy: '2026-05-25' }, '2026-05-22')).toBe('2026-05-25');
  });

  test('on every day the step of that day is what the rule of refunds gives back', () => {
    const day = fc.integer({ min: 0, max: 80 });
    fc.assert(
      fc.property(day, day, fc.integer({ min: 1, max: 90_000 }), (notice, openDays, restCents) => {
        const checkIn = '2026-06-20';
        const today = addDays(checkIn, -notice);
        const openUntil = addDays(today, openDays);
        const steps = refundTimelineInTwo({ policy, checkIn, today, paidCents: 3_000, restCents, openUntil });
        expect(steps.filter(({ current }) => current)).toEqual([steps[0]]);
        for (let date = today; date <= checkIn; date = addDays(date, 1)) {
          const step = steps.find(({ until }) => until === null || date <= until);
          const open = date <= openUntil;
          expect(step?.notChargedCents).toBe(open ? restCents : undefined);
          expect(step?.refundCents).toBe(refundCents(policy, checkIn, date, open ? 3_000 : 3_000 + restCents));
        }
      }),
    );
  });
});
