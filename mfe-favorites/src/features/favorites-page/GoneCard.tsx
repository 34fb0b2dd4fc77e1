import type { FavoriteListing } from '@roost/shared/state';
import { favoriteRemovalUndone, favoriteRemoved, toastShown, useAppDispatch } from '@roost/shared/state';
import { AppLink, IconButton, Picture } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import styles from './GoneCard.module.css';

/** A saved home that the index no longer offers, from the little this browser knows of it (FAV-3, FAV-5). */
export function GoneCard({ id, data }: { id: string; data: FavoriteListing | undefined }) {
  const dispatch = useAppDispatch();
  const headline = data?.Headline || copy.goneNameless;
  const remove = () => {
    dispatch(favoriteRemoved([id]));
    dispatch(toastShown({ text: copy.removed, button: { label: copy.undo, action: favoriteRemovalUndone(id) } }));
  };
  return (
    <article className={styles.gone}>
      <div className={styles.photo}>
        {data?.ImageUrl && <Picture src={data.ImageUrl} alt="" sizes="(min-width: 1200px) 20rem, 46vw" widths={[320, 1080]} />}
        <span className={styles.flag}>{copy.gone}</span>
        <div className={styles.remove}><IconButton icon="x" surface="photo" label={copy.removeGone(headline)} onClick={remove} /></div>
      </div>
      <h3 className={styles.headline}>{headline}</h3>
      <p className={styles.text}>{copy.goneText}</p>
      <p className={styles.text}><AppLink href="/search">{copy.similar}</AppLink></p>
    </article>
  );
}
