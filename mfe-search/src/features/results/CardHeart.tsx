import { RemoteSlot } from '@roost/shared/federation';
import { toFavorite } from '../../api/result-card.ts';
import type { ResultCard } from '../../api/result-card.ts';

/** The heart of a card in the results, another remote's. */
export function CardHeart({ card }: { card: ResultCard }) {
  return (
    <RemoteSlot
      name="mfe-favorites/FavoriteButton"
      props={{ listing: toFavorite(card), initiatedFrom: 'search', appearance: 'photo' }}
      fallback={null}
    />
  );
}
