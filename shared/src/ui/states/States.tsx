import type { ReactNode } from 'react';
import { Heading } from '../layout/Heading.tsx';
import { Picture } from '../picture/Picture.tsx';
import styles from './States.module.css';

export type MessagePageProps = {
  title: string;
  /** A painted scene above the title. */
  imageUrl?: string;
  actions?: ReactNode;
  children?: ReactNode;
};

/** A whole page that says one thing: not found, gone, failed. The heading is the page's h1. */
export function MessagePage({ title, imageUrl, actions, children }: MessagePageProps) {
  return (
    <div className={styles.page}>
      {imageUrl && (
        <Picture
          className={styles.picture}
          src={imageUrl}
          alt=""
          sizes="(min-width: 480px) 28rem, 92vw"
          ratio="16 / 9"
          priority
        />
      )}
      <Heading level={1} look="d2">
        {title}
      </Heading>
      {children && <div>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

export type EmptyStateProps = Omit<MessagePageProps, 'imageUrl'> & { level?: 1 | 2 };

/** Stands where a list would be: why it is empty, and what to do about it. */
export function EmptyState({ title, level = 2, actions, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Heading level={level} look="d1">
        {title}
      </Heading>
      {children && <div>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
