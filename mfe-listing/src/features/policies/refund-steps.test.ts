import type { CancellationPolicy } from '@roost/shared/contracts/listing';
import { getRefundSteps, formatRefund } from './refund-steps.ts';

const MODERATE: CancellationPolicy = {
  name: 'Moderate',
  steps: [
    { daysBefore: 7, refundPercent: 50 },
    { daysBefore: 14, refundPercent: 100 },
  ],
};

describe('cancellation', () => {
  test.each<[string, CancellationPolicy, string | null, string, [number, string][]]>([
    [
      'without dates, in days',
      MODERATE,
      null,
      '2026-05-01',
      [
        [100, 'until 14 days before check-in'],
        [50, 'until 7 days before check-in'],
        [0, 'after that'],
      ],
    ],
    [
      'with dates, longest notice first',
      MODERATE,
      '2026-06-12',
      '2026-05-01',
      [
        [100, 'until May 29, 2026'],
        [50, 'until Jun 5, 2026'],
        [0, 'after that'],
      ],
    ],
    [
      'steps that have passed are left out, the last day still counts',
      MODERATE,
      '2026-06-12',
      '2026-06-05',
      [
        [50, 'until Jun 5, 2026'],
        [0, 'after that'],
      ],
    ],
    ['too late', MODERATE, '2026-06-12', '2026-06-11', [[0, 'at any time']]],
    [
      'no refund at all',
      { name: 'Strict', steps: [{ daysBefore: 0, refundPercent: 0 }] },
      null,
      '2026-05-01',
      [[0, 'at any time']],
    ],
  ])('LIST-1: %s', (_name, policy, checkIn, today, expected) => {
    expect(getRefundSteps(policy, checkIn, today).map((step) => [step.percent, step.when])).toEqual(expected);
  });

  test.each([
    [100, 'Full refund'],
    [50, 'Half back'],
    [30, '30% back'],
    [0, 'No refund'],
  ])('%i percent is "%s"', (percent, words) => {
    expect(formatRefund(percent)).toBe(words);
  });
});
