import type { MouseEvent } from 'react';
import type { Photo } from '@roost/shared/contracts/listing';
import { imageUrl } from '@roost/shared/domain/images';
import { Picture } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { groupByRoom } from './group-by-room.ts';
import { showValue } from '@roost/shared/domain/shown-words';
import { asWritten } from '@roost/shared/texts';
import styles from './PhotoTour.module.css';

type Props = {
  photos: readonly Photo[];
  /** Opens a photo. Without it each photo is a link to its picture. */
  onChoose?: (index: number) => void;
};

/** All photos with their captions by room, and links to the rooms (LIST-8). */
export function PhotoTour({ photos, onChoose }: Props) {
  const groups = groupByRoom(photos);
  const named = groups.flatMap(({ room }, at) => (room === null ? [] : [{ room, at }]));
  const jump = (event: MouseEvent<HTMLAnchorElement>, at: number) => {
    if (!onChoose) return;
    // The dialog has the address of the page: a new entry in the history would keep Back from closing it.
    event.preventDefault();
    const heading = document.getElementById(`room-${at}`);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={styles.tour}>
      {named.length > 1 && (
        <nav className={styles.rooms} aria-label={copy.photos.rooms}>
          <ul>
            {named.map(({ room, at }) => (
              <li key={room}>
                <a href={`#room-${at}`} onClick={(event) => jump(event, at)}>
                  {showValue(room)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ room, photos: some }, at) => (
        <section key={room} aria-labelledby={room === null ? undefined : `room-${at}`}>
          {room !== null && (
            <h3 id={`room-${at}`} tabIndex={-1}>
              {showValue(room)}
            </h3>
          )}
          <ul className={styles.photos}>
            {some.map(({ photo, index }) => (
              <li key={photo.url}>
                <TourPhoto photo={photo} index={index} count={photos.length} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function TourPhoto({
  photo,
  index,
  count,
  onChoose,
}: {
  photo: Photo;
  index: number;
  count: number;
  onChoose: Props['onChoose'];
}) {
  const content = (
    <>
      <Picture src={photo.url} alt="" color={photo.color} sizes="(min-width: 900px) 22rem, 46vw" ratio="3 / 2" />
      <span {...asWritten()}>{photo.caption}</span>
    </>
  );
  const label = copy.photos.open(index + 1, count, photo.caption);
  return onChoose ? (
    <button type="button" aria-label={label} onClick={() => onChoose(index)}>
      {content}
    </button>
  ) : (
    <a href={imageUrl(photo.url, 1920)} aria-label={label}>
      {content}
    </a>
  );
}
