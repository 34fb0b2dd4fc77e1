import type { Scores } from '@roost/shared/contracts/listing';
import { copy } from '../../copy.ts';
import styles from './Reviews.module.css';

const SCORES = ['cleanliness', 'accuracy', 'communication', 'location', 'checkIn', 'value'] as const;

/** The score of each topic that guests have rated, as a bar and a number out of five. */
export function ScoreBars({ scores }: { scores: Scores }) {
  return (
    <ul className={styles.bars}>
      {SCORES.map((key) => {
        const score = scores[key];
        if (score === undefined) return null;
        const value = score.toFixed(1);
        return (
          <li key={key}>
            <span>{copy.reviews.scores[key]}</span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${Math.round(score * 20)}%` }} />
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
