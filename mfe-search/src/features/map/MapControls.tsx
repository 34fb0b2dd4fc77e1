import { Button, Checkbox, IconButton } from '@roost/shared/ui';
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
