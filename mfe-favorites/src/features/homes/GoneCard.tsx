import type { ReactNode } from 'react';
import type { FavoriteListing } from '../../state/favorites-slice.ts';
import { IconButton, Picture } from '@roost/shared/ui';
import { useToggle } from '../../state/use-favorites.ts';
import { copy } from '../../copy.ts';
import { asWritten } from '@roost/shared/texts';
import styles from './GoneCard.module.css';

/**
 * A saved home that Roost no longer offers, shown from its basic data (FAV-3, FAV-5). In somebody else's list it cannot
 * be removed.
 */
export function GoneCard({
  id,
  data,
  readOnly = false,
  below,
}: {
  id: string;
  data: FavoriteListing | undefined;
  readOnly?: boolean;
  below?: ReactNode;
}) {
  const toggle = useToggle();
  const headline = data?.Headline || copy.goneNameless;
  const remove = () =>
    toggle({ listing: { objectID: id, headline: data?.Headline ?? '' }, initiatedFrom: 'favorites' });
  return (
    <article className={styles.gone}>
      <div className={styles.photo}>
        {data?.ImageUrl && (
          <Picture src={data.ImageUrl} alt="" sizes="(min-width: 1200px) 20rem, 46vw" widths={[320, 1080]} />
        )}
        <span className={styles.flag}>{copy.gone}</span>
        {!readOnly && (
          <div className={styles.remove}>
            <IconButton icon="x" surface="photo" label={copy.removeGone(headline)} onClick={remove} />
          </div>
        )}
      </div>
      <h3 className={styles.headline} {...(data?.Headline ? asWritten() : {})}>
        {headline}
      </h3>
      <p className={styles.text}>{copy.goneText}</p>
      {below}
    </article>
  );
}
