import { startTransition, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { preconnect, preload } from 'react-dom';
import { mapsScriptAddress } from '@roost/shared/domain/maps-script';
import { Fail } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { SearchData } from '../../api/search-data.ts';
import { loadMap } from './lazy-map.ts';
import type { MapLook, ResultsMapProps } from './results-map-props.ts';
import styles from './MapPane.module.css';

type PaneProps = Omit<ResultsMapProps, 'onRetry'> & { look: MapLook };
type Shown = { type: 'loading' } | { type: 'ready'; Map: ComponentType<ResultsMapProps> } | { type: 'failed' };

/**
 * The region of the map (SRCH-15, GEO-3). It loads the map's code and script; when they do not load, it says so and
 * offers another try, and the list beside it still works. The link "Skip map" comes first.
 */
export function MapPane({ data, state, list, look, onLook }: PaneProps) {
  // Its script comes from another origin, after the page's own.
  const { maps } = data;
  preconnect(new URL(maps.apiUrl).origin);
  const [shown, setShown] = useState<Shown>({ type: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const after = useRef<HTMLSpanElement>(null);

  useEffect(() => askForScript(maps), [maps]);
  useEffect(() => {
    let gone = false;
    loadMap().then(
      ({ ResultsMap }) => {
        // Rendered in slices: the page works already, and a press comes in between.
        if (!gone) startTransition(() => setShown({ type: 'ready', Map: ResultsMap }));
      },
      () => {
        if (gone) return;
        setShown({ type: 'failed' });
        onLook('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [attempt, onLook]);
  const retry = () => {
    setShown({ type: 'loading' });
    onLook('waiting');
    setAttempt((count) => count + 1);
  };

  return (
    <section className={styles.pane} data-map={look} aria-label={copy.map.region(data.place)}>
      <button type="button" className={styles.skip} onClick={() => after.current?.focus()}>
        {copy.map.skip}
      </button>
      {shown.type === 'loading' && (
        <p className={styles.wait} role="status">
          {copy.map.loading}
        </p>
      )}
      {shown.type === 'ready' && (
        <shown.Map key={attempt} data={data} state={state} list={list} onLook={onLook} onRetry={retry} />
      )}
      {shown.type === 'failed' && (
        <div className={styles.wait}>
          <Fail message={copy.map.failed} onRetry={retry} />
        </div>
      )}
      <span ref={after} className={styles.after} tabIndex={-1} />
    </section>
  );
}

/** Asks for the provider's script while the map's own code is on its way, instead of a round trip later. */
function askForScript(maps: SearchData['maps']): void {
  const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce;
  preload(mapsScriptAddress(maps), { as: 'script', fetchPriority: 'low', nonce });
}
