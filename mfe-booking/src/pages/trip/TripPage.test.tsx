import { screen, waitFor } from '@testing-library/react';
import { found, makeTrip, refused } from '../../testing/builders.ts';
import { renderPart } from '../../testing/render-page.tsx';
import { TripPage } from './TripPage.tsx';

test('BOOK-12: the mailed link opens the stay, and its token leaves the address', async () => {
  const asked: string[][] = [];
  const open = async (code: string, token: string) => {
    asked.push([code, token]);
    return found(makeTrip());
  };
  const { router } = renderPart(
    <TripPage data={{ type: 'closed', code: 'RST-41827-0612', today: '2026-05-01', phone: '1' }} open={open} />,
    '/trips/RST-41827-0612#secret',
  );
  expect(await screen.findByRole('heading', { level: 1, name: /is yours on June 12/ })).toBeVisible();
  expect(asked).toEqual([['RST-41827-0612', 'secret']]);
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(screen.getByRole('button', { name: /Cancel/ })).toBeVisible();
});

test('BOOK-12: a link that has run out says so and offers a new one', async () => {
  const open = async () => refused('not_found', 404);
  renderPart(
    <TripPage data={{ type: 'closed', code: 'RST-1', today: '2026-05-01', phone: '1' }} open={open} />,
    '/trips/RST-1#old',
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired');
  expect(screen.getByRole('button', { name: 'Email me the link' })).toBeVisible();
});
