import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { SearchData } from '../../api/search-data.ts';
import { loadPins, getPinsKey, getCachedPins } from '../../api/map-pins.ts';
import { allPins } from '../../api/to-pin.ts';
import type { MapPin } from '../../api/to-pin.ts';

type Pins = {
  pins: MapPin[];
  /** False while homes beyond the page are loading: a fit to all homes waits for them. */
  settled: boolean;
};

/** Returns the homes of a search on the map: those of the page at once, the others when they are loaded. When they do not load, the page's only. */
export function usePins(data: SearchData): Pins {
  const { outcome, state } = data;
  const cards = outcome.type === 'results' ? outcome.cards : NONE;
  const more = outcome.type === 'results' && outcome.total > cards.length;
  const key = getPinsKey(state);
  const [answer, setAnswer] = useState<{ key: string; pins: MapPin[] } | null>(null);
  const others = answer?.key === key ? answer.pins : getCachedPins(state);
  // The pins of the search before stay until the new ones are loaded, so that the map does not flicker with every move.
  const drawn = others ?? answer?.pins ?? NONE;

  // The same search on another page has the same pins: only another key loads.
  const isKnown = useEffectEvent(() => getCachedPins(state) !== undefined);
  const ask = useEffectEvent((signal: AbortSignal) => loadPins(data, signal));
  useEffect(() => {
    if (!more || isKnown()) return undefined;
    const left = new AbortController();
    ask(left.signal).then(
      (pins) => {
        if (!left.signal.aborted) setAnswer({ key, pins });
      },
      () => {
        if (!left.signal.aborted) setAnswer({ key, pins: [] });
      },
    );
    return () => left.abort();
  }, [key, more]);

  return {
    pins: useMemo(() => allPins(cards, more ? drawn : NONE), [cards, more, drawn]),
    settled: !more || others !== undefined,
  };
}

const NONE: never[] = [];
