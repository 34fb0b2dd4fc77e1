import { useCallback, useState } from 'react';
import { INDEX_ATTRIBUTES } from '@roost/shared/contracts/index-record';
import { PRICE_DISPLAY_NAMES } from '@roost/shared/domain/price-display';
import { useLocation, useNavigate } from '@roost/shared/router';
import {
  AppLink,
  Checkbox,
  Heading,
  SelectField,
  useCurrency,
  usePriceDisplay,
  VisuallyHidden,
  Wrap,
} from '@roost/shared/ui';
import { useFavoriteHomes } from '../../api/use-favorite-homes.ts';
import type { LoadListings } from '../../api/use-favorite-homes.ts';
import { HomesFailed } from '../../components/HomesFailed.tsx';
import layout from '../../components/ListPageLayout.module.css';
import { copy } from '../../copy.ts';
import { MAX_COMPARED, toFavoritesHref } from '../../hooks/favorites-address.ts';
import { formatStay, getStayAttributes } from '../stay/index.ts';
import type { Stay } from '../stay/index.ts';
import { createRows } from './comparison-rows.tsx';
import { ComparisonSkeleton, ComparisonTable } from './ComparisonTable.tsx';
import styles from './Comparison.module.css';

const texts = copy.compare;
/** What the comparison shows of a home beyond its card. */
const COMPARED = [INDEX_ATTRIBUTES.cancellation, INDEX_ATTRIBUTES.amenities];
const IGNORE = () => undefined;

export type ComparisonProps = {
  /** Homes that are compared, and all that could be. */
  ids: readonly string[];
  all: readonly string[];
  title: string;
  stay: Stay;
  today: string;
  load: LoadListings;
};

/** Up to four homes side by side, the best of each row named (FAV-9). */
export function Comparison({ ids, all, title, stay, today, load }: ComparisonProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const { dates } = stay;
  const display = usePriceDisplay();
  const currency = useCurrency();
  const { status, homes, retry, retrying } = useFavoriteHomes(all, {
    load: useCallback((wanted) => load(wanted, [...getStayAttributes(dates), ...COMPARED]), [load, dates]),
    dates,
    onMissing: IGNORE,
  });
  const shown = ids.flatMap((id) => homes.get(id) ?? []);
  const others = all.flatMap((id) => (ids.includes(id) ? [] : (homes.get(id) ?? [])));
  const compare = (compared: readonly string[]) =>
    void navigate(toFavoritesHref(search, { compared }), { replace: true, preventScrollReset: true });
  const rows = createRows(shown, stay, { today, display, currency }).filter(
    ({ values }) => !onlyDiffering || new Set(values).size > 1,
  );
  const stayText = formatStay(stay);

  return (
    <Wrap className={layout.page} aria-busy={status === 'loading' || undefined}>
      <div className={layout.heading}>
        <AppLink className={layout.back ?? ''} href={toFavoritesHref(search, { compared: [] })}>
          {title}
        </AppLink>
        <div className={layout.line}>
          <Heading level={1} look="d2">
            {texts.title(status === 'ready' ? shown.length : ids.length)}
          </Heading>
          {shown.length > 1 && (
            <div className={layout.tools}>
              <Checkbox
                label={texts.differing}
                checked={onlyDiffering}
                onChange={(event) => setOnlyDiffering(event.currentTarget.checked)}
              />
            </div>
          )}
        </div>
        <p>{stay.dates ? texts.stay(stayText, PRICE_DISPLAY_NAMES[display].toLowerCase()) : copy.undated}</p>
      </div>
      {status === 'failed' && <HomesFailed onRetry={retry} retrying={retrying} />}
      {status === 'loading' && (
        <>
          <VisuallyHidden>
            <p role="status">{copy.loading}</p>
          </VisuallyHidden>
          {shown.length === 0 && <ComparisonSkeleton columns={ids.length} />}
        </>
      )}
      {shown.length > 0 && (
        <ComparisonTable
          hits={shown}
          rows={rows}
          stay={stay}
          onRemove={(removed) => compare(ids.filter((id) => id !== removed))}
        />
      )}
      {others.length > 0 && shown.length < MAX_COMPARED && (
        <div className={styles.add}>
          <SelectField
            label={texts.add}
            value=""
            onChange={(event) => {
              if (event.currentTarget.value !== '') compare([...ids, event.currentTarget.value]);
            }}
            options={[
              { value: '', label: texts.choose },
              ...others.map((hit) => ({ value: hit.objectID, label: hit.Headline })),
            ]}
          />
        </div>
      )}
    </Wrap>
  );
}
