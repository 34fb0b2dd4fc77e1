import { startTransition, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { preconnect, preload } from 'react-dom';
import { mapsScriptAddress } from '@roost/shared/domain/maps-script';
import { Fail } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { SearchData } from '../../api/search-data.ts';
import { loadMap } from './lazy-map.ts';
import { MapPreview } from './MapPreview.tsx';
import { MapSummary } from './MapSummary.tsx';
import type { MapLook, ResultsMapProps } from './results-map-props.ts';
import styles from './MapPane.module.css';
import { useMapPreview } from './use-map-preview.ts';

type PaneProps = Omit<ResultsMapProps, 'onRetry' | 'begun'> & { look: MapLook };
type Shown = { type: 'loading' } | { type: 'ready'; Map: ComponentType<ResultsMapProps> } | { type: 'failed' };

/**
 * The region of the map (SRCH-15, GEO-3). It loads the map's code and script; when they do not load, it says so and
 * offers another try, and the list beside it still works. The link "Skip map" comes first. On phones the server's
 * drawing of the map stands there until its guest stirs (decision 0145).
 */
export function MapPane({ data, state, list, look, onLook }: PaneProps) {
  // Its script comes from another origin, after the page's own.
  const { maps } = data;
  preconnect(new URL(maps.apiUrl).origin);
  const drawing = useMapPreview(data.mapPreview ?? null, look);
  const { preview, isWanted, isAwaited, begun } = drawing;
  const [attempt, setAttempt] = useState(0);
  const shown = useMapCode(maps, { isWanted, attempt, onLook });
  const after = useRef<HTMLSpanElement>(null);
  const retry = () => {
    onLook('waiting');
    setAttempt((count) => count + 1);
  };

  return (
    <section
      className={styles.pane}
      data-map={look}
      data-preview={preview ? (isAwaited ? 'awaited' : '') : undefined}
      aria-label={copy.map.region(data.place)}
    >
      <button type="button" className={styles.skip} onClick={() => after.current?.focus()}>
        {copy.map.skip}
      </button>
      {shown.type === 'loading' && (
        <p className={styles.wait} role="status">
          {copy.map.loading}
        </p>
      )}
      {shown.type === 'ready' && (
        <shown.Map key={attempt} data={data} state={state} list={list} begun={begun} onLook={onLook} onRetry={retry} />
      )}
      {shown.type === 'failed' && (
        <div className={styles.wait}>
          <Fail message={copy.map.failed} onRetry={retry} />
        </div>
      )}
      {preview && (
        <MapPreview
          preview={preview}
          gestures={drawing.gestures}
          onHold={drawing.hold}
          onPress={drawing.awaken}
          onPainted={drawing.painted}
          onFailed={drawing.want}
        />
      )}
      <MapSummary outcome={data.outcome} />
      <span ref={after} className={styles.after} tabIndex={-1} />
    </section>
  );
}

/** Loads the map's code, and asks for the provider's script meanwhile, instead of a round trip later. */
function useMapCode(
  maps: SearchData['maps'],
  { isWanted, attempt, onLook }: { isWanted: boolean; attempt: number } & Pick<ResultsMapProps, 'onLook'>,
): Shown {
  const [answer, setAnswer] = useState<{ attempt: number; shown: Shown } | null>(null);
  useEffect(() => {
    if (isWanted) askForScript(maps);
  }, [maps, isWanted]);
  useEffect(() => {
    if (!isWanted) return undefined;
    let gone = false;
    loadMap().then(
      ({ ResultsMap }) => {
        // Rendered in slices: the page works already, and a press comes in between.
        if (!gone) startTransition(() => setAnswer({ attempt, shown: { type: 'ready', Map: ResultsMap } }));
      },
      () => {
        if (gone) return;
        setAnswer({ attempt, shown: { type: 'failed' } });
        onLook('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [isWanted, attempt, onLook]);
  return answer?.attempt === attempt ? answer.shown : { type: 'loading' };
}

function askForScript(maps: SearchData['maps']): void {
  const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce;
  preload(mapsScriptAddress(maps), { as: 'script', fetchPriority: 'low', nonce });
}
