import { lazy, Suspense, useRef, useState } from 'react';
import type { Collection } from '@roost/shared/contracts/favorites-service';
import { useLocation } from '@roost/shared/router';
import { AppLink, cx, Icon, Picture } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { OpenDialog } from './open-dialog.ts';
import { toFavoritesHref } from '../../hooks/favorites-address.ts';
import { joinNames, nameList, getName } from '../people/index.ts';
import { getCollectionStay, formatStay } from '../stay/index.ts';
import styles from './Collections.module.css';

const CollectionMenu = lazy(() =>
  import(/* webpackChunkName: "deferred" */ './CollectionMenu.tsx').then((module) => ({
    default: module.CollectionMenu,
  })),
);
const PICTURES = 3;

/** A collection: its first pictures, its name and its stay. Its menu is loaded when it is opened. */
export function CollectionCard({
  collection,
  today,
  onDialog,
  onCompare,
}: {
  collection: Collection;
  today: string;
  /** Both missing for a list of somebody else, which has no menu. */
  onDialog?: (dialog: OpenDialog) => void;
  onCompare?: () => void;
}) {
  const { search } = useLocation();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { collectionId, selectedListings } = collection;
  const collectionName = nameList(collection);
  const pictures = selectedListings
    .flatMap(({ images }) => images.toSorted((a, b) => a.sortOrder - b.sortOrder)[0]?.url ?? [])
    .slice(0, PICTURES);
  const stay = formatStay(getCollectionStay(collection, today)) || copy.collections.noDates;
  return (
    <article className={styles.card}>
      <div className={cx(styles.pictures, pictures.length < PICTURES && styles.single)}>
        {pictures.length === 0 && (
          <span className={styles.empty}>
            <Icon name="heart" />
          </span>
        )}
        {(pictures.length < PICTURES ? pictures.slice(0, 1) : pictures).map((url) => (
          <Picture key={url} src={url} alt="" sizes="(min-width: 1000px) 20rem, 60vw" widths={[320, 828]} />
        ))}
      </div>
      <div className={styles.body}>
        <div>
          <h2 className={styles.name}>
            <AppLink href={toFavoritesHref(search, { collectionId })}>{collectionName}</AppLink>
          </h2>
          {collection.members && (
            <p className={styles.facts}>
              {joinNames(collection.members.map((member) => getName(member, copy.people.you)))}
            </p>
          )}
          <p className={styles.facts}>{copy.collections.facts(selectedListings.length, stay)}</p>
        </div>
        {onDialog && (
          <button
            ref={trigger}
            type="button"
            className={styles.more}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-label={copy.collections.more(collectionName)}
            onClick={() => setOpen(true)}
          >
            <span aria-hidden="true">•••</span>
          </button>
        )}
        {open && onDialog && onCompare && (
          <Suspense>
            <CollectionMenu
              trigger={trigger}
              collection={collection}
              onDialog={onDialog}
              onCompare={onCompare}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </div>
    </article>
  );
}
