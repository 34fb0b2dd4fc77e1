import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Photo } from '@roost/shared/contracts/listing';
import { IconButton, Picture, cx, pictureSource } from '@roost/shared/ui';
import { Dialog } from '@roost/shared/ui/overlays';
import { copy } from '../../copy.ts';
import { MOST_ZOOM, useZoom } from './use-zoom.ts';
import styles from './PhotoViewer.module.css';

export type PhotoViewerProps = {
  photos: readonly Photo[];
  headline: string;
  /** The photo that is shown, from 0. */
  index: number;
  onIndex: (index: number) => void;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the viewer has gone, however it went, to give the focus back. */
  onClosed?: () => void;
};

/** How far a finger moves before it turns the photo, in pixels. */
const SWIPE = 40;
const SIZES = '(min-width: 768px) min(82vw, calc((100vh - 15rem) * 1.5)), 100vw';
const WIDTHS = [384, 2048] as const;

/** All photos over the whole screen, one at a time or as a grid (LIST-1). Left, Right, Home, End and Esc, plus, minus and 0 to zoom; a finger swipes. */
export function PhotoViewer({ photos, headline, index, onIndex, isOpen, onOpenChange, onClosed }: PhotoViewerProps) {
  const [grid, setGrid] = useState(false);
  const zoom = useZoom({ swipe: SWIPE, onSwipe: (step) => go(index + step) });
  const go = (to: number) => {
    zoom.reset();
    onIndex(Math.min(Math.max(to, 0), photos.length - 1));
  };
  const keys = (event: KeyboardEvent) => {
    const act = {
      ArrowLeft: () => go(index - 1),
      ArrowRight: () => go(index + 1),
      Home: () => go(0),
      End: () => go(photos.length - 1),
      '+': zoom.zoomIn,
      '=': zoom.zoomIn,
      '-': zoom.zoomOut,
      0: zoom.reset,
    }[event.key];
    if (act === undefined || grid || event.ctrlKey || event.metaKey) return;
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
      <div className={styles.viewer} onKeyDown={keys}>
        <div className={styles.head}>
          <p role="status">{!grid && copy.photos.position(index + 1, photos.length)}</p>
          <div>
            {!grid && (
              <IconButton
                icon="minus"
                label={copy.photos.zoomOut}
                surface="inverse"
                disabled={zoom.zoom.scale <= 1}
                onClick={zoom.zoomOut}
              />
            )}
            {!grid && (
              <IconButton
                icon="plus"
                label={copy.photos.zoomIn}
                surface="inverse"
                disabled={zoom.zoom.scale >= MOST_ZOOM}
                onClick={zoom.zoomIn}
              />
            )}
            <IconButton
              icon={grid ? 'image' : 'grid'}
              label={grid ? copy.photos.single : copy.photos.grid}
              surface="inverse"
              onClick={() => setGrid(!grid)}
            />
            <IconButton icon="x" label={copy.photos.close} surface="inverse" onClick={() => onOpenChange(false)} />
          </div>
        </div>
        {grid ? (
          <PhotoGrid
            photos={photos}
            onPick={(picked) => {
              setGrid(false);
              go(picked);
            }}
          />
        ) : (
          <SinglePhoto photos={photos} index={index} onIndex={go} zoom={zoom} />
        )}
      </div>
    </Dialog>
  );
}

function PhotoGrid({ photos, onPick }: { photos: readonly Photo[]; onPick: (index: number) => void }) {
  return (
    <ul className={styles.grid}>
      {photos.map((photo, index) => (
        <li key={photo.url}>
          <button
            type="button"
            aria-label={copy.photos.open(index + 1, photos.length, photo.caption)}
            onClick={() => onPick(index)}
          >
            <Picture src={photo.url} alt="" sizes="(min-width: 900px) 30vw, 46vw" ratio="3 / 2" />
          </button>
        </li>
      ))}
    </ul>
  );
}

type SingleProps = {
  photos: readonly Photo[];
  index: number;
  onIndex: (index: number) => void;
  zoom: ReturnType<typeof useZoom>;
};

function SinglePhoto({ photos, index, onIndex, zoom }: SingleProps) {
  const frame = useRef<HTMLDivElement>(null);
  const thumbs = useRef<HTMLDivElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const last = photos.length - 1;
  const photo = photos[index];

  // The keys belong to the photo from the moment the viewer opens.
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    thumbs.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);
  // The neighbours are asked for while this photo is looked at.
  useEffect(() => {
    for (const neighbour of [photos[index + 1], photos[index - 1]]) {
      if (!neighbour) continue;
      const { src, srcSet } = pictureSource(neighbour.url, WIDTHS);
      const image = new Image();
      image.sizes = SIZES;
      if (srcSet !== undefined) image.srcset = srcSet;
      image.src = src;
    }
  }, [photos, index]);

  if (!photo) return null;
  const { scale, x, y } = zoom.zoom;
  return (
    <div className={styles.single}>
      <div
        ref={frame}
        tabIndex={-1}
        className={styles.stage}
        role="group"
        aria-label={copy.photos.position(index + 1, photos.length)}
      >
        <IconButton
          icon="chevronLeft"
          label={copy.photos.previous}
          surface="inverse"
          disabled={index === 0}
          onClick={() => onIndex(index - 1)}
        />
        <figure>
          <div className={cx(styles.box, scale > 1 && styles.zoomed)} {...zoom.handlers}>
            {broken === photo.url ? (
              <p className={styles.broken} role="status">
                {copy.photos.broken}
              </p>
            ) : (
              <Picture
                key={photo.url}
                src={photo.url}
                alt={photo.caption}
                sizes={SIZES}
                widths={WIDTHS}
                ratio="3 / 2"
                priority
                draggable={false}
                onError={() => setBroken(photo.url)}
                style={scale > 1 ? { transform: `translate(${x}px, ${y}px) scale(${scale})` } : {}}
              />
            )}
          </div>
          <figcaption>{photo.caption}</figcaption>
        </figure>
        <IconButton
          icon="chevronRight"
          label={copy.photos.next}
          surface="inverse"
          disabled={index === last}
          onClick={() => onIndex(index + 1)}
        />
      </div>
      <div ref={thumbs} className={styles.thumbs}>
        {photos.map((thumb, at) => (
          <button
            key={thumb.url}
            type="button"
            aria-label={copy.photos.open(at + 1, photos.length, thumb.caption)}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onIndex(at)}
          >
            <Picture src={thumb.url} alt="" sizes="5.25rem" widths={[320, 320]} ratio="3 / 2" />
          </button>
        ))}
      </div>
    </div>
  );
}
