import type { ReactNode } from 'react';
import { AppLink } from '../link/AppLink.tsx';
import { PhotoCarousel } from '../carousel/PhotoCarousel.tsx';
import type { Hit } from '../../contracts/index-record.ts';
import type { ShownPrice } from '../../domain/price.ts';
import type { CarouselPhoto } from '../carousel/PhotoCarousel.tsx';
import { Price } from '../price/Price.tsx';
import { Rating } from '../rating/Rating.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { cx } from '../cx.ts';
import { showValue } from '../../domain/shown-words.ts';
import { addDays, formatDay, formatDayRange, formatWeekday } from '../../domain/dates.ts';
import { phoneSizes } from '../../domain/images.ts';
import { wrapHeadline } from '../../domain/wrap-headline.ts';
import { uiTexts } from '../ui-texts.ts';
import { asWritten } from '../../texts/index.ts';
import { carryPhoto, takePhotoBack } from './carried-photo.ts';
import styles from './ListingCard.module.css';

export type ListingCardProps = {
  /** The listing's page, with the stay in its query. */
  href: string;
  headline: string;
  propertyType: string;
  /** Town or region: "Lake Tahoe". */
  place: string;
  photos: readonly CarouselPhoto[];
  bedrooms: number;
  bathrooms: number;
  sleeps: number;
  rating: number | null | undefined;
  reviews: number;
  price?: ShownPrice;
  /** The season in which guests come on one weekday only, for a guest who has not chosen dates. */
  turnover?: Hit['Turnover'];
  /** The heart: `<RemoteSlot name="mfe-favorites/FavoriteButton" …/>`. */
  heart?: ReactNode;
  /** At most two words in the corner: "Guest favorite", "New". */
  flag?: string;
  /** `gone`: greyed, no longer to be booked. */
  state?: 'gone';
  /** What leads below the photo: the home's name (by default), or its price. */
  layout?: 'home-first' | 'price-first';
  /** True for the cards in the first screen: their picture loads at once. */
  eager?: boolean;
  /** Layout width of the picture, when the grid is not the ordinary one. */
  sizes?: string;
};

const GRID_SIZES = `(min-width: 1200px) 20rem, (min-width: 900px) 31vw, (min-width: 600px) 46vw, ${phoneSizes(92)}`;

/** A home in a list: one link that covers the card, photos to turn, the heart as a button of its own after the link. */
export function ListingCard(props: ListingCardProps) {
  const {
    href,
    headline,
    propertyType,
    place,
    photos,
    bedrooms,
    bathrooms,
    sleeps,
    rating,
    reviews,
    price,
    turnover,
    heart,
    flag,
    state,
    layout,
    eager = false,
    sizes = GRID_SIZES,
  } = props;
  const words = uiTexts.card;
  const rooms = bedrooms === 0 ? words.studio : words.bedrooms(bedrooms);
  const priceFirst = layout === 'price-first';
  const cost = price && <Price className={styles.price} {...price} />;
  const top = (
    <div className={styles.top}>
      <span className={styles.kind}>{`${showValue(propertyType)} · ${place}`}</span>
      <Rating value={rating} {...(rating ? { count: reviews } : {})} />
    </div>
  );
  // One text each: parts of a line are texts of their own, and those that stand behind another move when the type
  // comes.
  return (
    <article
      className={cx(styles.card, state === 'gone' && styles.gone)}
      ref={(card) => {
        takePhotoBack(card, href);
      }}
    >
      <div className={cx(styles.body, priceFirst && styles.priceFirst)}>
        {priceFirst ? cost : top}
        <h3 className={styles.headline} {...asWritten()}>
          <AppLink href={href} carry={carryPhoto} title={headline}>
            {wrapHeadline(headline)}
          </AppLink>
        </h3>
        {priceFirst && top}
        <p className={styles.facts}>{`${words.sleeps(sleeps)} · ${rooms} · ${words.baths(bathrooms)}`}</p>
        {!priceFirst && cost}
        {turnover && <p className={styles.facts}>{formatTurnoverNote(turnover)}</p>}
      </div>
      <div className={styles.photo}>
        <PhotoCarousel photos={photos} sizes={sizes} label={headline} priority={eager} href={href} />
        {flag && <span className={styles.flag}>{flag}</span>}
        {heart && <div className={styles.heart}>{heart}</div>}
      </div>
    </article>
  );
}

/** Any Sunday. */
const SUNDAY = '2026-01-04';

/** `Saturday check-in only, May 30 – Sep 4`. */
function formatTurnoverNote({ weekday, from, to }: NonNullable<Hit['Turnover']>): string {
  const { checkIn, from: since } = uiTexts.card;
  return checkIn(formatWeekday(addDays(SUNDAY, weekday)), to ? formatDayRange(from, to) : since(formatDay(from)));
}

/** The shape of a card while the list loads. */
export function ListingCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.body}>
        <Skeleton width="60%" height="1.3rem" />
        <div className={styles.nameSkeleton}>
          <Skeleton width="90%" height="1.45rem" />
        </div>
        <Skeleton width="70%" height="1.3rem" />
        <Skeleton width="45%" height="1.5rem" />
      </div>
      <div className={styles.photo}>
        <Skeleton height="100%" />
      </div>
    </div>
  );
}
