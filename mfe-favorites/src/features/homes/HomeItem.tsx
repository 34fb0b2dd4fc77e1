import type { ReactNode } from 'react';
import type { Hit } from '@roost/shared/contracts/index-record';
import { ListingCardSkeleton } from '@roost/shared/ui';
import type { FavoriteHomes } from '../../api/use-favorite-homes.ts';
import { copy } from '../../copy.ts';
import type { FavoriteListing } from '../../state/favorites-slice.ts';
import { findObstacle, formatObstacle } from '../stay/index.ts';
import type { Stay } from '../stay/index.ts';
import { FavoriteCard } from './FavoriteCard.tsx';
import { GoneCard } from './GoneCard.tsx';
import { SimilarLink } from './SimilarLink.tsx';
import styles from './HomesList.module.css';

/** What all homes of one list have in common. */
export type ListContext = {
  stay: Stay;
  today: string;
  basics: Readonly<Record<string, FavoriteListing>>;
  resigned: readonly string[];
  /** True for somebody else's list: homes that left Roost cannot be removed from it. */
  readOnly?: boolean;
  /** Buttons under each card of a home that is still there. */
  actions?: (id: string) => ReactNode;
};

type HomeItemProps = {
  id: string;
  /** Undefined while the index has not answered, or when it has no such home. */
  home: Hit | undefined;
  status: FavoriteHomes['status'];
  eager: boolean;
  /** Marked on the map. */
  active: boolean;
  list: ListContext;
};

/** One home of the list: its card, what is left of one that is gone, or a skeleton. */
export function HomeItem({ id, home, status, eager, active, list }: HomeItemProps) {
  const { stay, today, basics, resigned, readOnly = false, actions } = list;
  if (resigned.includes(id) || (status === 'ready' && !home)) {
    return (
      <li>
        <GoneCard
          id={id}
          data={basics[id]}
          readOnly={readOnly}
          below={<SimilarLink id={id} gone stay={stay} headline={basics[id]?.Headline ?? ''} />}
        />
      </li>
    );
  }
  if (!home) {
    return (
      status === 'loading' && (
        <li>
          <ListingCardSkeleton />
        </li>
      )
    );
  }
  const obstacle = findObstacle(home, stay, today);
  const available = obstacle === null;
  return (
    <li className={active ? (styles.active ?? '') : ''}>
      <FavoriteCard
        hit={home}
        stay={stay}
        eager={eager}
        available={available}
        flag={formatObstacle(obstacle ?? 'dates', copy.obstacle)}
        below={
          <>
            {!available && <SimilarLink id={id} gone={false} stay={stay} headline={home.Headline} />}
            {actions?.(id)}
          </>
        }
      />
    </li>
  );
}
