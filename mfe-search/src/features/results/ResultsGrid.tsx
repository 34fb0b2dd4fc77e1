import { memo, useEffect, useRef } from 'react';
import { useExperiment } from '@roost/shared/experiments';
import { useNavigationType } from '@roost/shared/router';
import { cx, ListingCard, ListingCardSkeleton, ListingGrid, Skeleton, VisuallyHidden } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { BESIDE_SIZES, CARD_SIZES } from './card-sizes.ts';
import { getPhotos } from '../../api/result-card.ts';
import type { ResultCard } from '../../api/result-card.ts';
import { CardHeart } from './CardHeart.tsx';
import styles from './ResultsGrid.module.css';

/**
 * Cards whose picture is asked for with the page. A phone shows one; on wide screens the browser asks for the others as
 * soon as they have their place.
 */
const EAGER_CARDS = 1;
/** Cards that a phone has in its first screen; the others are laid out after that. */
const FIRST_CARDS = 2;
const SKELETON_CARDS = 12;
/** A home that most of many guests praise. */
const FAVORITE = { rating: 4.9, reviews: 100 };

type Props = {
  cards: readonly ResultCard[];
  /** The home the guest comes back from: it is marked and brought into view. */
  cameFrom?: string | null;
  /**
   * Beside the map there is room for two columns, and the home that is open on the map is marked. `isHidden`: phones
   * show the map instead, and ask for no picture of the list.
   */
  beside?: { selected: string | null; isHidden: boolean } | null;
};

/**
 * The homes of one page. The heart is another remote's: without it the card is whole. Memoised: while a filter's
 * results are on their way only the filters change.
 */
export const ResultsGrid = memo(function ResultsGrid({ cards, cameFrom = null, beside = null }: Props) {
  const layout = useExperiment('search-card-layout');
  const arrived = useNavigationType() === 'PUSH';
  const marked = useRef<HTMLLIElement>(null);
  // Back and forward put the page where it was; only a link to a home among the results looks for it.
  useEffect(() => {
    if (arrived && cameFrom !== null) marked.current?.scrollIntoView({ block: 'center' });
  }, [arrived, cameFrom]);
  return (
    <>
      <h2>
        <VisuallyHidden>{copy.results.list}</VisuallyHidden>
      </h2>
      <ListingGrid columns={beside ? 2 : 4}>
        {cards.map((card, index) => (
          <li
            key={card.id}
            data-home={card.id}
            data-below={index < FIRST_CARDS ? undefined : ''}
            className={cx((beside?.selected === card.id || cameFrom === card.id) && styles.selected)}
            ref={cameFrom === card.id ? marked : null}
          >
            <ListingCard
              href={card.href}
              headline={card.headline}
              propertyType={card.propertyType}
              place={card.place}
              photos={getPhotos(card)}
              bedrooms={card.bedrooms}
              bathrooms={card.bathrooms}
              sleeps={card.sleeps}
              rating={card.rating}
              reviews={card.reviews}
              price={card.price}
              {...(card.turnover && { turnover: card.turnover })}
              layout={layout}
              eager={index < EAGER_CARDS && !beside?.isHidden}
              sizes={beside ? BESIDE_SIZES : CARD_SIZES}
              {...(card.rating !== null && card.rating >= FAVORITE.rating && card.reviews >= FAVORITE.reviews
                ? { flag: copy.results.favoriteFlag }
                : {})}
              heart={<CardHeart card={card} />}
            />
          </li>
        ))}
      </ListingGrid>
    </>
  );
});

/** The shape of the page while another place is searched. */
export function ResultsSkeleton() {
  return (
    <div>
      <VisuallyHidden>
        <p role="status">{copy.results.loading}</p>
      </VisuallyHidden>
      <div className={styles.skeletonHeading}>
        <Skeleton width="18rem" height="2.25rem" />
        <Skeleton width="24rem" height="1.1rem" />
      </div>
      <ListingGrid aria-hidden="true">
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <li key={index}>
            <ListingCardSkeleton />
          </li>
        ))}
      </ListingGrid>
    </div>
  );
}
