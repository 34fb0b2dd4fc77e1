import { useId } from 'react';
import type { ReactNode } from 'react';
import { limited } from '../button/limited.ts';
import { Icon } from '../icon/Icon.tsx';
import { stepperTexts } from './stepper-texts.ts';
import styles from './Stepper.module.css';

export type StepperProps = {
  /** What is counted; the buttons are named "Fewer: Adults" and "More: Adults". */
  label: string;
  description?: ReactNode;
  value: number;
  /** The value in words where a number would not say it, e.g. "Any" for 0. */
  valueText?: string | undefined;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
};

/** A number in steps of one, with its name at the left. */
export function Stepper({ label, description, value, valueText, min = 0, max = 99, onChange }: StepperProps) {
  const id = useId();
  return (
    <div className={styles.step} role="group" aria-labelledby={id}>
      <div>
        <div id={id} className={styles.label}>
          {label}
        </div>
        {description && <div className={styles.description}>{description}</div>}
      </div>
      <div className={styles.control}>
        <button
          type="button"
          aria-label={stepperTexts.fewer(label)}
          {...limited(value <= min, () => onChange(value - 1))}
        >
          <Icon name="minus" />
        </button>
        <output aria-live="polite">{valueText ?? value}</output>
        <button
          type="button"
          aria-label={stepperTexts.more(label)}
          {...limited(value >= max, () => onChange(value + 1))}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
