import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { RemoteSlot } from '@roost/shared/federation';
import { AppLink, Button, IconButton, Picture, Price, Rating, Skeleton, VisuallyHidden } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { favoriteOf } from '../results/favorite-of.ts';
import styles from './MapCard.module.css';
import type { OpenCard } from './use-open-card.ts';

const words = copy.map;

/** The window of the home that is open on the map: docked at its edge, so that it covers no pin. Opens the listing; has the heart. */
export function MapCard({ open, headline, takeFocus, onClose, onRetry }: {
  open: OpenCard;
  headline: string;
  /** Opened by keyboard: the focus goes to the card's link when it is there. */
  takeFocus: boolean;
  onClose: () => void;
  onRetry: () => void;
}) {
  const card = open.type === 'card' ? open.card : null;
  const link = useRef<HTMLAnchorElement>(null);
  const id = card?.id;
  useEffect(() => { if (takeFocus && id !== undefined) link.current?.focus({ preventScroll: true }); }, [takeFocus, id]);
  const keys = (event: KeyboardEvent) => { if (event.key === 'Escape') onClose(); };
  const [photo] = card?.photos ?? [];
  return (
    <div className={styles.dock} role="group" aria-label={words.card(headline)} onKeyDown={keys}>
      {open.type === 'loading' && (
        <div className={styles.card}>
          <VisuallyHidden><p role="status">{words.cardLoading}</p></VisuallyHidden>
          <Skeleton height="100%" />
          <div className={styles.body}><Skeleton width="40%" height="1.2rem" /><Skeleton width="85%" height="1.4rem" /><Skeleton width="60%" height="1.2rem" /></div>
        </div>
      )}
      {open.type === 'failed' && (
        <div className={styles.failed} role="alert"><p>{words.cardFailed}</p><Button icon="refresh" onClick={onRetry}>{words.retry}</Button></div>
      )}
      {card && (
        <article className={styles.card}>
          <div className={styles.photo}>{photo && <Picture src={photo.url} alt="" sizes="11rem" widths={[320, 640]} priority />}</div>
          <div className={styles.body}>
            <p className={styles.kind}>{card.propertyType} · {card.place}</p>
            <h3 className={styles.headline}><AppLink ref={link} href={card.href}>{card.headline}</AppLink></h3>
            <p className={styles.facts}><Rating value={card.rating} />{words.sleeps(card.sleeps)}</p>
            <Price {...card.price} />
          </div>
          <div className={styles.heart}>
            <RemoteSlot name="mfe-favorites/FavoriteButton" props={{ listing: favoriteOf(card), initiatedFrom: 'map', appearance: 'photo' }} fallback={null} />
          </div>
        </article>
      )}
      <IconButton className={styles.close} icon="x" label={words.close} onClick={onClose} />
    </div>
  );
}
