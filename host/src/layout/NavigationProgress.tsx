import { useNavigation } from 'react-router-dom';
import { copy } from '../copy.ts';
import styles from './NavigationProgress.module.css';

/** A thin line under the header while the next page is on the way; appears only when it takes a moment. */
export function NavigationProgress() {
  const busy = useNavigation().state === 'loading';
  return (
    <div className={busy ? styles.busy : styles.idle} role="progressbar" aria-label={copy.nav.loading} hidden={!busy} />
  );
}
