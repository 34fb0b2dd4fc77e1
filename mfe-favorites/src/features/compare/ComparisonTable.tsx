import type { Hit } from '@roost/shared/contracts/index-record';
import { AppLink, IconButton, LinkButton, Picture, Skeleton, VisuallyHidden } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { toHitView } from '../stay/index.ts';
import type { Stay } from '../stay/index.ts';
import type { ComparisonRow } from './comparison-rows.tsx';
import { asWritten } from '@roost/shared/texts';
import styles from './Comparison.module.css';

const texts = copy.compare;

type ComparisonTableProps = {
  hits: readonly Hit[];
  rows: readonly ComparisonRow[];
  stay: Stay;
  onRemove: (id: string) => void;
};

/** Homes as columns. It scrolls sideways on phones, so the keyboard must reach it. */
export function ComparisonTable({ hits, rows, stay, onRemove }: ComparisonTableProps) {
  return (
    <div className={styles.scroll} role="region" aria-label={texts.region} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>
              <VisuallyHidden>{texts.home}</VisuallyHidden>
            </th>
            {hits.map((hit) => (
              <ColumnHead
                key={hit.objectID}
                hit={hit}
                href={toHitView(hit, stay).href}
                onRemove={() => onRemove(hit.objectID)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells, best }) => (
            <tr key={key} className={key === 'total' ? styles.total : undefined}>
              <th scope="row">{label}</th>
              {cells.map((cell, column) => (
                <td key={hits[column]?.objectID} data-label={label}>
                  {cell}
                  {best?.columns.has(column) && <span className={styles.best}>{best.label}</span>}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">
              <VisuallyHidden>{texts.open}</VisuallyHidden>
            </th>
            {hits.map((hit) => (
              <td key={hit.objectID}>
                <LinkButton block href={toHitView(hit, stay).href} aria-label={texts.openNamed(hit.Headline)}>
                  {texts.open}
                </LinkButton>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** Rows that are drawn while homes are on the way: enough to fill a screen. */
const SKELETON_ROWS = 5;

/** Holds the place of the table: its columns are known before their homes are. */
export function ComparisonSkeleton({ columns }: { columns: number }) {
  const all = Array.from({ length: columns }, (_, column) => column);
  return (
    <div className={styles.scroll} aria-hidden="true">
      <table className={styles.table}>
        <thead>
          <tr>
            <th />
            {all.map((column) => (
              <th key={column}>
                <Skeleton ratio="3 / 2" />
                <p className={styles.headline}>
                  <Skeleton width="80%" />
                </p>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: SKELETON_ROWS }, (_, row) => (
            <tr key={row}>
              <th>
                <Skeleton width="60%" />
              </th>
              {all.map((column) => (
                <td key={column}>
                  <Skeleton width="60%" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ColumnHead({ hit, href, onRemove }: { hit: Hit; href: string; onRemove: () => void }) {
  const picture = hit.images.toSorted((a, b) => a.SortOrder - b.SortOrder)[0]?.URL;
  return (
    <th scope="col">
      <div className={styles.picture}>
        {picture && <Picture src={picture} alt="" sizes="(min-width: 768px) 25rem, 11rem" widths={[320, 640]} />}
      </div>
      <IconButton
        className={styles.remove}
        icon="x"
        surface="photo"
        label={texts.remove(hit.Headline)}
        onClick={onRemove}
      />
      <h2 className={styles.headline} {...asWritten()}>
        <AppLink href={href}>{hit.Headline}</AppLink>
      </h2>
    </th>
  );
}
