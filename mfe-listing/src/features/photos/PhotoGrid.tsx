import type { Photo } from '@roost/shared/contracts/listing';
import { Picture } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import styles from './PhotoViewer.module.css';

/** All photos of the viewer as small pictures to choose from. */
export function PhotoGrid({ photos, onChoose }: { photos: readonly Photo[]; onChoose: (index: number) => void }) {
  return (
    <ul className={styles.grid}>
      {photos.map((photo, index) => (
        <li key={photo.url}>
          <button
            type="button"
            aria-label={copy.photos.open(index + 1, photos.length, photo.caption)}
            onClick={() => onChoose(index)}
          >
            <Picture src={photo.url} alt="" sizes="(min-width: 900px) 30vw, 46vw" ratio="3 / 2" />
          </button>
        </li>
      ))}
    </ul>
  );
}
