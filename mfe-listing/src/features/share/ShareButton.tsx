import { useRef, useState } from 'react';
import { IconButton, Note } from '@roost/shared/ui';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import { copy } from '../../copy.ts';
import { usePanel } from '@roost/shared/hooks/use-panel';
import { toSharedAddress } from './shared-address.ts';
import styles from './ShareButton.module.css';

/**
 * Shares the page's address (LIST-4): with the sharing of the device where there is one, else in a dialog with the
 * link.
 */
export function ShareButton({ listing }: { listing: ListingDetail }) {
  const { Panel, isOpen, setOpen, show, failed } = usePanel(
    async () => (await import('./ShareDialog.tsx')).ShareDialog,
  );
  const [url, setUrl] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const share = async () => {
    const link = toSharedAddress(new URL(window.location.href));
    setUrl(link);
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title: listing.headline, url: link });
        return;
      } catch (error) {
        // The guest closed the device's dialog: no failure.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    show();
  };
  return (
    <div className={styles.share}>
      <IconButton ref={button} icon="share" label={copy.title.share} onClick={() => void share()} />
      {failed && (
        <Note tone="bad" role="alert">
          {copy.share.failed}
        </Note>
      )}
      {Panel && <Panel listing={listing} url={url} isOpen={isOpen} onOpenChange={setOpen} />}
    </div>
  );
}
