import type { ReactNode } from 'react';
import type { Review } from '@roost/shared/contracts/listing';
import { formatMonth } from '@roost/shared/domain/dates';
import { formatHosts } from '@roost/shared/domain/hosts';
import { Rating } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { asWritten } from '@roost/shared/texts';
import styles from './Reviews.module.css';

const plain = (text: string): ReactNode => text;

/** One review with the host's reply. */
export function ReviewItem({
  review,
  host,
  withRating = false,
  mark = plain,
}: {
  review: Review;
  /** The name of the host, who may have replied. */
  host: string;
  withRating?: boolean;
  /** Shows what was searched for. */ mark?: (text: string) => ReactNode;
}) {
  return (
    <article>
      <div className={styles.head}>
        <span className={styles.initial} aria-hidden="true">
          {review.author.slice(0, 1)}
        </span>
        <div>
          <h3>{review.author}</h3>
          <p className={styles.quiet}>{formatMonth(review.date)}</p>
        </div>
        {withRating && (
          <span className={styles.rating}>
            <Rating value={review.rating} />
          </span>
        )}
      </div>
      {review.title && (
        <p className={styles.title} {...asWritten()}>
          {mark(review.title)}
        </p>
      )}
      <p {...asWritten()}>{mark(review.text)}</p>
      {review.hostReply && (
        <p className={styles.reply}>
          <b>{copy.reviews.reply(formatHosts(host))}</b> <span {...asWritten()}>{mark(review.hostReply)}</span>
        </p>
      )}
    </article>
  );
}
