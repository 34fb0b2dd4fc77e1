import type { RefObject } from 'react';
import type { Collection } from '@roost/shared/contracts/favorites-service';
import { Popover } from '@roost/shared/ui/overlays';
import { copy } from '../../copy.ts';
import type { OpenDialog } from './open-dialog.ts';
import { nameCollection } from '../../slot-copy.ts';
import styles from './Collections.module.css';

const texts = copy.collections;

/** The menu of a collection: rename, share, compare, delete. */
export function CollectionMenu({
  trigger,
  collection,
  onDialog,
  onCompare,
  onClose,
}: {
  trigger: RefObject<HTMLButtonElement | null>;
  collection: Collection;
  onDialog: (dialog: OpenDialog) => void;
  onCompare: () => void;
  onClose: () => void;
}) {
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Popover
      triggerRef={trigger}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      label={nameCollection(collection.collectionName)}
      placement="bottom end"
    >
      <div className={styles.menu}>
        <button type="button" onClick={choose(() => onDialog({ type: 'rename', collection }))}>
          {texts.renameIt}
        </button>
        <button type="button" onClick={choose(() => onDialog({ type: 'share', collection }))}>
          {copy.share}
        </button>
        <button type="button" onClick={choose(() => onDialog({ type: 'people', collection }))}>
          {copy.people.invite}
        </button>
        {collection.selectedListings.length > 1 && (
          <button type="button" onClick={choose(onCompare)}>
            {copy.compare.start}
          </button>
        )}
        <hr />
        <button type="button" onClick={choose(() => onDialog({ type: 'delete', collection }))}>
          {texts.deleteIt}
        </button>
      </div>
    </Popover>
  );
}
