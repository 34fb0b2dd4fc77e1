import { Fragment } from 'react';
import { formatDayRange } from '@roost/shared/domain/dates';
import { cx, ListingCard, ListingGrid, Heading } from '@roost/shared/ui';
import { getPhotos } from '../../api/result-card.ts';
import type { ResultCard } from '../../api/result-card.ts';
import { CardHeart } from './CardHeart.tsx';
import type { NearMatchGroup } from '../../api/search-data.ts';
import { copy } from '../../copy.ts';
import styles from './EmptyResults.module.css';

/** FIND-5: homes that have all but one thing of what was asked for, by what that is. */
export function NearMatches({ groups, columns }: { groups: readonly NearMatchGroup[]; columns: 2 | 4 }) {
  return (
    <section className={cx(styles.nearest, styles.nearMatches)} data-near-match>
      <Heading level={2} look="d1">
        {copy.nearMatches.title}
      </Heading>
      {groups.map(({ label, cards, dates }) => (
        <Fragment key={label}>
          <h3 className={styles.lack}>
            {dates ? `${label} · ${formatDayRange(dates.checkIn, dates.checkOut)}` : label}
          </h3>
          <Homes cards={cards} columns={columns} />
        </Fragment>
      ))}
    </section>
  );
}

/**
 * FIND-5: the nearest homes that fit, where none is within 100 miles of the place; each says how far it is and in which
 * direction. `fitting` where something was asked for besides the place.
 */
export function NearestHomes({ cards, fitting }: { cards: readonly ResultCard[]; fitting: boolean }) {
  return (
    <section className={styles.nearest}>
      <Heading level={2} look="d1">
        {copy.empty[fitting ? 'nearestFitting' : 'nearest']}
      </Heading>
      <Homes cards={cards} columns={4} />
    </section>
  );
}

function Homes({ cards, columns }: { cards: readonly ResultCard[]; columns: 2 | 4 }) {
  return (
    <ListingGrid columns={columns}>
      {cards.map((home) => {
        const { id, point: _point, ...card } = home;
        return (
          <li key={id} data-home={id}>
            <ListingCard {...card} photos={getPhotos(card)} heart={<CardHeart card={home} />} />
          </li>
        );
      })}
    </ListingGrid>
  );
}
