import { useState } from 'react';
import { Button, TextField } from '@roost/shared/ui';
import { copy } from '../../../copy.ts';
import type { DialogProps } from '../open-dialog.ts';
import { Frame, useWork } from './parts.tsx';
import styles from './Dialogs.module.css';

const words = copy.collections;

/** Makes, shows and ends the public link of a collection (FAV-9). */
export function ShareDialog({ dialog: { collection }, collections, callService, onClose }: DialogProps<'share'>) {
  const now = collections.find(({ collectionId }) => collectionId === collection.collectionId) ?? collection;
  const { busy, failed, run } = useWork(() => undefined);
  const [copied, setCopied] = useState(false);
  const share = (shared: boolean) => {
    setCopied(false);
    void run(() => callService((client) => client.shareCollection({ collectionId: collection.collectionId, shared })));
  };
  const link =
    now.shareToken === null ? null : new URL(`/favorites/shared/${now.shareToken}`, window.location.href).href;
  const copyLink = () => {
    if (link)
      navigator.clipboard.writeText(link).then(
        () => setCopied(true),
        () => setCopied(false),
      );
  };
  return (
    <Frame
      title={words.share(now.collectionName)}
      onClose={onClose}
      failed={failed}
      footer={
        link ? (
          <>
            <Button busy={busy} onClick={() => share(false)}>
              {words.unshare}
            </Button>
            <Button variant="primary" icon="link" onClick={copyLink}>
              {copied ? words.copied : words.copy}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button variant="primary" icon="share" busy={busy} onClick={() => share(true)}>
              {words.makeLink}
            </Button>
          </>
        )
      }
    >
      <p>{link ? words.shared : words.shareText}</p>
      {link && <TextField label={words.link} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />}
      <p role="status" className={styles.quiet}>
        {copied ? words.copied : ''}
      </p>
    </Frame>
  );
}
