import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { found } from '../../testing/builders.ts';
import { renderPart } from '../../testing/render-page.tsx';
import { FindTrip } from './FindTrip.tsx';

test('BOOK-12: the answer never says whether there is such a stay, and wrong fields speak in words', async () => {
  const asked: string[][] = [];
  const mail = async (code: string, email: string) => {
    asked.push([code, email]);
    return found({ sent: true as const });
  };
  const { user } = renderPart(<FindTrip mail={mail} />);
  await user.click(screen.getByRole('button', { name: 'Email me the link' }));
  expect(screen.getByLabelText('Reservation code')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email address is required.');
  await user.type(screen.getByLabelText('Reservation code'), 'RST-1');
  await user.type(screen.getByLabelText('Email'), 'maya@example.com{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent(
    'If this code was booked with maya@example.com, the link is on its way.',
  );
  expect(asked).toEqual([['RST-1', 'maya@example.com']]);
});

test('PLAT-5: without a script the page says that a stay is found with one', () => {
  const html = renderToStaticMarkup(<FindTrip />);
  expect(html).toContain('Opening a stay needs JavaScript.');
});
