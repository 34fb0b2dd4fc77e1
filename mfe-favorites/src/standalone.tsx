/**
 * mfe-favorites alone: `npm run dev -- mfe-favorites` serves it. Two homes with a heart, the header's link, the page.
 */
import '@roost/shared/ui/base.css';
import { runAlone } from '@roost/shared/testing/alone';
import { Wrap } from '@roost/shared/ui';
import { FavoriteButton } from './components/FavoriteButton.tsx';
import { FavoritesLink } from './slots/FavoritesLink.tsx';
import { routes } from './routes.tsx';

const HOMES = [
  { objectID: '10001', headline: 'A home that may exist' },
  { objectID: 'none', headline: 'A home that left' },
];

runAlone({
  parts: routes.map((route) => ({ path: '/favorites', route })),
  start: '/favorites',
  around: () => (
    <Wrap>
      <FavoritesLink />
      {HOMES.map((listing) => (
        <p key={listing.objectID}>
          <FavoriteButton listing={listing} initiatedFrom="listing" appearance="plain" /> {listing.headline}
        </p>
      ))}
    </Wrap>
  ),
});
