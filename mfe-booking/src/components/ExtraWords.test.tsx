import { render } from '@testing-library/react';
import type { OptionalItem } from '@roost/shared/contracts/booking';
import { ExtraWords } from './ExtraWords.tsx';

const firewood: OptionalItem = {
  id: 'firewood',
  label: 'Firewood',
  description: 'A dry bundle for a fire every evening.',
  unit: 'night',
  priceCents: 1_200,
  amountCents: 4_800,
  selected: false,
};

test('BOOK-4, STAY-2: an extra says what one costs where its amount is of several', () => {
  const { container, rerender } = render(<ExtraWords item={firewood} />);
  expect(container).toHaveTextContent('A dry bundle for a fire every evening. $12.00 a night.');
  rerender(<ExtraWords item={{ ...firewood, amountCents: 1_200 }} />);
  expect(container).toHaveTextContent(/^A dry bundle for a fire every evening\.$/);
});
