import { render, screen } from '@testing-library/react';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import { createMemoryRouter, RouterProvider } from '@roost/shared/testing/memory-router';
import { CallFacts } from './CallFacts.tsx';

const show = (path: string) => {
  const getListing = async () => ({
    ok: true as const,
    value: { type: 'found' as const, listing: { headline: 'Waterline House' } as ListingDetail },
  });
  const element = <CallFacts getListing={getListing} />;
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />);
};

test('PLAT-5: where booking is down, the home, its number, the dates and the guests can be read out', async () => {
  show('/booking?listingId=41827&startDate=2027-01-28&endDate=2027-02-01&adults=2');
  expect(await screen.findByText('Waterline House')).toBeVisible();
  expect(screen.getByText(/Home 41827 · Jan 28, 2027 – Feb 1, 2027 · 2 guests/)).toBeVisible();
});

test('PLAT-5: an address without a home has nothing to read out', () => {
  expect(show('/trips').container).toBeEmptyDOMElement();
});
