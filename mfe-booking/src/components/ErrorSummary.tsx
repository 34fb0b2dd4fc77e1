import { useEffect, useRef } from 'react';
import { Note } from '@roost/shared/ui';
import { copy } from '../copy.ts';
import styles from './ErrorSummary.module.css';

export type FormProblem = {
  /** Id of the control to go to; without one the message has no link. */ controlId?: string;
  message: string;
  onFocus?: () => void;
};

/** Everything that is wrong with a sent form, each with a link to its field. The first of them takes the focus each time the form is sent. */
export function ErrorSummary({
  problems,
  sent,
}: {
  problems: readonly FormProblem[];
  /** Counts the submits. */ sent: number;
}) {
  const root = useRef<HTMLDivElement>(null);
  const shown = problems.length > 0 && sent > 0;
  const first = useRef<FormProblem | undefined>(undefined);
  useEffect(() => {
    first.current = problems[0];
  }, [problems]);
  useEffect(() => {
    // The summary is read out as an alert wherever the focus is; it takes the focus itself only when there is no field to go to.
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
