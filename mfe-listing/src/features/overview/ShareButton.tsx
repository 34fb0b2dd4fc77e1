import { useState } from 'react';
import { IconButton } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import styles from './Overview.module.css';

/** Shares the page's address: with the device's own sheet where there is one, else onto the clipboard (LIST-4). */
export function ShareButton({ title }: { title: string }) {
  const [said, setSaid] = useState<string | null>(null);
  const share = async () => {
    const url = window.location.href;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setSaid(copy.title.copied);
    } catch (error) {
      // Closing the device's sheet is a choice, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(copy.title.copyFailed);
    }
  };
  return (
    <div className={styles.share}>
      <IconButton icon="share" label={copy.title.share} onClick={() => void share()} />
      <span role="status" className={said === null ? undefined : styles.said}>{said}</span>
    </div>
  );
}
