import type { ReactNode } from 'react';
import { Heading } from '@roost/shared/ui';
import styles from './Section.module.css';

/** A part of the page that the menu links to. Its heading names it; without a title it takes a label. */
export function Section({
  id,
  title,
  label,
  first = false,
  children,
}: {
  id: string;
  title?: string;
  label?: string;
  /** A phone shows it in its first screen; the others are laid out after that. */
  first?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      className={styles.section}
      data-below={first ? undefined : ''}
      aria-label={title === undefined ? label : undefined}
      aria-labelledby={title === undefined ? undefined : `${id}-title`}
    >
      {title !== undefined && (
        <Heading level={2} id={`${id}-title`} className={styles.title ?? ''}>
          {title}
        </Heading>
      )}
      {children}
    </section>
  );
}
