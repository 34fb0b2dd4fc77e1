import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarFooter } from './CalendarFooter.tsx';
import { RangeCalendar } from './RangeCalendar.tsx';
import type { DayRule } from './day-rule.ts';
import type { DraftDates } from '../../domain/stay.ts';

const TODAY = '2026-06-03';
/** Two nights minimum, the 10th is taken, the 9th only ends a stay. */
const rule: DayRule = (date, start) => {
  if (date === '2026-06-10') return { state: 'unavailable' };
  if (date === '2026-06-09' && start === null) return { state: 'checkOutOnly', why: 'Check-out only' };
  if (start !== null && date === '2026-06-13') return { state: 'blocked', why: '2 nights minimum from Jun 12.' };
  return { state: 'open' };
};

function Calendar({
  initial = { checkIn: null, checkOut: null },
  onChange,
}: {
  initial?: DraftDates;
  onChange?: (range: DraftDates) => void;
}) {
  const [value, setValue] = useState<DraftDates>(initial);
  return (
    <RangeCalendar
      value={value}
      onChange={(range) => {
        setValue(range);
        onChange?.(range);
      }}
      today={TODAY}
      rule={rule}
      legend
    />
  );
}

const day = (words: RegExp) => screen.getByRole('button', { name: words });

describe('RangeCalendar', () => {
  test('LIST-3: a check-in and a check-out are chosen, and said', async () => {
    const user = userEvent.setup();
    const changes: DraftDates[] = [];
    render(<Calendar onChange={(range) => changes.push(range)} />);
    await user.click(day(/June 12, 2026/));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Jun 12 check-in. Choose check-out. 2 nights minimum from Jun 12.',
    );
    await user.click(day(/June 16, 2026/));
    expect(changes.at(-1)).toEqual({ checkIn: '2026-06-12', checkOut: '2026-06-16' });
    expect(day(/June 12, 2026, check-in/)).toBeInTheDocument();
    expect(day(/June 16, 2026, check-out/)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('June 12, 2026 to June 16, 2026.');
  });

  test('LIST-3: it opens at the first month with a day to choose; earlier months can be looked at', async () => {
    const taken: DayRule = (date) => ({ state: date < '2026-08-20' ? 'unavailable' : 'open' });
    render(
      <RangeCalendar value={{ checkIn: null, checkOut: null }} onChange={() => undefined} today={TODAY} rule={taken} />,
    );
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'August 2026',
      'September 2026',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Earlier months' }));
    expect(screen.getAllByRole('heading')[0]).toHaveTextContent('July 2026');
  });

  test('LIST-3: where nothing is free it opens at today', () => {
    const taken: DayRule = () => ({ state: 'unavailable' });
    render(
      <RangeCalendar value={{ checkIn: null, checkOut: null }} onChange={() => undefined} today={TODAY} rule={taken} />,
    );
    expect(screen.getAllByRole('heading')[0]).toHaveTextContent('June 2026');
  });

  test('LIST-3: a day below the minimum stay cannot be pressed but takes the focus and says why', async () => {
    const user = userEvent.setup();
    const changes: DraftDates[] = [];
    render(<Calendar initial={{ checkIn: '2026-06-12', checkOut: null }} onChange={(range) => changes.push(range)} />);
    const blocked = day(/June 13, 2026/);
    await user.click(blocked);
    expect(changes).toEqual([]);
    expect(blocked).toHaveAttribute('aria-disabled', 'true');
    expect(blocked).toHaveAccessibleDescription('2 nights minimum from Jun 12.');
  });

  test('LIST-3: a taken day is no button, a check-out only day explains itself', () => {
    render(<Calendar />);
    expect(screen.queryByRole('button', { name: /June 10, 2026/ })).not.toBeInTheDocument();
    expect(day(/June 9, 2026/)).toHaveAccessibleDescription('Check-out only');
  });

  test('a day before the check-in starts anew, the check-in itself takes it back', async () => {
    const user = userEvent.setup();
    const changes: DraftDates[] = [];
    render(<Calendar initial={{ checkIn: '2026-06-12', checkOut: null }} onChange={(range) => changes.push(range)} />);
    await user.click(day(/June 5, 2026/));
    await user.click(day(/June 5, 2026/));
    expect(changes).toEqual([
      { checkIn: '2026-06-05', checkOut: null },
      { checkIn: null, checkOut: null },
    ]);
  });

  test('UI-5: one tab stop; arrows, Home, End and Page keys move over what can take the focus', async () => {
    const user = userEvent.setup();
    render(<Calendar initial={{ checkIn: '2026-06-12', checkOut: '2026-06-16' }} />);
    for (let press = 0; press < 2; press += 1) await user.tab();
    expect(day(/June 12, 2026/)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(day(/June 13, 2026/)).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(day(/June 6, 2026/)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(day(/June 9, 2026/)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(day(/June 11, 2026/)).toHaveFocus();
    await user.keyboard('{End}');
    expect(day(/June 13, 2026/)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(day(/June 7, 2026/)).toHaveFocus();
    await user.keyboard('{PageDown}{PageDown}');
    expect(day(/August 7, 2026/)).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'August 2026' })).toBeInTheDocument();
    expect(
      screen.getAllByRole('button').filter((button) => button.dataset.date !== undefined && button.tabIndex === 0),
    ).toHaveLength(1);
  });

  test('months turn and stop at today', async () => {
    const user = userEvent.setup();
    render(<Calendar />);
    expect(screen.getByRole('button', { name: 'Earlier months' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Later months' }));
    expect(screen.getByRole('heading', { name: 'August 2026' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Earlier months' }));
    expect(
      within(screen.getByRole('grid', { name: 'June 2026' })).queryByRole('button', { name: /June 2, 2026/ }),
    ).not.toBeInTheDocument();
  });

  test('stands in the HTML of the server, with no clock of its own', () => {
    const html = renderToString(
      <RangeCalendar
        value={{ checkIn: '2026-06-12', checkOut: '2026-06-16' }}
        onChange={() => undefined}
        today={TODAY}
      />,
    );
    expect(html).toContain('June 2026');
    expect(html).toContain('Friday, June 12, 2026, check-in');
  });
});

test('LIST-3, UI-5: in a dialog the arrows work at once', async () => {
  render(
    <RangeCalendar value={{ checkIn: null, checkOut: null }} onChange={() => undefined} today={TODAY} takeFocus />,
  );
  expect(screen.getByRole('button', { name: /June 3, 2026/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: /June 4, 2026/ })).toHaveFocus();
});

describe('CalendarFooter', () => {
  const footer = (checkIn: string | null, emptyLabel?: string) => {
    const apply = jest.fn();
    render(
      <CalendarFooter
        value={{ checkIn, checkOut: null }}
        onClear={() => undefined}
        onApply={apply}
        {...(emptyLabel === undefined ? {} : { emptyLabel })}
      />,
    );
    return apply;
  };

  test.each([
    ['nothing', null, 'Choose a check-in first'],
    ['a check-in alone', '2026-06-12', 'Choose a check-out first'],
  ])('SRCH-16: with %s there are no dates to use', async (_name, checkIn, why) => {
    const apply = footer(checkIn);
    const button = screen.getByRole('button', { name: 'Use these dates' });
    expect(button).toHaveAccessibleDescription(why);
    await userEvent.click(button);
    expect(apply).not.toHaveBeenCalled();
  });

  test('SRCH-16: where a stay may be left open, the button says so', async () => {
    const apply = footer(null, 'Any dates');
    await userEvent.click(screen.getByRole('button', { name: 'Any dates' }));
    expect(apply).toHaveBeenCalledTimes(1);
  });
});
