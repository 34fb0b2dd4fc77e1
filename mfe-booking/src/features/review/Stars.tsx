import { useId } from 'react';
import { cx, Icon } from '@roost/shared/ui';
import { reviewCopy as copy } from './review-copy.ts';
import styles from './Review.module.css';

type Props = {
  label: string;
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  large?: boolean;
  error?: string | undefined;
};

/** Five stars as radio buttons, with the chosen word beside them. */
export function Stars({ label, value, onChange, large = false, error }: Props) {
  const name = useId();
  return (
    <fieldset
      className={cx(styles.stars, large && styles.large)}
      aria-describedby={error === undefined ? undefined : `${name}-error`}
    >
      <legend>{label}</legend>
      <p className={styles.word}>{copy.stars[value - 1] ?? copy.unrated}</p>
      <div className={styles.row}>
        {copy.stars.map((word, index) => (
          <label key={word} className={cx(index < value && styles.on)}>
            <input
              type="radio"
              name={name}
              value={index + 1}
              checked={value === index + 1}
              aria-label={copy.star(index + 1, word)}
              onChange={() => onChange(index + 1)}
            />
            <Icon name="star" filled={index < value} />
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${name}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
