import type { ReactNode } from 'react';
import { AppLink } from '../link/AppLink.tsx';
import { Logo } from '../logo/Logo.tsx';
import { Wrap } from '../layout/Wrap.tsx';
import styles from './FooterFrame.module.css';

export type FooterColumn = { title: string; links: readonly { label: string; href: string }[] };
export type FooterFrameProps = {
  columns: readonly FooterColumn[];
  /** A sentence under the logo. */
  promise?: ReactNode;
  /** At the start of the last line. */
  note?: ReactNode;
  /** Links and buttons at the end of the last line: privacy, terms, cookie preferences. */
  legal?: ReactNode;
};

/** The dark foot of every page. */
export function FooterFrame({ columns, promise, note, legal }: FooterFrameProps) {
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.grid}>
          <div>
            <Logo tone="inverse" />
            {promise && <p className={styles.promise}>{promise}</p>}
          </div>
          {columns.map((column) => (
            <div key={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <AppLink href={link.href}>{link.label}</AppLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.last}>
          <span>{note}</span>
          <span className={styles.legal}>{legal}</span>
        </div>
      </Wrap>
    </footer>
  );
}
