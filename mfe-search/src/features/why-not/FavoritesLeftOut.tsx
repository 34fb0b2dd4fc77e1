import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '@roost/shared/state';
import { Icon } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { createBehindClient } from '../behind/behind-client.ts';
import type { SearchData } from '../results/search-data.ts';
import { leftOutFavorites } from './left-out-favorites.ts';
import type { LeftOutHome } from './left-out-home.ts';
import { useLiftedToast } from './use-lifted-toast.ts';
import { WhyNotRow } from './WhyNotRow.tsx';
import styles from './WhyNot.module.css';

const words = copy.whyNot;

/** Saved homes near here that the filters hide, closed until somebody asks. A failure costs this region alone: it stays away. */
export function FavoritesLeftOut({ data }: { data: SearchData }) {
  const favorites = useAppSelector((state) => state.favorites.selectedListings);
  const homes = useLeftOut(favorites, data);
  const details = useRef<HTMLDetailsElement>(null);
  const lifting = useLiftedToast(data);
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
          <WhyNotRow key={home.id} home={home} state={data.state} onLift={lifting} />
        ))}
      </ul>
    </details>
  );
}

/** The homes of the newest answer; those of an older search stay until it is there, so that nothing flickers. */
function useLeftOut(favorites: readonly string[], data: SearchData): readonly LeftOutHome[] {
  const [homes, setHomes] = useState<readonly LeftOutHome[]>([]);
  useEffect(() => {
    const left = new AbortController();
    const shown = data.outcome.type === 'results' ? data.outcome.cards.map((card) => card.id) : [];
    const client = (index: SearchData['index']) => createBehindClient(index, { signal: left.signal });
    void leftOutFavorites(favorites, shown, data, client)
      .catch(() => [])
      .then((found) => {
        if (!left.signal.aborted) setHomes(found);
      });
    return () => left.abort();
  }, [favorites, data]);
  return homes;
}
