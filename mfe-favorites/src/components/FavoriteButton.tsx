import type { FavoriteButtonProps } from '@roost/shared/contracts/slots';
import { IconButton } from '@roost/shared/ui';
import { slotCopy as copy } from '../slot-copy.ts';
import { useFavorites, useToggle } from '../state/use-favorites.ts';
import styles from './FavoriteButton.module.css';

/**
 * The heart of a home: shows whether it is saved and asks to change that (FAV-1, FAV-4). Empty in the server's HTML,
 * since only the browser knows what is saved.
 */
export function FavoriteButton({ listing, initiatedFrom, appearance = 'photo' }: FavoriteButtonProps) {
  const toggle = useToggle();
  const saved = useFavorites(({ selectedListings }) => selectedListings.includes(listing.objectID));
  return (
    <IconButton
      className={styles.heart}
      icon="heart"
      surface={appearance}
      pressed={saved}
      label={copy.heart(listing.headline)}
      onClick={() => toggle({ listing, initiatedFrom })}
    />
  );
}
