import type { ResultCard } from './result-card.ts';

/** What the heart of a card saves. The favorite event has the price the guest saw, in currency units (ANLT-3). */
export function favoriteOf(card: ResultCard) {
  const imageUrl = card.photos[0]?.url;
  return {
    objectID: card.id,
    headline: card.headline,
    price: (card.price.totalCents ?? card.price.averageCents) / 100,
    ...(imageUrl ? { imageUrl } : {}),
  };
}
