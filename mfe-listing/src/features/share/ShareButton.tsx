import { useRef, useState } from 'react';
import { IconButton, Note } from '@roost/shared/ui';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import { copy } from '../../copy.ts';
import { usePanel } from '../../hooks/use-panel.ts';
import styles from './ShareButton.module.css';

/** Shares the page's address: with the device's own sheet where there is one, else in a dialog with the link (LIST-4). */
export function ShareButton({ listing }: { listing: ListingDetail }) {
  const { Panel, isOpen, setOpen, show, failed } = usePanel(
    async () => (await import('./ShareDialog.tsx')).ShareDialog,
  );
  const [url, setUrl] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const share = async () => {
    const link = sharedAddress(new URL(window.location.href));
    setUrl(link);
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title: listing.headline, url: link });
        return;
      } catch (error) {
        // Closing the device's sheet is a choice, not a failure.
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

/** Keys that say where this guest came from, or what they had open: nobody else's business. */
const OWN_KEYS = new Set([
  'queryID',
  'lc',
  'sessionid',
  'clickId',
  'gclid',
  'inquiry_modal',
  'prevListingPage',
  'deviceType',
  'market',
]);

/** The address as others may have it: dates and guests stay, what followed this guest around does not. */
export function sharedAddress(url: URL): string {
  const shared = new URL(url);
  shared.hash = '';
  for (const key of [...shared.searchParams.keys()])
    if (OWN_KEYS.has(key) || key.startsWith('utm_')) shared.searchParams.delete(key);
  return shared.href;
}
