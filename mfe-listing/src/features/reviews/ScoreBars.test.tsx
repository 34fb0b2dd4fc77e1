import { render, screen } from '@testing-library/react';
import { ScoreBars } from './ScoreBars.tsx';

test('TALK-2, TRUE-1: a topic that nobody has rated has no bar', () => {
  render(<ScoreBars scores={{ cleanliness: 5, location: 4 }} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Cleanliness5.0', 'Location4.0']);
});
