import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { Photo } from '@roost/shared/contracts/listing';
import { IconButton } from '@roost/shared/ui';
import { Dialog, limited } from '@roost/shared/ui/overlays';
import { copy } from '../../copy.ts';
import { PhotoTour } from './PhotoTour.tsx';
import { SinglePhoto } from './SinglePhoto.tsx';
import { useZoom } from './use-zoom.ts';
import { MAX_SCALE } from './zoom.ts';
import styles from './PhotoViewer.module.css';

type Props = {
  photos: readonly Photo[];
  headline: string;
  /** The photo that is shown, from 0; null while all are shown by room. */
  index: number | null;
  onIndex: (index: number | null) => void;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after the viewer has closed, in any way, so that the caller can restore the focus. */
  onClosed?: () => void;
};

/**
 * All photos in a dialog of the window's size, one at a time (LIST-1) or by room (LIST-8). Keys: Left, Right, Home,
 * End; plus, minus and 0 to zoom; Esc to close. A finger swipes.
 */
export function PhotoViewer({ photos, headline, index: given, onIndex, isOpen, onOpenChange, onClosed }: Props) {
  const isAll = given === null;
  // Where a guest was before all photos were shown.
  const last = useRef(0);
  useEffect(() => {
    if (given !== null) last.current = given;
  }, [given]);
  const index = given ?? 0;
  const goTo = (next: number) => onIndex(Math.min(Math.max(next, 0), photos.length - 1));
  const zoom = useZoom((step) => goTo(index + step));
  const show = (next: number) => {
    zoom.reset();
    goTo(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = {
      ArrowLeft: () => show(index - 1),
      ArrowRight: () => show(index + 1),
      Home: () => show(0),
      End: () => show(photos.length - 1),
      '+': zoom.zoomIn,
      '=': zoom.zoomIn,
      '-': zoom.zoomOut,
      0: zoom.reset,
    }[event.key];
    if (act === undefined || isAll || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };

  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClosed?.();
    wasOpen.current = isOpen;
  }, [isOpen, onClosed]);
  return (
    <Dialog title={copy.photos.title(headline)} size="full" isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={styles.viewer} onKeyDown={onKeyDown}>
        <div className={styles.head}>
          <p role="status">{!isAll && copy.photos.position(index + 1, photos.length)}</p>
          <div>
            {!isAll && <ZoomButtons zoom={zoom} />}
            <IconButton
              icon={isAll ? 'image' : 'grid'}
              label={isAll ? copy.photos.single : copy.photos.grid}
              surface="inverse"
              onClick={() => onIndex(isAll ? last.current : null)}
            />
            <IconButton icon="x" label={copy.photos.close} surface="inverse" onClick={() => onOpenChange(false)} />
          </div>
        </div>
        {isAll ? (
          <PhotoTour photos={photos} onChoose={show} />
        ) : (
          <SinglePhoto photos={photos} index={index} onIndex={show} zoom={zoom} />
        )}
      </div>
    </Dialog>
  );
}

function ZoomButtons({ zoom }: { zoom: ReturnType<typeof useZoom> }) {
  const { scale } = zoom.zoom;
  return (
    <>
      <IconButton icon="minus" label={copy.photos.zoomOut} surface="inverse" {...limited(scale <= 1, zoom.zoomOut)} />
      <IconButton
        icon="plus"
        label={copy.photos.zoomIn}
        surface="inverse"
        {...limited(scale >= MAX_SCALE, zoom.zoomIn)}
      />
    </>
  );
}
