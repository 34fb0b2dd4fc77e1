import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { Button } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { Area } from './area-bounds.ts';
import type { AreaMap, MapsConfig } from './AreaMap.tsx';
import styles from './Location.module.css';

type State =
  | { type: 'idle' }
  | { type: 'ready'; Map: ComponentType<Parameters<typeof AreaMap>[0]> }
  | { type: 'failed' };

/** The map loads when its box is this near to the window. */
const NEAR = '400px 0px';

/**
 * The box of the map. The map is loaded when a guest scrolls near it. Without JavaScript there is no box. When the map
 * does not load, a sentence takes its place: the text above already says where the home is.
 */
export function LazyMap({ area, maps, name }: { area: Area; maps: MapsConfig; name: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>({ type: 'idle' });
  const fail = useCallback(() => setState({ type: 'failed' }), []);
  const load = useCallback(() => {
    import('./AreaMap.tsx').then(({ AreaMap: Map }) => setState({ type: 'ready', Map }), fail);
  }, [fail]);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [load]);

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
