import type { ReactNode, Ref } from 'react';
import { Icon, cx } from '@roost/shared/ui';
import styles from './FieldButton.module.css';

type Props = {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  /** What was chosen, or a placeholder when `isEmpty`. */
  children: ReactNode;
  isEmpty?: boolean;
  withArrow?: boolean;
  isOpen: boolean;
  onPress: () => void;
};

/** A button that looks like a form field: it shows a choice and opens the panel to change it. */
export function FieldButton({ ref, label, children, isEmpty, withArrow, isOpen, onPress }: Props) {
  const text = (
    <>
      <small>{label}</small>
      {children}
    </>
  );
  return (
    <button
      ref={ref}
      type="button"
      className={cx(styles.field, withArrow && styles.withArrow, isEmpty && styles.empty)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {withArrow ? <span>{text}</span> : text}
      {withArrow && <Icon name="chevronDown" />}
    </button>
  );
}
