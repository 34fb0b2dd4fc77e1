import type { ShownPrice } from '@roost/shared/domain/price';
import { leadingAmount } from '@roost/shared/domain/price-display';
import { Button, Checkbox, IconButton, useCurrency, usePriceDisplay } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { SearchData } from '../../api/search-data.ts';
import styles from './ResultsMap.module.css';
import type { AreaSearch } from './use-area-search.ts';

const words = copy.map;

/** The controls over the map: search as it moves or by button, zoom, and a note when there are no pins. */
export function MapControls({
  data,
  narrow,
  area,
  onZoom,
}: {
  data: SearchData;
  narrow: boolean;
  area: AreaSearch;
  onZoom: (step: 1 | -1) => void;
}) {
  const { outcome } = data;
  return (
    <>
      <div className={styles.top}>
        {!narrow && (
          <div className={styles.asIMove}>
            <Checkbox
              label={words.asIMove}
              checked={area.asIMove}
              onChange={(event) => area.setAsIMove(event.currentTarget.checked)}
            />
          </div>
        )}
        {area.canSearch && (
          <Button className={styles.here} icon="refresh" onClick={area.searchHere}>
            {words.thisArea}
          </Button>
        )}
        {narrow && outcome.type === 'results' && outcome.total > 0 && (
          <MapSummary total={outcome.total} price={outcome.cards[0]?.price} />
        )}
        {outcome.type === 'failed' && (
          <p className={styles.note} role="status">
            {words.failedSearch}
          </p>
        )}
        {outcome.type === 'results' && outcome.total === 0 && (
          <p className={styles.note} role="status">
            {words.none}
          </p>
        )}
      </div>
      <div className={styles.zoom}>
        <IconButton icon="plus" label={words.zoomIn} onClick={() => onZoom(1)} />
        <IconButton icon="minus" label={words.zoomOut} onClick={() => onZoom(-1)} />
      </div>
    </>
  );
}

/** Where the map hides the list: how many homes it shows, and what their prices are (TRUE-1). */
function MapSummary({ total, price }: { total: number; price: ShownPrice | undefined }) {
  const display = usePriceDisplay();
  const currency = useCurrency();
  return (
    <p className={styles.summary}>
      <b>{copy.results.homes(total)}</b>
      {price && <span>{`${copy.results.prices}: ${leadingAmount(price, display, currency).words}`}</span>}
    </p>
  );
}
