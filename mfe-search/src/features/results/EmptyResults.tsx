import { EMPTY_SEARCH, searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { AppLink, Heading, LinkButton, Tag } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { withoutFilters } from '../filters/applied-filters.ts';
import type { Relaxation } from './search-data.ts';
import styles from './EmptyResults.module.css';

/** SRCH-19: nothing matches. Says what each filter holds back and takes it off with one press; a filter that brings nothing is not offered. */
export function EmptyResults({ state, relaxations }: { state: SearchState; relaxations: readonly Relaxation[] }) {
  if (relaxations.length === 0) {
    return (
      <div className={styles.empty}>
        <p>{copy.empty.nothing}</p>
        <p><LinkButton href={searchHref({ ...EMPTY_SEARCH, dates: state.dates, guests: state.guests })}>{copy.empty.everywhere}</LinkButton></p>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <Heading level={2} look="d1">{copy.empty.relax}</Heading>
      <ul className={styles.tags}>
        {relaxations.map(({ id, label, href, homes }) => (
          <li key={id}>
            <Tag removeHref={href} removeLabel={copy.empty.remove(label)}>
              {label}{homes !== null && <span className={styles.gain}>{copy.empty.gain(homes)}</span>}
            </Tag>
          </li>
        ))}
        <li><AppLink className={styles.clear} href={searchHref(withoutFilters(state))}>{copy.empty.clear}</AppLink></li>
      </ul>
    </div>
  );
}
