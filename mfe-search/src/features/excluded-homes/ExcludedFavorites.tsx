import { useRef, useState } from 'react';
import { useQuery } from '@roost/shared/query';
import { selectFavoriteIds, useAppSelector } from '@roost/shared/state';
import { Icon } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { createBatchedClient } from '../../api/batched-search.ts';
import type { SearchData } from '../../api/search-data.ts';
import { getExcludedFavoritesQuery } from './excluded-favorites.ts';
import type { ExcludedHome } from '../../api/excluded-home.ts';
import { useUndoToast } from './use-undo-toast.ts';
import { ExcludedHomeRow } from './ExcludedHomeRow.tsx';
import styles from './ExcludedHomes.module.css';

const words = copy.excluded;

/** Favorites in this place that the filters exclude, collapsed at first. Not shown when they do not load. */
export function ExcludedFavorites({ data }: { data: SearchData }) {
  const favorites = useAppSelector(selectFavoriteIds);
  const homes = useExcludedFavorites(favorites, data);
  const details = useRef<HTMLDetailsElement>(null);
  const showUndo = useUndoToast(data);
  if (homes.length === 0) return null;
  return (
    <details ref={details} className={styles.why}>
      <summary>
        <Icon name="heart" />
        <span>
          {words.title} <small>{words.favorites(homes.length)}</small>
        </span>
        <Icon name="chevronDown" />
      </summary>
      <ul className={styles.list}>
        {homes.map((home) => (
          <ExcludedHomeRow key={home.id} home={home} state={data.state} onRemove={showUndo} />
        ))}
      </ul>
    </details>
  );
}

const NONE: readonly ExcludedHome[] = [];

/**
 * Returns the excluded favorites. Those of the search before stay until the new ones are there, so that nothing
 * flickers.
 */
function useExcludedFavorites(favorites: readonly string[], data: SearchData): readonly ExcludedHome[] {
  const shown = data.outcome.type === 'results' ? data.outcome.cards.map((card) => card.id) : [];
  const query = getExcludedFavoritesQuery(favorites, shown, data, (index, signal) =>
    createBatchedClient(index, { signal }),
  );
  const { data: found, isLoading } = useQuery(query);
  const [last, setLast] = useState(NONE);
  const homes = found ?? (isLoading ? last : NONE);
  if (homes !== last) setLast(homes);
  return homes;
}
