import { createContext, useContext } from 'react';
import type { Pin } from '../page/page-state.ts';
import { copy } from '../copy.ts';
import styles from './PinBadge.module.css';

const PinsContext = createContext<readonly Pin[]>([]);
export const PinsProvider = PinsContext.Provider;

/** Says which versions are pinned for this browser session, with a way back (PLAT-4). Nothing when none is. */
export function PinBadge() {
  const pins = useContext(PinsContext);
  if (pins.length === 0) return null;
  const names = pins.map((pin) => (pin.missing ? copy.pins.missing(`${pin.remote} ${pin.version}`) : `${pin.remote} ${pin.version}`)).join(', ');
  return (
    <aside className={styles.badge} aria-label={copy.pins.pinned(names)}>
      <span>{copy.pins.pinned(names)}</span>
      {/* A full page load: the server forgets the pins and chooses versions anew. */}
      <a href="?mfe=reset">{copy.pins.reset}</a>
    </aside>
  );
}
