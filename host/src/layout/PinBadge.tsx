import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { withoutForced } from '@roost/shared/domain/experiments';
import { experimentsSlice } from '@roost/shared/experiments';
import { useSlice } from '@roost/shared/state';
import type { Pin } from '../page/page-state.ts';
import { copy } from '../copy.ts';
import styles from './PinBadge.module.css';

const PinsContext = createContext<readonly Pin[]>([]);
export const PinsProvider = PinsContext.Provider;

/**
 * Says what is different for this browser for checking: versions that are pinned (PLAT-4), variations that the address
 * forces (ANLT-5). Each with a way back.
 */
export function PinBadge() {
  const pins = useContext(PinsContext);
  const forced = Object.entries(useSlice(experimentsSlice, (state) => state.forced));
  const { pathname, search } = useLocation();
  if (pins.length === 0 && forced.length === 0) return null;
  const names = pins.map(({ remote, version, note }) => `${remote} ${version}${note ? ` (${note})` : ''}`).join(', ');
  const variations = forced.map(([key, variation]) => `${key} ${variation}`).join(', ');
  const said = [pins.length > 0 && copy.pins.pinned(names), forced.length > 0 && copy.pins.forced(variations)].filter(
    (text) => text !== false,
  );
  // Full page loads: the server forgets and chooses anew.
  return (
    <aside className={styles.badge} aria-label={said.join('. ')}>
      {pins.length > 0 && (
        <>
          <span>{copy.pins.pinned(names)}</span>
          <a href="?mfe=reset">{copy.pins.reset}</a>
        </>
      )}
      {forced.length > 0 && (
        <>
          <span>{copy.pins.forced(variations)}</span>
          <a href={[pathname, withoutForced(search)].filter(Boolean).join('?')}>{copy.pins.unforce}</a>
        </>
      )}
    </aside>
  );
}
