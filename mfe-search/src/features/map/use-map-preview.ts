import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { onFirstSign, whenQuiet } from '@roost/shared/federation';
import { useCurrency, usePriceDisplay } from '@roost/shared/ui';
import { PREVIEW_WINDOWS } from '../../api/map-preview.ts';
import type { MapPreview } from '../../api/map-preview.ts';
import { createEarlyGestures } from './early-gestures.ts';
import type { Begun, EarlyGestures } from './early-gestures.ts';
import { isMapAsked } from './lazy-map.ts';
import type { MapLook } from './results-map-props.ts';

/** Milliseconds without a request after which the map comes by itself. */
const REST_MS = 2000;

export type ShownPreview = {
  /** What is drawn; null once the map is there. */
  preview: MapPreview | null;
  /** The map is asked for. */
  isWanted: boolean;
  /** The guest did something and waits for the map. */
  isAwaited: boolean;
  /** What the map begins with; null where nothing was drawn. */
  begun: Begun | null;
  gestures: EarlyGestures;
  hold: (isHeld: boolean) => void;
  /** The picture is there. */
  painted: () => void;
  /** Asks for the map at once: the guest waits for it, or there is nothing else to see. */
  awaken: () => void;
  want: () => void;
};

const isPhoneWindow = (): boolean => window.matchMedia(PREVIEW_WINDOWS).matches;
function watchWindow(changed: () => void): () => void {
  const windows = window.matchMedia(PREVIEW_WINDOWS);
  windows.addEventListener('change', changed);
  return () => windows.removeEventListener('change', changed);
}

/**
 * The server's drawing of the map (decision 0145), which phones show until the map is there. The map's code and script
 * are asked for when the guest does something, or the page is at rest; other windows ask at once.
 */
export function useMapPreview(given: MapPreview | null, look: MapLook): ShownPreview {
  const display = usePriceDisplay();
  const { code } = useCurrency();
  // Its pins have the room of these prices.
  const hasPins = display === 'total' && code === 'USD';
  const isPhone = useSyncExternalStore(watchWindow, isPhoneWindow, () => true);
  const [isAsked, setAsked] = useState(isMapAsked);
  const isWanted = isAsked || !given || !hasPins || !isPhone;
  const [isAwaited, setAwaited] = useState(false);
  const [isPainted, setPainted] = useState(false);
  const [isHeld, hold] = useState(false);
  const [gestures] = useState(createEarlyGestures);
  const painted = useCallback(() => setPainted(true), []);
  const want = useCallback(() => setAsked(true), []);
  const awaken = useCallback(() => {
    setAwaited(true);
    want();
  }, [want]);

  useEffect(() => {
    if (isAsked) return undefined;
    return onFirstSign(awaken);
  }, [isAsked, awaken]);
  // A browser tells of a file when it has it: a page whose picture is still on its way is not at rest.
  useEffect(() => {
    if (isAsked || !isPainted) return undefined;
    return whenQuiet(want, REST_MS);
  }, [isAsked, isPainted, want]);

  const shown = isPhone ? given : null;
  const preview = useMemo(() => (shown && !hasPins ? { ...shown, pins: [] } : shown), [shown, hasPins]);
  const isOver = look === 'failed' || (look === 'drawn' && !isHeld);
  return {
    preview: isOver ? null : preview,
    isWanted,
    isAwaited,
    begun: shown && { view: shown, gestures, isHeld },
    gestures,
    hold,
    painted,
    awaken,
    want,
  };
}
