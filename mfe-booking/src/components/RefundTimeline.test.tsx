import { render, screen } from '@testing-library/react';
import { formatRefundRows } from '@roost/shared/domain/refund-text';
import type { RefundStep } from '@roost/shared/contracts/trips';
import { RefundTimeline } from './RefundTimeline.tsx';

const nothing: RefundStep = { until: null, refundPercent: 0, refundCents: 0, current: true };
const show = (steps: RefundStep[]) =>
  render(<RefundTimeline rows={formatRefundRows(steps, { today: '2026-06-01', totalCents: 10_000 })} />);

test('TRUE-2: where nothing comes back any more, no deadline is spoken of', () => {
  show([nothing]);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Whenever you cancelNo refund$/);
  expect(screen.queryByText(/Deadlines/)).not.toBeInTheDocument();
});

test('TRUE-2: deadlines are those of the home, and the step of today is marked', () => {
  show([
    { until: '2026-06-05', refundPercent: 100, refundCents: 10_000, current: true },
    { ...nothing, current: false },
  ]);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Until Jun 5, 11:59 PM TodayFull refund, $100.00');
  expect(screen.getByText('Deadlines are in the home’s local time.')).toBeVisible();
});
