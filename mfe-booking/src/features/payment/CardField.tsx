import type { ReactNode } from 'react';
import { FieldError, Icon } from '@roost/shared/ui';
import type { IconName } from '@roost/shared/ui';
import styles from './Card.module.css';

export type CardFieldProps = {
  id: string;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  icon?: IconName;
  children: ReactNode;
};

/**
 * Label, box, hint and error around a field whose input is in a frame. A press on the label puts the focus into the
 * frame.
 */
export function CardField({ id, label, error, hint, icon, children }: CardFieldProps) {
  return (
    <div
      className={styles.field}
      data-invalid={error ? '' : undefined}
      role="group"
      aria-label={label}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        {children}
        {icon && <Icon name={icon} />}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
