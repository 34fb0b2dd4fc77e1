import type { SearchState } from '@roost/shared/domain/search-address';
import { isFiltered } from '@roost/shared/domain/search-filters';
import { Heading } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { ExcludedHome } from '../../api/excluded-home.ts';
import { ExcludedHomeRow } from './ExcludedHomeRow.tsx';
import styles from './ExcludedHomes.module.css';

/** The home whose number was typed and that the filters exclude. The results below it are near it. */
export function ExcludedListing({ home, state, near }: { home: ExcludedHome; state: SearchState; near: boolean }) {
  return (
    <section aria-label={copy.excluded[home.reasons.length > 0 ? 'title' : 'fits']}>
      <ul className={styles.list}>
        <ExcludedHomeRow home={home} state={state} open />
      </ul>
      {near && (
        <Heading level={2} look="d1" className={styles.near}>
          {copy.excluded[isFiltered(state) ? 'nearFiltered' : 'near']}
        </Heading>
      )}
    </section>
  );
}
