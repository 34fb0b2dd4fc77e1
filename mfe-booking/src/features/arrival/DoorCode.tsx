import { formatHosts } from '@roost/shared/domain/hosts';
import { useEffect, useState } from 'react';
import type { Arrival } from '@roost/shared/contracts/arrival';
import { formatLongDate, formatWeekday } from '@roost/shared/domain/dates';
import { Button, cx } from '@roost/shared/ui';
import type { getDoorCode } from '../../api/arrival.ts';
import { arrivalCopy as copy } from './arrival-copy.ts';
import styles from './Arrival.module.css';

export type DoorCodeProps = {
  arrival: Arrival;
  phone: string;
  ask: typeof getDoorCode;
  /** The code was shown: it may be saved now. */
  onShown: (digits: string) => void;
};

type State = { type: 'hidden' } | { type: 'asking' } | { type: 'shown'; digits: string } | { type: 'failed' };

/** A code on a screen that nobody looks at is hidden again. */
const SHOWN_MS = 120_000;

/** The row of the door code. The code is asked for by the press and stands in no page before it. */
export function DoorCode({ arrival, phone, ask, onShown }: DoorCodeProps) {
  const { door, guide, hostName, code } = arrival;
  const [state, setState] = useState<State>({ type: 'hidden' });
  const shown = state.type === 'shown';
  useEffect(() => {
    if (!shown) return undefined;
    const hide = () => setState({ type: 'hidden' });
    const hideWhenAway = () => {
      if (document.visibilityState === 'hidden') hide();
    };
    const timer = setTimeout(hide, SHOWN_MS);
    document.addEventListener('visibilitychange', hideWhenAway);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hideWhenAway);
    };
  }, [shown]);

  if (door.phase === 'over') return null;
  if (door.phase === 'early')
    return (
      <div className={cx(styles.row, styles.keyRow)}>
        <span className={styles.label}>{copy.door}</span>
        <span className={styles.value}>
          {copy.doorFrom(`${formatWeekday(door.opensOn)}, ${formatLongDate(door.opensOn)}`)}
        </span>
        <p className={styles.note}>{copy.doorFromNote}</p>
      </div>
    );

  const show = async () => {
    setState({ type: 'asking' });
    const answer = await ask(code);
    if (answer.ok) {
      setState({ type: 'shown', digits: answer.value.digits });
      onShown(answer.value.digits);
    } else setState({ type: 'failed' });
  };
  return (
    <div className={cx(styles.row, styles.keyRow)}>
      <span className={styles.label}>{copy.door}</span>
      {shown ? (
        <output className={styles.digits} aria-label={[...state.digits].join(' ')}>
          {state.digits}
        </output>
      ) : (
        <span className={cx(styles.digits, styles.dots)} role="img" aria-label={copy.hidden}>
          ••••••
        </span>
      )}
      <span className={styles.act}>
        <Button
          variant={shown ? undefined : 'primary'}
          aria-expanded={shown}
          busy={state.type === 'asking'}
          onClick={() => (shown ? setState({ type: 'hidden' }) : void show())}
        >
          {shown ? copy.hide : copy.show}
        </Button>
      </span>
      {guide && <p className={styles.note}>{guide.lock}</p>}
      {state.type === 'failed' && (
        <p className={styles.note} role="alert">
          {copy.doorFailed(formatHosts(hostName), phone)}
        </p>
      )}
    </div>
  );
}
