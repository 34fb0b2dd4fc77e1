import type { ReviewTopic } from '@roost/shared/domain/review-topics';
import { copy } from '../../copy.ts';
import styles from './ReviewFilters.module.css';

/** How many reviews have how many stars: each line that has some shows only those (LIST-8). */
export function StarBars({
  stars,
  chosen,
  onChoose,
}: {
  /** How many have 1, 2, 3, 4 and 5 stars. */
  stars: readonly number[];
  chosen: number | null;
  onChoose: (stars: number | null) => void;
}) {
  const all = stars.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  return (
    <ul className={styles.stars} aria-label={copy.reviews.byStars}>
      {[5, 4, 3, 2, 1].map((star) => {
        const count = stars[star - 1] ?? 0;
        const line = (
          <>
            <span>{copy.reviews.stars(star)}</span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${Math.round((count / all) * 100)}%` }} />
            </span>
            <span>{count}</span>
          </>
        );
        return (
          <li key={star}>
            {count === 0 ? (
              <span className={styles.line}>{line}</span>
            ) : (
              <button
                type="button"
                className={styles.line}
                aria-pressed={chosen === star}
                onClick={() => onChoose(chosen === star ? null : star)}
              >
                {line}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What guests write about, with the number of reviews. Pressed, only these are shown. */
export function TopicPills({
  topics,
  chosen,
  onChoose,
}: {
  topics: readonly { topic: ReviewTopic; count: number }[];
  chosen: ReviewTopic | null;
  onChoose: (topic: ReviewTopic | null) => void;
}) {
  if (topics.length === 0) return null;
  return (
    <ul className={styles.topics} aria-label={copy.reviews.byTopic}>
      {topics.map(({ topic, count }) => (
        <li key={topic}>
          <button
            type="button"
            aria-pressed={chosen === topic}
            onClick={() => onChoose(chosen === topic ? null : topic)}
          >
            {copy.reviews.topics[topic]} <span>{count}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
