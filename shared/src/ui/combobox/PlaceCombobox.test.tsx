import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlaceCombobox } from './PlaceCombobox.tsx';
import type { PlaceItem } from './places.ts';
import { matchParts } from './places.ts';

const GROUPS = [
  { title: 'Places', items: [{ id: 'a', text: 'Lake Tahoe, California', kind: 'Lake' }, { id: 'b', text: 'Lake Placid, New York', kind: 'Town' }] },
  { title: 'Recent', items: [{ id: 'c', text: 'Moab, Utah', detail: 'Jun 12 – 16' }] },
];

function Field({ onSelect, onSubmit, groups = GROUPS }: { onSelect?: (item: PlaceItem) => void; onSubmit?: (query: string) => void; groups?: typeof GROUPS }) {
  const [value, setValue] = useState('Lake');
  return (
    <form onSubmit={(event) => { event.preventDefault(); onSubmit?.(value); }}>
      <PlaceCombobox label="Where" name="query" value={value} onChange={setValue} onSelect={(item) => onSelect?.(item)} groups={groups} emptyText="No places match." />
      <button type="submit">Search</button>
    </form>
  );
}

describe('PlaceCombobox', () => {
  test('SRCH-17: arrows walk the suggestions while the field keeps the focus, Enter takes one', async () => {
    const user = userEvent.setup();
    const taken: string[] = [];
    const sent: string[] = [];
    render(<Field onSelect={(item) => taken.push(item.id)} onSubmit={(query) => sent.push(query)} />);
    const field = screen.getByRole('combobox', { name: 'Where' });
    await user.click(field);
    expect(field).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
    const last = screen.getByRole('option', { name: /Moab/ });
    expect(last).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', last.id);
    expect(field).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(taken).toEqual(['c']);
    expect(sent).toEqual([]);
    expect(field).toHaveValue('Moab, Utah');
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  test('SRCH-17: Enter with nothing marked searches for what was typed', async () => {
    const user = userEvent.setup();
    const sent: string[] = [];
    render(<Field onSubmit={(query) => sent.push(query)} />);
    await user.type(screen.getByRole('combobox'), ' Como{Enter}');
    expect(sent).toEqual(['Lake Como']);
  });

  test('a press takes a suggestion', async () => {
    const user = userEvent.setup();
    render(<Field />);
    await user.click(screen.getByRole('combobox'));
    await user.click(screen.getByRole('option', { name: /Lake Placid/ }));
    expect(screen.getByRole('combobox')).toHaveValue('Lake Placid, New York');
  });

  test('Esc clears, then closes; leaving closes', async () => {
    const user = userEvent.setup();
    render(<Field />);
    const field = screen.getByRole('combobox');
    await user.click(field);
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  test('no suggestions are said', async () => {
    const user = userEvent.setup();
    render(<Field groups={[]} />);
    await user.click(screen.getByRole('combobox'));
    expect(screen.getByRole('status')).toHaveTextContent('No places match.');
  });

  test.each([
    ['Lake Tahoe', 'tah', { before: 'Lake ', match: 'Tah', after: 'oe' }],
    ['Lake Tahoe', '', { before: 'Lake Tahoe', match: '', after: '' }],
    ['Moab', 'lake', { before: 'Moab', match: '', after: '' }],
  ])('the typed letters of %s for "%s" are set apart', (text, typed, parts) => {
    expect(matchParts(text, typed)).toEqual(parts);
  });
});
