import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useReadersDay } from './use-readers-day.ts';

function Day({ at }: { at: string }) {
  return <p>{useReadersDay()(at)}</p>;
}

test('TRUE-1, SAFE-12: a device was used on the day of the reader, also when it is the next day in UTC', () => {
  const offset = jest.spyOn(Date.prototype, 'getDate').mockReturnValue(27);
  render(<Day at="2026-11-28T02:50:00Z" />);
  expect(screen.getByText('Nov 27, 2026')).toBeVisible();
  offset.mockRestore();
  expect(renderToString(<Day at="2026-11-28T02:50:00Z" />)).toContain('Nov 28, 2026');
});
