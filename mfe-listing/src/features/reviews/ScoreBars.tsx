import type { Scores } from '@roost/shared/contracts/listing';
import { copy } from '../../copy.ts';
import styles from './Reviews.module.css';

const SCORES = ['cleanliness', 'accuracy', 'communication', 'location', 'checkIn', 'value'] as const;

/** The score of each aspect, as a bar and a number out of five. */
export function ScoreBars({ scores }: { scores: Scores }) {
  return (
    <ul className={styles.bars}>
      {SCORES.map((key) => {
        const value = scores[key].toFixed(1);
        return (
          <li key={key}>
            <span>{copy.reviews.scores[key]}</span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${Math.round(scores[key] * 20)}%` }} />
            </span>
            <span className={styles.value} role="img" aria-label={copy.reviews.score(value)}>
              {value}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
