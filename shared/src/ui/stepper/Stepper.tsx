import { useId } from 'react';
import type { ReactNode } from 'react';
import { useLimit } from '../button/use-limit.ts';
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
        <StepButton
          icon="minus"
          label={stepperTexts.fewer(label)}
          reached={value <= min}
          onPress={() => onChange(value - 1)}
        />
        <output aria-live="polite">{valueText ?? value}</output>
        <StepButton
          icon="plus"
          label={stepperTexts.more(label)}
          reached={value >= max}
          onPress={() => onChange(value + 1)}
        />
      </div>
    </div>
  );
}

type StepButtonProps = { icon: 'minus' | 'plus'; label: string; reached: boolean; onPress: () => void };

function StepButton({ icon, label, reached, onPress }: StepButtonProps) {
  const limit = useLimit(reached);
  return (
    <button type="button" aria-label={label} {...limit} onClick={reached ? undefined : onPress}>
      <Icon name={icon} />
    </button>
  );
}
