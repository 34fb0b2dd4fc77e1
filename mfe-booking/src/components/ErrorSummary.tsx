import { useEffect, useRef } from 'react';
import { Note } from '@roost/shared/ui';
import { copy } from '../copy.ts';
import styles from './ErrorSummary.module.css';

export type FormProblem = {
  /** Id of the field; without one the message has no link. */ controlId?: string;
  message: string;
  onFocus?: () => void;
};

/**
 * Lists everything that is wrong with a sent form, with a link to each field. The first field takes the focus each time
 * the form is sent.
 */
export function ErrorSummary({
  problems,
  sent,
}: {
  problems: readonly FormProblem[];
  /** How often the form was sent. */ sent: number;
}) {
  const root = useRef<HTMLDivElement>(null);
  const shown = problems.length > 0 && sent > 0;
  const first = useRef<FormProblem | undefined>(undefined);
  useEffect(() => {
    first.current = problems[0];
  }, [problems]);
  useEffect(() => {
    // A screen reader reads the alert wherever the focus is; the summary takes the focus only when no field can.
    if (sent > 0) goTo(first.current, root.current);
  }, [sent]);
  if (!shown) return null;
  return (
    <div ref={root} tabIndex={-1} className={styles.summary}>
      <Note tone="bad" role="alert">
        <strong>{copy.problems.title(problems.length)}</strong>
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.controlId} ${problem.message}`}>
              {problem.controlId || problem.onFocus ? (
                <a
                  href={`#${problem.controlId ?? ''}`}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(problem, null);
                  }}
                >
                  {problem.message}
                </a>
              ) : (
                problem.message
              )}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}

function goTo(problem: FormProblem | undefined, otherwise: HTMLElement | null): void {
  if (problem?.onFocus) problem.onFocus();
  else (document.getElementById(problem?.controlId ?? '') ?? otherwise)?.focus();
}
