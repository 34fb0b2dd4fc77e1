/** The rows of the comparison: a label, one cell for each home, and which of them is the best (FAV-9). */
import type { ReactNode } from 'react';
import type { Hit } from '@roost/shared/contracts/index-record';
import { formatAmount, formatFee } from '@roost/shared/domain/currency';
import type { ShownCurrency } from '@roost/shared/domain/currency';
import { partyTotal } from '@roost/shared/domain/party';
import type { PriceDisplay } from '@roost/shared/domain/price-display';
import { Price, Rating } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { findObstacle, formatObstacle, toHitView } from '../stay/index.ts';
import type { Stay } from '../stay/index.ts';
import { bayesianRating } from '@roost/shared/domain/ranking';
import { findBest, toFacts } from './facts.ts';
import type { Facts } from './facts.ts';
import { describePolicy, formatRefundRows } from '@roost/shared/domain/refund-text';
import { refundTimeline } from '@roost/shared/domain/refund';
import { WANTED_AMENITIES } from '@roost/shared/domain/wanted-amenities';
import { showValue } from '@roost/shared/domain/shown-words';
import styles from './Comparison.module.css';

const texts = copy.compare;
/** Amenities that are compared: what decides between homes, not all that they have. */
const MOST_AMENITIES = 8;

export type ComparisonRow = {
  key: string;
  label: string;
  cells: readonly ReactNode[];
  /** What is compared to tell whether the homes differ in this row. */
  values: readonly string[];
  /** Columns with the best value, and how it is called. */
  best?: { columns: ReadonlySet<number>; label: string };
};

const textRow = (key: string, label: string, values: readonly string[]): ComparisonRow => ({
  key,
  label,
  values,
  cells: values,
});

export function createRows(
  hits: readonly Hit[],
  stay: Stay,
  { today, display, currency }: { today: string; display: PriceDisplay; currency: ShownCurrency },
): ComparisonRow[] {
  const guests = partyTotal(stay.party);
  const facts = hits.map((hit) =>
    toFacts(hit, toHitView(hit, stay).price, {
      guests,
      obstacle: findObstacle(hit, stay, today),
      display,
    }),
  );
  return [
    createPriceRow(facts, stay),
    ...(guests > 0 && stay.dates ? [createPersonRow(facts, currency)] : []),
    createRatingRow(hits, facts),
    textRow(
      'where',
      texts.where,
      facts.map(({ place }) => place),
    ),
    textRow(
      'kind',
      texts.kind,
      hits.map((hit) => showValue(hit['Property Type'])),
    ),
    createSleepsRow(hits),
    textRow(
      'rooms',
      texts.rooms,
      hits.map((hit) => texts.roomsAndBaths(hit.Bedrooms, hit.Bathrooms)),
    ),
    textRow(
      'beds',
      texts.beds,
      hits.map((hit) => String(hit['Total Beds'])),
    ),
    textRow(
      'pets',
      texts.pets,
      facts.map((fact) => formatPets(fact, currency)),
    ),
    textRow(
      'cleaning',
      texts.cleaning,
      facts.map((fact) => formatCleaning(fact, currency)),
    ),
    ...createCancellationRow(hits, { facts, stay, today }),
    ...createAmenitiesRow(hits),
  ];
}

const formatPets = ({ petCents, mostPets }: Facts, currency: ShownCurrency): string =>
  petCents === null ? texts.noPets : texts.petFee(formatFee(petCents, currency), mostPets);
const formatCleaning = ({ cleaningCents }: Facts, currency: ShownCurrency): string =>
  cleaningCents === 0 ? texts.included : formatFee(cleaningCents, currency);

/** Until when all or most is given back, by the rule of refunds (TRUE-2); no row for records without a policy. */
function createCancellationRow(
  hits: readonly Hit[],
  { facts, stay, today }: { facts: readonly Facts[]; stay: Stay; today: string },
): ComparisonRow[] {
  if (!hits.some((hit) => hit.Cancellation)) return [];
  const values = hits.map(({ Cancellation: steps, today: day = today }, column) => {
    if (!steps) return '–';
    // A stay that cannot be booked has no days to cancel until.
    const rows =
      stay.dates && facts[column]?.obstacle === null
        ? formatRefundRows(refundTimeline({ steps }, stay.dates.checkIn, day, 0), { today: day, totalCents: null })
        : describePolicy({ steps });
    const [first] = rows;
    return first ? (first.refunds ? texts.refund(first.what, first.when) : first.what) : '–';
  });
  return [textRow('cancellation', texts.cancellation, values)];
}

/** What guests look for that one of these homes has. */
function createAmenitiesRow(hits: readonly Hit[]): ComparisonRow[] {
  const has = hits.map((hit) => new Set(hit.amenities?.Amenities));
  const compared = WANTED_AMENITIES.filter((name) => has.some((names) => names.has(name))).slice(0, MOST_AMENITIES);
  if (compared.length === 0) return [];
  const lists = has.map((names) => compared.filter((name) => names.has(name)).map(showValue));
  return [
    {
      key: 'amenities',
      label: texts.amenities,
      values: lists.map((names) => names.join()),
      cells: lists.map((names, column) =>
        names.length === 0 ? (
          '–'
        ) : (
          <ul key={hits[column]?.objectID} className={styles.amenities}>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        ),
      ),
    },
  ];
}

function createPriceRow(facts: readonly Facts[], stay: Stay): ComparisonRow {
  return {
    key: 'total',
    label: stay.dates ? texts.price : texts.night,
    values: facts.map(({ priceCents }) => String(priceCents)),
    cells: facts.map((fact) => <PriceCell key={fact.id} fact={fact} />),
    best: {
      columns: findBest(
        facts.map(({ priceCents }) => priceCents),
        'lowest',
      ),
      label: texts.lowest,
    },
  };
}

function PriceCell({ fact: { obstacle, price } }: { fact: Facts }) {
  return obstacle === null ? (
    <Price {...price} />
  ) : (
    <span className={styles.quiet}>{formatObstacle(obstacle, copy.obstacle)}</span>
  );
}

function createPersonRow(facts: readonly Facts[], currency: ShownCurrency): ComparisonRow {
  return {
    key: 'person',
    label: texts.person,
    values: facts.map(({ perPersonCents }) => String(perPersonCents)),
    cells: facts.map(({ perPersonCents }) =>
      perPersonCents === null ? '–' : formatAmount(perPersonCents, currency, 'exact'),
    ),
  };
}

function createRatingRow(hits: readonly Hit[], facts: readonly Facts[]): ComparisonRow {
  const ratings = facts.map(({ rating }) => rating);
  const counted = hits.map((hit, column) => bayesianRating(ratings[column] ?? null, hit['Number of Reviews']));
  return {
    key: 'rating',
    label: texts.rating,
    values: ratings.map(String),
    // A 5.0 of one review is not the highest beside a 4.9 of 28.
    best: { columns: findBest(counted, 'highest'), label: texts.highest },
    cells: hits.map((hit) => (
      <Rating
        key={hit.objectID}
        value={hit['Average Rating'] ?? null}
        {...(hit['Average Rating'] ? { count: hit['Number of Reviews'] } : {})}
      />
    )),
  };
}

function createSleepsRow(hits: readonly Hit[]): ComparisonRow {
  const most = hits.map((hit) => hit['Max Occupancy']);
  return {
    ...textRow('sleeps', texts.sleeps, most.map(texts.guests)),
    best: { columns: findBest(most, 'highest'), label: texts.most },
  };
}
