import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { Hit } from '@roost/shared/contracts/index-record';
import { formatCents } from '@roost/shared/domain/money';
import { partyTotal } from '@roost/shared/domain/party';
import { useLocation, useNavigate } from '@roost/shared/router';
import {
  AppLink,
  Checkbox,
  Fail,
  Heading,
  IconButton,
  LinkButton,
  Picture,
  Rating,
  SelectField,
  VisuallyHidden,
  Wrap,
} from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { LoadListings } from '../../api/use-favorite-homes.ts';
import { formatStay, getStayAttributes, isBookable, toHitView } from '../stay/index.ts';
import { MAX_COMPARED, toFavoritesHref } from '../../hooks/favorites-address.ts';
import type { Stay } from '../stay/index.ts';
import { useFavoriteHomes } from '../../api/use-favorite-homes.ts';
import layout from '../../components/ListPageLayout.module.css';
import { findBest, toFacts } from './facts.ts';
import styles from './Comparison.module.css';

const words = copy.compare;
const IGNORE = () => undefined;

export type ComparisonProps = {
  /** What stands side by side, and what could. */
  ids: readonly string[];
  all: readonly string[];
  title: string;
  stay: Stay;
  today: string;
  load: LoadListings;
};

/** Up to four homes side by side (FAV-9). The best of each row is named; on phones the table scrolls sideways. */
export function Comparison({ ids, all, title, stay, today, load }: ComparisonProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const { dates } = stay;
  const { status, homes, retry } = useFavoriteHomes(
    all,
    useCallback((wanted) => load(wanted, getStayAttributes(dates, today)), [load, dates, today]),
    IGNORE,
  );
  const shown = ids.flatMap((id) => homes.get(id) ?? []);
  const others = all.flatMap((id) => (ids.includes(id) ? [] : (homes.get(id) ?? [])));
  const guests = partyTotal(stay.party);
  const go = (compared: readonly string[]) =>
    void navigate(toFavoritesHref(search, { compared }), { replace: true, preventScrollReset: true });

  const facts = shown.map((hit) =>
    toFacts(hit, toHitView(hit, stay, today).price, guests, isBookable(hit, dates, guests, today)),
  );
  const rows: {
    key: string;
    label: string;
    cells: ReactNode[];
    texts: string[];
    best?: { at: ReadonlySet<number>; word: string };
  }[] = [
    {
      key: 'total',
      label: stay.dates ? words.total : words.night,
      texts: facts.map((fact) => String(fact.priceCents)),
      cells: facts.map(({ totalCents, averageCents, available }) =>
        available ? (
          <>
            {totalCents !== null && (
              <>
                <b>{formatCents(totalCents)}</b>
                <br />
              </>
            )}
            <span className={styles.quiet}>
              {formatCents(averageCents, 'whole')} {words.average}
            </span>
          </>
        ) : (
          <span className={styles.quiet}>{copy.taken}</span>
        ),
      ),
      best: {
        at: findBest(
          facts.map(({ priceCents }) => priceCents),
          'lowest',
        ),
        word: words.lowest,
      },
    },
    ...(guests > 0 && stay.dates
      ? [
          {
            key: 'person',
            label: words.person,
            texts: facts.map((fact) => String(fact.perPersonCents)),
            cells: facts.map(({ perPersonCents }) =>
              perPersonCents === null ? '–' : formatCents(perPersonCents, 'whole'),
            ),
          },
        ]
      : []),
    {
      key: 'rating',
      label: words.rating,
      texts: facts.map((fact) => String(fact.rating)),
      best: {
        at: findBest(
          facts.map(({ rating }) => rating),
          'highest',
        ),
        word: words.highest,
      },
      cells: shown.map((hit) => (
        <Rating
          key={hit.objectID}
          value={hit['Average Rating'] ?? null}
          {...(hit['Average Rating'] ? { count: hit['Number of Reviews'] } : {})}
        />
      )),
    },
    { key: 'where', label: words.where, ...plain(facts.map(({ place }) => place)) },
    { key: 'kind', label: words.kind, ...plain(shown.map((hit) => hit['Property Type'])) },
    {
      key: 'sleeps',
      label: words.sleeps,
      ...plain(shown.map((hit) => words.guests(hit['Max Occupancy']))),
      best: {
        at: findBest(
          shown.map((hit) => hit['Max Occupancy']),
          'highest',
        ),
        word: words.most,
      },
    },
    {
      key: 'rooms',
      label: words.rooms,
      ...plain(shown.map((hit) => words.roomsAndBaths(hit.Bedrooms, hit.Bathrooms))),
    },
    { key: 'beds', label: words.beds, ...plain(shown.map((hit) => String(hit['Total Beds']))) },
    {
      key: 'pets',
      label: words.pets,
      ...plain(
        facts.map(({ petCents }) => (petCents === null ? words.noPets : words.petFee(formatCents(petCents, 'whole')))),
      ),
    },
    {
      key: 'cleaning',
      label: words.cleaning,
      ...plain(
        facts.map(({ cleaningCents }) => (cleaningCents === 0 ? words.included : formatCents(cleaningCents, 'whole'))),
      ),
    },
  ];
  const differing = rows.filter(({ texts }) => !onlyDiffering || new Set(texts).size > 1);

  return (
    <Wrap className={layout.page} aria-busy={status === 'loading' || undefined}>
      <div className={layout.heading}>
        <AppLink className={layout.back ?? ''} href={toFavoritesHref(search, { compared: [] })}>
          {title}
        </AppLink>
        <div className={layout.line}>
          <Heading level={1} look="d2">
            {words.title(shown.length)}
          </Heading>
          <Checkbox
            label={words.differing}
            checked={onlyDiffering}
            onChange={(event) => setOnlyDiffering(event.currentTarget.checked)}
          />
        </div>
        <p>{formatStay(stay) ? words.stay(formatStay(stay)) : copy.undated}</p>
      </div>
      {status === 'failed' && <Fail message={copy.failed} retryLabel={copy.retry} onRetry={retry} />}
      {status === 'loading' && <p role="status">{copy.loading}</p>}
      {shown.length > 0 && (
        // It scrolls, so the keyboard must reach it.
        <div className={styles.scroll} role="region" aria-label={words.region} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th>
                  <VisuallyHidden>{words.home}</VisuallyHidden>
                </th>
                {shown.map((hit) => (
                  <ColumnHead
                    key={hit.objectID}
                    hit={hit}
                    href={toHitView(hit, stay, today).href}
                    onRemove={() => go(ids.filter((id) => id !== hit.objectID))}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {differing.map(({ key, label, cells, best }) => (
                <tr key={key} className={key === 'total' ? styles.total : undefined}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, column) => (
                    <td key={shown[column]?.objectID} data-label={label}>
                      {cell}
                      {best?.at.has(column) && <span className={styles.best}>{best.word}</span>}
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">
                  <VisuallyHidden>{words.open}</VisuallyHidden>
                </th>
                {shown.map((hit) => (
                  <td key={hit.objectID}>
                    <LinkButton
                      block
                      href={toHitView(hit, stay, today).href}
                      aria-label={words.openNamed(hit.Headline)}
                    >
                      {words.open}
                    </LinkButton>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      )}
      {others.length > 0 && shown.length < MAX_COMPARED && (
        <div className={styles.add}>
          <SelectField
            label={words.add}
            value=""
            onChange={(event) => {
              if (event.currentTarget.value !== '') go([...ids, event.currentTarget.value]);
            }}
            options={[
              { value: '', label: words.choose },
              ...others.map((hit) => ({ value: hit.objectID, label: hit.Headline })),
            ]}
          />
        </div>
      )}
    </Wrap>
  );
}

const plain = (texts: string[]) => ({ texts, cells: texts });

function ColumnHead({ hit, href, onRemove }: { hit: Hit; href: string; onRemove: () => void }) {
  const picture = hit.images.toSorted((a, b) => a.SortOrder - b.SortOrder)[0]?.URL;
  return (
    <th scope="col">
      <div className={styles.picture}>
        {picture && <Picture src={picture} alt="" sizes="(min-width: 768px) 18rem, 11rem" widths={[320, 640]} />}
      </div>
      <IconButton
        className={styles.remove}
        icon="x"
        surface="photo"
        label={words.remove(hit.Headline)}
        onClick={onRemove}
      />
      <h2 className={styles.headline}>
        <AppLink href={href}>{hit.Headline}</AppLink>
      </h2>
    </th>
  );
}
