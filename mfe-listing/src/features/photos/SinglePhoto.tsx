import { useEffect, useRef, useState } from 'react';
import type { Photo, PhotoCredit } from '@roost/shared/contracts/listing';
import { IconButton, Picture, cx, pictureSource } from '@roost/shared/ui';
import { limited } from '@roost/shared/ui/overlays';
import { copy } from '../../copy.ts';
import type { useZoom } from './use-zoom.ts';
import { asWritten } from '@roost/shared/texts';
import styles from './PhotoViewer.module.css';

const SIZES = '(min-width: 768px) min(82vw, calc((100vh - 15rem) * 1.5)), 100vw';
const WIDTHS = [384, 2048] as const;

type Props = {
  photos: readonly Photo[];
  index: number;
  onIndex: (index: number) => void;
  zoom: ReturnType<typeof useZoom>;
};

/** One photo of the viewer with its caption, buttons to its neighbours, and a row of small pictures below. */
export function SinglePhoto({ photos, index, onIndex, zoom }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const photo = photos[index];
  usePreloadedNeighbours(photos, index);
  // Keys turn the photos from the moment the viewer opens.
  useEffect(() => {
    stage.current?.focus({ preventScroll: true });
  }, []);

  if (!photo) return null;
  return (
    <div className={styles.single}>
      <div
        ref={stage}
        tabIndex={-1}
        className={styles.stage}
        role="group"
        aria-label={copy.photos.position(index + 1, photos.length)}
      >
        <IconButton
          icon="chevronLeft"
          label={copy.photos.previous}
          surface="inverse"
          {...limited(index === 0, () => onIndex(index - 1))}
        />
        <ZoomablePhoto photo={photo} zoom={zoom} />
        <IconButton
          icon="chevronRight"
          label={copy.photos.next}
          surface="inverse"
          {...limited(index === photos.length - 1, () => onIndex(index + 1))}
        />
      </div>
      <Thumbnails photos={photos} index={index} onIndex={onIndex} />
    </div>
  );
}

function ZoomablePhoto({ photo, zoom }: { photo: Photo; zoom: Props['zoom'] }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const [loadedUrl, setLoadedUrl] = useState<string | null>(null);
  const { scale, x, y } = zoom.zoom;
  return (
    <figure>
      <div className={cx(styles.box, scale > 1 && styles.zoomed)} {...zoom.handlers}>
        {brokenUrl === photo.url ? (
          <p className={styles.broken} role="status">
            {copy.photos.broken}
          </p>
        ) : (
          <Picture
            key={photo.url}
            src={photo.url}
            alt={photo.caption}
            // Beside a photo of another shape it would stay as two bars.
            color={loadedUrl === photo.url ? undefined : photo.color}
            onLoad={() => setLoadedUrl(photo.url)}
            sizes={SIZES}
            widths={WIDTHS}
            ratio="3 / 2"
            priority
            draggable={false}
            onError={() => setBrokenUrl(photo.url)}
            // A photo of any shape is shown whole here; elsewhere its edges are cut.
            style={{
              objectFit: 'contain',
              ...(scale > 1 && { transform: `translate(${x}px, ${y}px) scale(${scale})` }),
            }}
          />
        )}
      </div>
      <figcaption>
        <span {...asWritten()}>{photo.caption}</span>
        {photo.credit && <Credit {...photo.credit} />}
      </figcaption>
    </figure>
  );
}

/** Who took the photo, and the licence by which it is shown. */
function Credit({ text, license, licenseUrl }: PhotoCredit) {
  return (
    <small className={styles.credit}>
      {text}
      {license !== undefined && (
        <>
          {' · '}
          <a href={licenseUrl} rel="license noopener" target="_blank">
            {license}
          </a>
        </>
      )}
    </small>
  );
}

function Thumbnails({ photos, index, onIndex }: Pick<Props, 'photos' | 'index' | 'onIndex'>) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    row.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);
  return (
    <div ref={row} className={styles.thumbs}>
      {photos.map((photo, at) => (
        <button
          key={photo.url}
          type="button"
          aria-label={copy.photos.open(at + 1, photos.length, photo.caption)}
          aria-current={at === index ? 'true' : undefined}
          onClick={() => onIndex(at)}
        >
          <Picture src={photo.url} alt="" color={photo.color} sizes="5.25rem" widths={[320, 320]} ratio="3 / 2" />
        </button>
      ))}
    </div>
  );
}

/** Loads the photos before and after the one that is shown. */
function usePreloadedNeighbours(photos: readonly Photo[], index: number): void {
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
}
