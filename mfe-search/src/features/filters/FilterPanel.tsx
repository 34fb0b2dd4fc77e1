import { useState, useSyncExternalStore } from 'react';
import { NO_PETS_ALLOWED, PETS_ALLOWED } from '@roost/shared/contracts/index-record';
import { searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { withPetsChoice } from '@roost/shared/domain/search-query';
import { useNavigate } from '@roost/shared/router';
import { Button, Checkbox, Stepper } from '@roost/shared/ui';
import { Dialog, Sheet } from '@roost/shared/ui/overlays';
import { copy } from '../../copy.ts';
import type { SearchData } from '../results/search-data.ts';
import { wantsPets, withoutFilters, withPets } from './applied-filters.ts';
import { GROUPS, homeCounter } from './count-homes.ts';
import type { CountHomes, Group, HomeCounts } from './count-homes.ts';
import { FacetGroup } from './FacetGroup.tsx';
import { facetOptions, growOrder } from './facet-options.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { useHomeCounts } from './use-home-counts.ts';
import styles from './FilterPanel.module.css';

const words = copy.filters;
const SHOWN = 6;
const ROOMS = [['minBedrooms', words.bedrooms], ['minBeds', words.beds], ['minBathrooms', words.bathrooms]] as const;
const MAX_ROOMS = 10;
const NO_ORDER: Record<Group, readonly string[]> = { propertyTypes: [], amenities: [], locationAmenities: [], viewAmenities: [], accessibility: [] };

export type FilterPanelProps = {
  /** Where and in which index to count. */
  data: Pick<SearchData, 'index' | 'latLng' | 'today'>;
  /** The search that the draft begins with. */
  state: SearchState;
  onClose: () => void;
  /** Given by tests. */
  countHomes?: CountHomes;
};

/**
 * All filters: a dialog above 900 px, a sheet up to there (SRCH-16), and changing over when the window does. What is set here is a
 * draft that is only counted; the address stays the owner of the search and changes when the draft is applied.
 */
export function FilterPanel({ data, state, onClose, countHomes }: FilterPanelProps) {
  const navigate = useNavigate();
  const [count] = useState(() => countHomes ?? homeCounter(data));
  const [draft, setDraft] = useState(state);
  const { counts, current, failed } = useHomeCounts(draft, count);
  const Frame = useNarrow() ? Sheet : Dialog;
  const change = (part: Partial<SearchState>) => setDraft((before) => ({ ...before, ...part }));
  const apply = () => {
    onClose();
    void navigate(searchHref({ ...draft, page: 1 }), { preventScrollReset: true });
  };
  return (
    <Frame
      title={words.label} isOpen onOpenChange={(open) => { if (!open) onClose(); }} {...(Frame === Dialog ? { size: 'l' as const } : {})}
      footer={(
        <>
          <Button variant="text" onClick={() => setDraft(withoutFilters(draft))}>{words.clearAll}</Button>
          <span className={styles.status} role="status">{failed && words.countFailed}</span>
          <Button variant="primary" size="lg" aria-busy={!current && !failed} onClick={apply}>{words.show(current && counts ? counts.total : null)}</Button>
        </>
      )}
    >
      <FilterFields draft={draft} counts={counts} onChange={change} />
    </Frame>
  );
}

function FilterFields({ draft, counts, onChange }: { draft: SearchState; counts: HomeCounts | null; onChange: (part: Partial<SearchState>) => void }) {
  const orders = useOrders(counts);
  const group = (name: Group, title: string) => {
    const options = facetOptions(orders[name], counts?.groups[name] ?? null, draft[name]).filter(({ value }) => value !== PETS_ALLOWED && value !== NO_PETS_ALLOWED);
    const toggle = (value: string) => onChange({ [name]: draft[name].includes(value) ? draft[name].filter((other) => other !== value) : [...draft[name], value] });
    return <FacetGroup title={title} options={options} shown={SHOWN} onToggle={toggle} />;
  };
  return (
    <div className={styles.fields}>
      <section className={styles.group} aria-label={words.price}>
        <h3>{words.price}</h3>
        <PriceFilter value={draft} counts={counts?.prices ?? {}} onChange={onChange} />
      </section>
      <section className={styles.group} aria-label={words.rooms}>
        <h3>{words.rooms}</h3>
        {ROOMS.map(([field, label]) => (
          <Stepper
            key={field} label={label} value={draft[field]} valueText={draft[field] === 0 ? words.any : words.atLeast(draft[field])} max={MAX_ROOMS}
            onChange={(value) => onChange({ [field]: value })}
          />
        ))}
      </section>
      {group('propertyTypes', words.propertyTypes)}
      <PetsChoice draft={draft} onChange={onChange} />
      {group('amenities', words.amenities)}
      {group('locationAmenities', words.locationAmenities)}
      {group('viewAmenities', words.viewAmenities)}
      {group('accessibility', words.accessibility)}
    </div>
  );
}

/** SRCH-8: the two values of the index exclude each other, and "no pets" also takes the pets out of the party. */
function PetsChoice({ draft, onChange }: { draft: SearchState; onChange: (part: Partial<SearchState>) => void }) {
  const wanted = wantsPets(draft);
  const unwanted = !wanted && draft.accessibility.includes(NO_PETS_ALLOWED);
  const none = withPets(draft, false);
  return (
    <fieldset className={styles.group}>
      <legend>{words.petsTitle}</legend>
      <Checkbox type="radio" name="pets" label={words.any} checked={!wanted && !unwanted} onChange={() => onChange(none)} />
      <Checkbox type="radio" name="pets" label={words.pets} checked={wanted} onChange={() => onChange(withPets(draft, true))} />
      <Checkbox
        type="radio" name="pets" label={words.noPets} checked={unwanted}
        onChange={() => onChange({ ...none, accessibility: withPetsChoice(draft.accessibility, NO_PETS_ALLOWED) })}
      />
    </fieldset>
  );
}

/** The order of the choices, which only grows while the panel is open. */
function useOrders(counts: HomeCounts | null): Record<Group, readonly string[]> {
  const [seen, setSeen] = useState<{ counts: HomeCounts | null; orders: Record<Group, readonly string[]> }>({ counts: null, orders: NO_ORDER });
  if (counts === seen.counts || counts === null) return seen.orders;
  const orders = { ...seen.orders };
  for (const name of GROUPS) orders[name] = growOrder(seen.orders[name], counts.groups[name]);
  setSeen({ counts, orders });
  return orders;
}

const NARROW = '(max-width: 900px)';

function useNarrow(): boolean {
  return useSyncExternalStore(onNarrowChange, () => window.matchMedia(NARROW).matches, () => false);
}

function onNarrowChange(listener: () => void): () => void {
  const media = window.matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
