import { useLocation } from '@roost/shared/router';
import { AppLink } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { toFavoritesHref } from '../../hooks/favorites-address.ts';
import { countPlaced } from '../../state/view.ts';
import { DEFAULT_COLLECTION_NAME } from '@roost/shared/domain/default-collection';
import { nameCollection } from '../../slot-copy.ts';
import styles from './Collections.module.css';

const texts = copy.collections;

/**
 * Links to the collections that a guest without an account has made on this device; nothing while there is only one
 * (FAV-9).
 */
export function GuestCollections({
  ids,
  placed,
  open,
}: {
  ids: readonly string[];
  placed: Readonly<Record<string, string>>;
  /** Name of the open one; null for all homes. */
  open: string | null;
}) {
  const { search } = useLocation();
  const counts = [...countPlaced(ids, placed, DEFAULT_COLLECTION_NAME)];
  if (counts.every(([name]) => name === DEFAULT_COLLECTION_NAME)) return null;
  return (
    <nav className={styles.names} aria-label={texts.list}>
      <AppLink
        href={toFavoritesHref(search, { collectionId: null })}
        {...(open === null ? { 'aria-current': 'page' as const } : {})}
      >
        {texts.all(ids.length)}
      </AppLink>
      {counts.map(([name, homes]) => (
        <AppLink
          key={name}
          href={toFavoritesHref(search, { collectionId: name })}
          {...(open === name ? { 'aria-current': 'page' as const } : {})}
        >
          {texts.one(nameCollection(name), homes)}
        </AppLink>
      ))}
    </nav>
  );
}
