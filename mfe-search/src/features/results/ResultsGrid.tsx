import { memo, useEffect } from 'react';
import { useExperiment } from '@roost/shared/experiments';
import { useNavigationType } from '@roost/shared/router';
import { cx, ListingCard, ListingCardSkeleton, ListingGrid, Skeleton, VisuallyHidden } from '@roost/shared/ui';
import type { ListingCardProps } from '@roost/shared/ui';
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
  /** Beside the map there is room for two columns. */
  beside?: boolean;
  /** The home that is open on the map: it is marked. */
  selected?: string | null;
  /** Phones show the map instead, and ask for no picture of the list. */
  isHidden?: boolean;
};

/**
 * The homes of one page. Memoised with plain values: while a filter's results are on their way only the filters change,
 * and of a home that is opened on the map only its card (decision 0186).
 */
export const ResultsGrid = memo(function ResultsGrid({
  cards,
  cameFrom = null,
  beside = false,
  selected = null,
  isHidden = false,
}: Props) {
  const layout = useExperiment('search-card-layout');
  return (
    <>
      <h2>
        <VisuallyHidden>{copy.results.list}</VisuallyHidden>
      </h2>
      <ListingGrid columns={beside ? 2 : 4}>
        {cards.map((card, index) => (
          <ResultItem
            key={card.id}
            card={card}
            isBelow={index >= FIRST_CARDS}
            isMarked={selected === card.id || cameFrom === card.id}
            layout={layout}
            eager={index < EAGER_CARDS && !isHidden}
            sizes={beside ? BESIDE_SIZES : CARD_SIZES}
          />
        ))}
      </ListingGrid>
      {cameFrom !== null && <ScrollTo id={cameFrom} />}
    </>
  );
});

type ItemProps = Required<Pick<ListingCardProps, 'eager' | 'sizes'>> &
  Pick<ListingCardProps, 'layout'> & { card: ResultCard; isBelow: boolean; isMarked: boolean };

/** One home. The heart is another remote's: without it the card is whole. */
const ResultItem = memo(function ResultItem({ card, isBelow, isMarked, ...look }: ItemProps) {
  return (
    <li data-home={card.id} data-below={isBelow ? '' : undefined} className={cx(isMarked && styles.selected)}>
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
        {...look}
        {...(card.rating !== null && card.rating >= FAVORITE.rating && card.reviews >= FAVORITE.reviews
          ? { flag: copy.results.favoriteFlag }
          : {})}
        heart={<CardHeart card={card} />}
      />
    </li>
  );
});

/**
 * Brings a home into view where a link led to it among the results; back and forward put the page where it was. A
 * component of its own: it renders with each navigation.
 */
function ScrollTo({ id }: { id: string }) {
  const arrived = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (arrived) document.querySelector(`[data-home="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'center' });
  }, [arrived, id]);
  return null;
}

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
