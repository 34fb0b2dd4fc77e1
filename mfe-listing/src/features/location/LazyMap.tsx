import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { Button } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { Area } from './area-bounds.ts';
import type { AreaMap, MapsConfig } from './AreaMap.tsx';
import styles from './Location.module.css';

type State =
  { type: 'idle' } | { type: 'ready'; Map: ComponentType<Parameters<typeof AreaMap>[0]> } | { type: 'failed' };

/** How far below the window the map begins to load. */
const NEAR = '400px 0px';

/**
 * The place of the map. Nothing of it is loaded before a guest comes near; without JavaScript the box is not there, and when
 * the map does not load a quiet sentence takes its place, since the text above says where the home is.
 */
export function LazyMap({ area, maps, name }: { area: Area; maps: MapsConfig; name: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>({ type: 'idle' });
  const fail = useCallback(() => setState({ type: 'failed' }), []);

  const load = () => {
    import('./AreaMap.tsx').then(({ AreaMap: Map }) => setState({ type: 'ready', Map }), fail);
  };

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let gone = false;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        import('./AreaMap.tsx').then(
          ({ AreaMap: Map }) => {
            if (!gone) setState({ type: 'ready', Map });
          },
          () => {
            if (!gone) setState({ type: 'failed' });
          },
        );
      },
      { rootMargin: NEAR },
    );
    watcher.observe(element);
    return () => {
      gone = true;
      watcher.disconnect();
    };
  }, []);

  return (
    <div className={styles.mapArea}>
      {state.type === 'ready' && (
        <a className={styles.skip} href="#after-map">
          {copy.location.skip}
        </a>
      )}
      <div ref={box} className={styles.map}>
        {state.type === 'ready' && <state.Map area={area} maps={maps} name={name} onFail={fail} />}
        {state.type === 'failed' && (
          <div className={styles.wait} role="status">
            <p>{copy.location.failed}</p>
            <Button icon="refresh" onClick={load}>
              {copy.location.retry}
            </Button>
          </div>
        )}
      </div>
      <span id="after-map" tabIndex={-1} />
    </div>
  );
}
