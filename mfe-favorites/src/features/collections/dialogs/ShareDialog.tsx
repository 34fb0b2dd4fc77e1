import { useState } from 'react';
import { useLocation } from '@roost/shared/router';
import { Button, TextField } from '@roost/shared/ui';
import { copy } from '../../../copy.ts';
import { getStayQuery } from '../../stay/index.ts';
import type { DialogProps } from '../open-dialog.ts';
import { Frame, useWork } from './parts.tsx';
import { nameCollection } from '../../../slot-copy.ts';
import styles from './Dialogs.module.css';

const texts = copy.collections;

/** Makes, shows and ends the public link of a collection (FAV-9). */
export function ShareDialog({
  dialog: { collection },
  collections,
  callService,
  today,
  onClose,
}: DialogProps<'share'>) {
  const now = collections.find(({ collectionId }) => collectionId === collection.collectionId) ?? collection;
  const { search } = useLocation();
  const { busy, failed, run } = useWork(() => undefined);
  const [copied, setCopied] = useState(false);
  const share = (shared: boolean) => {
    setCopied(false);
    void run(() => callService((client) => client.shareCollection({ collectionId: collection.collectionId, shared })));
  };
  const link =
    now.shareToken === null
      ? null
      : new URL(`/favorites/shared/${now.shareToken}${getStayQuery(now, search, today)}`, window.location.href).href;
  const copyLink = () => {
    if (link)
      navigator.clipboard.writeText(link).then(
        () => setCopied(true),
        () => setCopied(false),
      );
  };
  return (
    <Frame
      title={texts.share(nameCollection(now.collectionName))}
      onClose={onClose}
      failed={failed}
      footer={
        link ? (
          <>
            <Button busy={busy} onClick={() => share(false)}>
              {texts.unshare}
            </Button>
            <Button variant="primary" icon="link" onClick={copyLink}>
              {copied ? texts.copied : texts.copy}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button variant="primary" icon="share" busy={busy} onClick={() => share(true)}>
              {texts.makeLink}
            </Button>
          </>
        )
      }
    >
      <p>{now.members ? texts.sharedBySeveral : link ? texts.shared : texts.shareText}</p>
      {link && <TextField label={texts.link} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />}
      <p role="status" className={styles.quiet}>
        {copied ? texts.copied : ''}
      </p>
    </Frame>
  );
}
