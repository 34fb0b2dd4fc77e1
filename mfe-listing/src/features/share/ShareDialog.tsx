import { useRef, useState } from 'react';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import { Button, LinkButton, Picture, TextField } from '@roost/shared/ui';
import { Dialog } from '@roost/shared/ui/overlays';
import { copy } from '../../copy.ts';
import styles from './ShareDialog.module.css';

type Props = {
  listing: ListingDetail;
  url: string;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The link of a home to copy or to send, for devices without sharing of their own. */
export function ShareDialog({ listing, url, isOpen, onOpenChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const words = copy.share;
  const [photo] = listing.photos;
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setCopied(false);
      field.current?.select();
    }
  };
  const text = encodeURIComponent(`${words.text(listing.headline)}\n${url}`);
  return (
    <Dialog
      title={words.title(listing.headline)}
      isOpen={isOpen}
      onOpenChange={(open) => {
        setCopied(null);
        onOpenChange(open);
      }}
      footer={
        <>
          <span />
          <Button onClick={() => onOpenChange(false)}>{words.done}</Button>
        </>
      }
    >
      <div className={styles.share}>
        {photo && (
          <div className={styles.photo}>
            <Picture src={photo.url} alt="" sizes="10.5rem" ratio="3 / 2" widths={[320, 480]} />
          </div>
        )}
        <div className={styles.link}>
          <TextField
            ref={field}
            label={words.link}
            value={url}
            readOnly
            hint={words.hint}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button variant="primary" {...(copied ? { icon: 'check' as const } : {})} onClick={() => void copyLink()}>
            {copied ? words.copied : words.copy}
          </Button>
        </div>
        <p role="status">{copied === false ? words.copyFailed : ''}</p>
        <div className={styles.ways}>
          <LinkButton icon="mail" href={`mailto:?subject=${encodeURIComponent(listing.headline)}&body=${text}`}>
            {words.email}
          </LinkButton>
          <LinkButton icon="message" href={`sms:?&body=${text}`}>
            {words.message}
          </LinkButton>
        </div>
      </div>
    </Dialog>
  );
}
