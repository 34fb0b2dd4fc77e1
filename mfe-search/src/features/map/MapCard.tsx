import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { RemoteSlot } from '@roost/shared/federation';
import { AppLink, Button, cx, IconButton, Picture, Price, Rating, Skeleton, VisuallyHidden } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { toFavorite } from '../../api/result-card.ts';
import type { ResultCard } from '../../api/result-card.ts';
import { showValue } from '@roost/shared/domain/shown-words';
import { asWritten } from '@roost/shared/texts';
import styles from './MapCard.module.css';
import type { OpenCard } from './use-open-card.ts';
import { useSwipe } from './use-swipe.ts';

const words = copy.map;

/** Going from the open home to its neighbors in the list: on narrow maps, where pins are small and close. */
export type Turn = { at: number; of: number; by: (step: 1 | -1) => void };

export type MapCardProps = {
  open: OpenCard;
  headline: string;
  /** Opened by keyboard: the focus goes to the card's link when it is there. */
  takeFocus: boolean;
  /** Docks the window at the map's edge with buttons for the neighbors; without it the parent places the window. */
  turn?: Turn;
  onClose: () => void;
  onRetry: () => void;
};

/** The window of the home that is open on the map. Opens the listing; has the heart; Escape closes it. */
export function MapCard({ open, headline, takeFocus, turn, onClose, onRetry }: MapCardProps) {
  const card = open.type === 'card' ? open.card : null;
  const link = useRef<HTMLAnchorElement>(null);
  const id = card?.id;
  useEffect(() => {
    if (takeFocus && id !== undefined) link.current?.focus({ preventScroll: true });
  }, [takeFocus, id]);
  const keys = (event: KeyboardEvent) => {
    // The map under it would move with the same keys.
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
  };
  const swipe = useSwipe((step) => turn?.by(step));
  return (
    <div
      className={cx(styles.window, turn ? styles.docked : styles.pinned)}
      role="group"
      aria-label={words.card(headline)}
      onKeyDown={keys}
      {...(turn ? swipe : {})}
    >
      {open.type === 'loading' && <LoadingCard />}
      {open.type === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>{words.cardFailed}</p>
          <Button icon="refresh" onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      )}
      {card && <HomeCard card={card} link={link} sizes={turn ? '11rem' : '280px'} />}
      {turn && turn.of > 1 && (
        <div className={styles.turn}>
          <IconButton icon="chevronLeft" label={words.previous} onClick={() => turn.by(-1)} />
          <p role="status">
            <VisuallyHidden>{headline}, </VisuallyHidden>
            {words.position(turn.at, turn.of)}
          </p>
          <IconButton icon="chevronRight" label={words.next} onClick={() => turn.by(1)} />
        </div>
      )}
      <IconButton
        className={styles.close}
        icon="x"
        label={words.close}
        surface={turn || !card ? 'plain' : 'photo'}
        onClick={onClose}
      />
    </div>
  );
}

function LoadingCard() {
  return (
    <div className={styles.card}>
      <VisuallyHidden>
        <p role="status">{words.cardLoading}</p>
      </VisuallyHidden>
      <Skeleton height="100%" />
      <div className={styles.body}>
        <Skeleton width="40%" height="1.2rem" />
        <Skeleton width="85%" height="1.4rem" />
        <Skeleton width="60%" height="1.2rem" />
      </div>
    </div>
  );
}

function HomeCard({
  card,
  link,
  sizes,
}: {
  card: ResultCard;
  link: RefObject<HTMLAnchorElement | null>;
  sizes: string;
}) {
  const [photo] = card.photos;
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        {photo !== undefined && <Picture src={photo} alt="" sizes={sizes} widths={[320, 640]} priority />}
      </div>
      <div className={styles.body}>
        <p className={styles.kind}>
          {showValue(card.propertyType)} · {card.place}
        </p>
        <h3 className={styles.headline} {...asWritten()}>
          <AppLink ref={link} href={card.href}>
            {card.headline}
          </AppLink>
        </h3>
        <p className={styles.facts}>
          <Rating value={card.rating} {...(card.rating !== null && { count: card.reviews })} />
          {words.sleeps(card.sleeps)}
        </p>
        <Price {...card.price} />
      </div>
      <div className={styles.heart}>
        <RemoteSlot
          name="mfe-favorites/FavoriteButton"
          props={{ listing: toFavorite(card), initiatedFrom: 'map', appearance: 'photo' }}
          fallback={null}
        />
      </div>
    </article>
  );
}
