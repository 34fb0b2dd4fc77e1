import { memo, useEffect, useRef, useState } from 'react';
import { PREVIEW_SIZE } from '../../api/map-preview.ts';
import type { MapPreview as Preview } from '../../api/map-preview.ts';
import { copy } from '../../copy.ts';
import type { EarlyGestures, Gestures } from './early-gestures.ts';
import { PinButton } from './PinButton.tsx';
import { usePictureDrag } from './use-picture-drag.ts';
import styles from './MapPreview.module.css';

type Props = {
  preview: Preview;
  /** Gets what the guest does here. */
  gestures: EarlyGestures;
  /** Called while a finger is on it: what stands under a finger is not replaced. */
  onHold: (isHeld: boolean) => void;
  /** A pin was pressed. */
  onPress: () => void;
  /** The picture is there, or did not come. */
  onPainted: () => void;
  onFailed: () => void;
};

const getKey = (target: EventTarget): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-key]')?.dataset.key) || null;

/** The server's drawing of the map: a picture and its pins, which are pressed, and dragged with the picture. */
export const MapPreview = memo(function MapPreview({ preview, gestures, onHold, onPress, onPainted, onFailed }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  // It may have come, or failed, before this code was there.
  useEffect(() => {
    const { complete, naturalWidth } = picture.current ?? {};
    if (complete) (naturalWidth === 0 ? onFailed : onPainted)();
  }, [onFailed, onPainted]);

  const show = ({ x, y }: Gestures['by']) => {
    if (layer.current) layer.current.style.translate = `${x}px ${y}px`;
  };

  return (
    <div className={styles.preview} {...usePictureDrag(gestures, { show, onHold })}>
      <div ref={layer} className={styles.layer}>
        <img
          ref={picture}
          src={preview.src}
          {...PREVIEW_SIZE}
          alt=""
          loading="lazy"
          fetchPriority="high"
          draggable={false}
          onLoad={onPainted}
          onError={onFailed}
        />
        <div
          role="group"
          aria-label={copy.map.pins}
          onFocus={({ target }) => gestures.note({ focus: getKey(target) })}
          onBlur={({ relatedTarget }) => {
            if (relatedTarget) gestures.note({ focus: null });
          }}
          onClick={({ target, detail }) => {
            const key = getKey(target);
            if (!key) return;
            gestures.note({ press: { key, byKeyboard: detail === 0 } });
            setPressed(key);
            onPress();
          }}
        >
          {preview.pins.map(({ x, y, face }, index) => (
            <PinButton
              key={face.key}
              face={face}
              active={face.key === pressed}
              tabIndex={index === 0 ? 0 : -1}
              style={{ transform: `translate(${x}px,${y}px)` }}
            />
          ))}
        </div>
      </div>
    </div>
  );
});
