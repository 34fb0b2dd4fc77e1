import { ListingCard, ListingGrid, Heading } from '@roost/shared/ui';
import type { ResultCard } from '../../api/result-card.ts';
import { copy } from '../../copy.ts';
import styles from './EmptyResults.module.css';

/** FIND-5: the nearest homes that fit, where none is within 100 miles of the place; each says how far it is and in which direction. */
export function NearestHomes({ cards }: { cards: readonly ResultCard[] }) {
  return (
    <section className={styles.nearest}>
      <Heading level={2} look="d1">
        {copy.empty.nearest}
      </Heading>
      <ListingGrid columns={4}>
        {cards.map(({ id, point: _point, ...card }) => (
          <li key={id} data-home={id}>
            <ListingCard {...card} />
          </li>
        ))}
      </ListingGrid>
    </section>
  );
}
