import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, TouchEvent } from 'react';
import type { Photo } from '@roost/shared/contracts/listing';
import { IconButton, Picture } from '@roost/shared/ui';
import { Dialog } from '@roost/shared/ui/overlays';
import { copy } from '../../copy.ts';
import styles from './PhotoViewer.module.css';

export type PhotoViewerProps = {
  photos: readonly Photo[];
  headline: string;
  /** The photo that is shown, from 0. */
  index: number;
  onIndex: (index: number) => void;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
};

/** How far a finger moves before it turns the photo, in pixels. */
const SWIPE = 40;

/** All photos over the whole screen, one at a time or as a grid (LIST-1). Left, Right, Home, End and Esc; a finger swipes. */
export function PhotoViewer({ photos, headline, index, onIndex, isOpen, onOpenChange }: PhotoViewerProps) {
  const [grid, setGrid] = useState(false);
  return (
    <Dialog title={copy.photos.title(headline)} size="full" isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={styles.viewer}>
        <div className={styles.head}>
          <p role="status">{!grid && copy.photos.position(index + 1, photos.length)}</p>
          <div>
            <IconButton icon={grid ? 'image' : 'grid'} label={grid ? copy.photos.single : copy.photos.grid} surface="inverse" onClick={() => setGrid(!grid)} />
            <IconButton icon="x" label={copy.photos.close} surface="inverse" onClick={() => onOpenChange(false)} />
          </div>
        </div>
        {grid
          ? <PhotoGrid photos={photos} onPick={(picked) => { setGrid(false); onIndex(picked); }} />
          : <SinglePhoto photos={photos} index={index} onIndex={onIndex} />}
      </div>
    </Dialog>
  );
}

function PhotoGrid({ photos, onPick }: { photos: readonly Photo[]; onPick: (index: number) => void }) {
  return (
    <ul className={styles.grid}>
      {photos.map((photo, index) => (
        <li key={photo.url}>
          <button type="button" aria-label={copy.photos.open(index + 1, photos.length, photo.caption)} onClick={() => onPick(index)}>
            <Picture src={photo.url} alt="" sizes="(min-width: 900px) 30vw, 46vw" ratio="3 / 2" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function SinglePhoto({ photos, index, onIndex }: { photos: readonly Photo[]; index: number; onIndex: (index: number) => void }) {
  const frame = useRef<HTMLDivElement>(null);
  const thumbs = useRef<HTMLDivElement>(null);
  const touchStart = useRef<number | null>(null);
  const last = photos.length - 1;
  const photo = photos[index];
  const go = (to: number) => onIndex(Math.min(Math.max(to, 0), last));

  // The keys belong to the photo from the moment the viewer opens.
  useEffect(() => { frame.current?.focus({ preventScroll: true }); }, []);
  useEffect(() => {
    thumbs.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);

  const keys = (event: KeyboardEvent) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const endTouch = (event: TouchEvent) => {
    const from = touchStart.current;
    const to = event.changedTouches[0]?.clientX;
    touchStart.current = null;
    if (from !== null && to !== undefined && Math.abs(to - from) >= SWIPE) go(index + (to < from ? 1 : -1));
  };

  if (!photo) return null;
  return (
    <div className={styles.single} onKeyDown={keys}>
      <div
        ref={frame} tabIndex={-1} className={styles.stage} role="group" aria-label={copy.photos.position(index + 1, photos.length)}
        onTouchStart={(event) => { touchStart.current = event.touches[0]?.clientX ?? null; }} onTouchEnd={endTouch}
      >
        <IconButton icon="chevronLeft" label={copy.photos.previous} surface="inverse" disabled={index === 0} onClick={() => go(index - 1)} />
        <figure>
          <Picture key={photo.url} src={photo.url} alt={photo.caption} sizes="(min-width: 768px) min(82vw, calc((100vh - 15rem) * 1.5)), 100vw" widths={[384, 2048]} ratio="3 / 2" priority />
          <figcaption>{photo.caption}</figcaption>
        </figure>
        <IconButton icon="chevronRight" label={copy.photos.next} surface="inverse" disabled={index === last} onClick={() => go(index + 1)} />
      </div>
      <div ref={thumbs} className={styles.thumbs}>
        {photos.map((thumb, at) => (
          <button key={thumb.url} type="button" aria-label={copy.photos.open(at + 1, photos.length, thumb.caption)} aria-current={at === index ? 'true' : undefined} onClick={() => go(at)}>
            <Picture src={thumb.url} alt="" sizes="5.25rem" widths={[320, 320]} ratio="3 / 2" />
          </button>
        ))}
      </div>
    </div>
  );
}
