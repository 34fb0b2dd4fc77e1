import { useState } from 'react';
import type { CSSProperties, MouseEvent } from 'react';
import { useSearchParams } from '@roost/shared/router';
import type { Photo } from '@roost/shared/contracts/listing';
import { imageUrl } from '@roost/shared/domain/images';
import { getCarriedFile, Icon, Note, Picture, cx } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { useAddressPanel } from '../../hooks/use-address-panel.ts';
import { LEAD_PHOTO } from './lead-photo.ts';
import { ALL_PHOTOS, PHOTO_KEY, parsePhotoIndex } from './photo-key.ts';
import { PhotoTour } from './PhotoTour.tsx';
import styles from './PhotoMosaic.module.css';

const loadViewer = async () => (await import('./PhotoViewer.tsx')).PhotoViewer;
const SMALL_SIZES = '(min-width: 1200px) 17.5rem, (min-width: 768px) 24vw, 1px';

/**
 * The photos at the top of the page: one on phones, up to five on wider screens. Each is a link to its picture, which
 * works without JavaScript; with JavaScript it opens the viewer, whose code is loaded at the first press. The address
 * names the photo that is shown, or that all are: without JavaScript they then follow here, by room.
 */
export function PhotoMosaic({ photos, headline }: { photos: readonly Photo[]; headline: string }) {
  const count = photos.length;
  const viewer = useAddressPanel(
    PHOTO_KEY,
    loadViewer,
    (value) => value === ALL_PHOTOS || parsePhotoIndex(value, count) !== null,
  );
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [params] = useSearchParams();
  const isAll = viewer.value === ALL_PHOTOS;
  // One large and four small, or one and two, or one.
  const visible = photos.slice(0, count >= 5 ? 5 : count >= 3 ? 3 : 1);

  const open = (value: string) => (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpener(event.currentTarget);
    viewer.open(value);
  };

  if (count === 0) return null;
  return (
    <>
      <div className={cx(styles.mosaic, visible.length === 3 && styles.three, visible.length === 1 && styles.one)}>
        {visible.map((photo, index) => (
          <a
            key={photo.url}
            href={imageUrl(photo.url, 1920)}
            aria-label={copy.photos.open(index + 1, count, photo.caption)}
            onClick={open(String(index + 1))}
            {...(index === 0 && { 'data-lead-photo': '' })}
          >
            <Picture
              src={photo.url}
              alt=""
              color={photo.color}
              sizes={index === 0 ? LEAD_PHOTO.sizes : SMALL_SIZES}
              widths={index === 0 ? LEAD_PHOTO.widths : [320, 828]}
              priority={index === 0 ? 'high' : false}
              style={index === 0 ? toCarriedStyle(photo.url) : undefined}
            />
          </a>
        ))}
        <a className={styles.all} href={`?${withAllPhotos(params)}`} onClick={open(ALL_PHOTOS)}>
          <Icon name="image" />
          {copy.photos.all(count)}
        </a>
        <span className={styles.count} aria-hidden="true">
          1 / {count}
        </span>
      </div>
      {isAll && (
        <noscript>
          <PhotoTour photos={photos} />
        </noscript>
      )}
      {viewer.failed && (
        <Note tone="bad" role="alert">
          {copy.photos.failed}
        </Note>
      )}
      {viewer.Panel && (
        <viewer.Panel
          photos={photos}
          headline={headline}
          index={isAll ? null : (parsePhotoIndex(viewer.value, count) ?? 0)}
          onIndex={(index) => viewer.change(index === null ? ALL_PHOTOS : String(index + 1))}
          isOpen={viewer.value !== null}
          onOpenChange={(isOpen) => {
            if (!isOpen) viewer.close();
          }}
          onClosed={() => opener?.focus()}
        />
      )}
    </>
  );
}

/** The file that the card before this page has shown stands behind the larger one while that is on its way. */
function toCarriedStyle(photo: string): CSSProperties | undefined {
  const file = getCarriedFile(photo);
  return file === undefined
    ? undefined
    : { backgroundImage: `url("${file}")`, backgroundPosition: 'center', backgroundSize: 'cover' };
}

function withAllPhotos(params: URLSearchParams): string {
  const after = new URLSearchParams(params);
  after.set(PHOTO_KEY, ALL_PHOTOS);
  return after.toString();
}
