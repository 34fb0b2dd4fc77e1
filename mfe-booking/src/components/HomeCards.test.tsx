import { render, screen } from '@testing-library/react';
import { MemoryRouter } from '@roost/shared/testing/memory-router';
import type { ListingSummary } from '@roost/shared/contracts/listing';
import type { FavoriteButtonProps } from '@roost/shared/contracts/slots';
import { FederationProvider } from '@roost/shared/federation';
import { createStaticRuntime } from '@roost/shared/federation/runtime';
import { HomeCards } from './HomeCards.tsx';

const home = {
  id: '7',
  headline: 'Cabin by the creek',
  photos: [{ url: '/7.jpg' }],
  averagePerNightCents: 20_600,
  averageRating: null,
  numberOfReviews: 0,
} as unknown as ListingSummary;

test('FAV-1: a home that is offered instead has a heart, as every card has', async () => {
  const hearts: FavoriteButtonProps[] = [];
  const FavoriteButton = (props: FavoriteButtonProps) => {
    hearts.push(props);
    return <button type="button">Save {props.listing.headline}</button>;
  };
  render(
    <FederationProvider value={createStaticRuntime({ 'mfe-favorites/FavoriteButton': { FavoriteButton } })}>
      <MemoryRouter>
        <HomeCards homes={[home]} />
      </MemoryRouter>
    </FederationProvider>,
  );
  expect(await screen.findByRole('button', { name: 'Save Cabin by the creek' })).toBeVisible();
  const listing = { objectID: '7', headline: home.headline, price: 206, imageUrl: '/7.jpg' };
  expect(hearts[0]).toEqual({ listing, initiatedFrom: 'booking', appearance: 'photo' });
});
