import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { uiTexts } from '../ui-texts.ts';
import styles from './Rating.module.css';

export type RatingProps = {
  /** 1 to 5, or null while there are no reviews. */
  value: number | null | undefined;
  count?: number;
};

/** Score and number of reviews; a home without reviews is "New". */
export function Rating({ value, count }: RatingProps) {
  if (value === null || value === undefined) return <span className={styles.rating}>{uiTexts.rating.none}</span>;
  return (
    <span className={styles.rating}>
      <Icon name="star" size="s" filled />
      <VisuallyHidden>{uiTexts.rating.rated}</VisuallyHidden>
      {value.toFixed(2).replace(/0$/, '')}{' '}
      {count !== undefined && (
        <small>
          ({count}
          <VisuallyHidden>{uiTexts.rating.reviews(count)}</VisuallyHidden>)
        </small>
      )}
    </span>
  );
}
