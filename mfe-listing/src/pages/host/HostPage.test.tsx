import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '@roost/shared/testing/memory-router';
import { LISTING } from '../../testing/listing-data.ts';
import { HostPage } from './HostPage.tsx';
import type { HostData } from './load.ts';

const [review] = LISTING.reviews;
if (!review) throw new Error('no review');
const DATA: HostData = {
  profile: {
    host: { id: 'h-1', name: 'Hana and Maeve', since: 2014, responseHours: 2, languages: [] },
    homes: 2,
    reviews: 41,
    rating: 4.9,
    listings: [],
    latest: [{ ...review, listingId: '1', headline: 'A house by the lake', path: '/vacation-rentals/1' }],
    page: 1,
    pages: 1,
    replies: null,
  },
};

test('LIST-8: a host is shown by initial and name, and replies to reviews are told by that name', () => {
  const router = createMemoryRouter([{ path: '*', element: <HostPage data={DATA} /> }], {
    initialEntries: ['/hosts/h-1'],
  });
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Hana and Maeve' })).toBeVisible();
  expect(screen.getByText('H')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('4.9 of 5 from 41 reviews of 2 homes')).toBeVisible();
  const reviews = within(screen.getByRole('region', { name: '41 reviews of 2 homes' }));
  expect(reviews.getByRole('link', { name: 'A house by the lake' })).toBeVisible();
  expect(reviews.getByText('Response from Hana and Maeve:')).toBeVisible();
});
