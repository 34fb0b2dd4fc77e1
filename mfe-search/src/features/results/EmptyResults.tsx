import { partyTotal } from '@roost/shared/domain/party';
import { EMPTY_SEARCH, searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { AppLink, Heading, LinkButton, Tag, useCurrency } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { appliedFilters } from '../filters/index.ts';
import type { Relaxation, SearchOutcome } from '../../api/search-data.ts';
import styles from './EmptyResults.module.css';

type Props = { state: SearchState } & Pick<
  Extract<SearchOutcome, { type: 'results' }>,
  'relaxations' | 'withoutFilters'
>;

/**
 * SRCH-19: nothing matches. Says what each filter holds back and takes it off with one press. A filter that alone
 * brings nothing is left out, unless none does: then it takes several.
 */
export function EmptyResults({ state, relaxations, withoutFilters }: Props) {
  // The loader does not know in which currency the guest reads price limits.
  const labels = new Map(appliedFilters(state, useCurrency()).map(({ id, label }) => [id, label]));
  const helpful = relaxations.filter(({ homes }) => homes !== 0);
  const offered = helpful.length > 0 ? helpful : relaxations;
  // A party is no filter that somebody set.
  const tooMany = helpful.length === 1 && helpful[0]?.id === 'guests' && partyTotal(state.party);
  const everywhere = (
    <LinkButton href={searchHref({ ...EMPTY_SEARCH, dates: state.dates, party: state.party })}>
      {copy.empty.everywhere}
    </LinkButton>
  );
  // Nothing was asked for but the place, or the place has no home for anybody.
  if (relaxations.length === 0)
    return (
      <div className={styles.empty}>
        <p>{copy.empty.nothing}</p>
        <p>{everywhere}</p>
      </div>
    );
  return (
    <div className={styles.empty}>
      <Heading level={2} look="d1">
        {tooMany ? copy.empty.tooMany(tooMany, relaxations.length > 1) : copy.empty.relax(offered.length)}
      </Heading>
      {helpful.length === 0 && <p>{copy.empty.several}</p>}
      <ul className={styles.tags}>
        {offered.map((filter) => (
          <li key={filter.id}>
            <FilterTag filter={{ ...filter, label: labels.get(filter.id) ?? filter.label }} />
          </li>
        ))}
        {withoutFilters && withoutFilters.homes !== 0 && (
          <li>
            <AppLink className={styles.clear} href={withoutFilters.href}>
              {withoutFilters.homes === null ? copy.empty.clear : copy.empty.clearGain(withoutFilters.homes)}
            </AppLink>
          </li>
        )}
      </ul>
      {helpful.length === 0 && <p>{everywhere}</p>}
    </div>
  );
}

function FilterTag({ filter: { label, href, homes } }: { filter: Relaxation }) {
  return (
    <Tag removeHref={href} removeLabel={copy.empty.remove(label)}>
      {label}
      {homes !== null && homes > 0 && <span className={styles.gain}>{copy.empty.gain(homes)}</span>}
    </Tag>
  );
}
