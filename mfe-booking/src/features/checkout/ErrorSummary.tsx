import { useEffect, useRef } from 'react';
import { Note } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import styles from './Checkout.module.css';

export type FormProblem = { /** Id of the control to go to; without one the message has no link. */ controlId?: string; message: string; onFocus?: () => void };

/** Everything that is wrong with a sent form, each with a link to its field. Takes the focus each time the form is sent. */
export function ErrorSummary({ problems, sent }: { problems: readonly FormProblem[]; /** Counts the submits. */ sent: number }) {
  const root = useRef<HTMLDivElement>(null);
  const shown = problems.length > 0 && sent > 0;
  useEffect(() => {
    if (sent > 0) root.current?.focus();
  }, [sent]);
  if (!shown) return null;
  return (
    <div ref={root} tabIndex={-1} className={styles.summary}>
      <Note tone="bad" role="alert">
        <strong>{copy.problems.title(problems.length)}</strong>
        <ul>
          {problems.map(({ controlId, message, onFocus }) => (
            <li key={`${controlId} ${message}`}>
              {controlId || onFocus ? (
                <a
                  href={`#${controlId ?? ''}`}
                  onClick={(event) => {
                    event.preventDefault();
                    if (onFocus) onFocus();
                    else document.getElementById(controlId ?? '')?.focus();
                  }}
                >{message}</a>
              ) : message}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
