import { formatDayRange, nightsBetween, formatNights } from '@roost/shared/domain/dates';
import { formatAmount } from '@roost/shared/domain/currency';
import type { SearchState } from '@roost/shared/domain/search-address';
import { isFiltered } from '@roost/shared/domain/search-filters';
import type { Exclusion } from '@roost/shared/domain/explain-exclusion';
import { AppLink, LinkButton, Picture, Tag, useCurrency } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { ExcludedHome } from '../../api/excluded-home.ts';
import { explainExclusion } from './explain-exclusion.ts';
import type { Reason } from './explain-exclusion.ts';
import { asWritten } from '@roost/shared/texts';
import styles from './ExcludedHomes.module.css';

const words = copy.excluded;
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/**
 * One home: the filters that exclude it, a link that removes each, and the way to the home. `open` adds a button to it.
 */
export function ExcludedHomeRow({
  home,
  state,
  open = false,
  onRemove,
}: {
  home: ExcludedHome;
  state: SearchState;
  open?: boolean;
  /** A link that removes filters was pressed; `action` is its text. */
  onRemove?: (action: string) => void;
}) {
  const currency = useCurrency();
  const reasons = home.reasons.map(({ exclusion, href }) => ({
    exclusion,
    href,
    ...explainExclusion(exclusion, state, currency),
  }));
  const [only] = reasons.length === 1 ? reasons : [];
  const action = only?.action ?? words.removeAll(reasons.length);
  return (
    // The home that was asked for by its number is the first of the page.
    <li className={styles.row} {...(open ? { 'data-home': home.id } : {})}>
      {home.photo ? (
        <Picture className={styles.photo} src={home.photo} alt="" sizes="5.5rem" widths={[320, 320]} quality={50} />
      ) : (
        <span className={styles.photo} />
      )}
      <div>
        <h3 {...asWritten()}>
          <AppLink href={home.href}>{home.headline}</AppLink>
        </h3>
        <Reasons reasons={reasons} home={home} state={state} />
      </div>
      <div className={styles.actions}>
        {reasons.length > 0 && (
          <LinkButton
            href={only?.href ?? home.findHref}
            icon={only?.exclusion.filter === 'dates' ? 'calendar' : 'x'}
            preventScrollReset
            onClick={() => onRemove?.(action)}
          >
            {action}
          </LinkButton>
        )}
        {open && (
          <LinkButton variant="primary" href={home.href}>
            {words.open}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

type RowReason = Reason & { exclusion: Exclusion; href: string };
/** Why the home is excluded; that it fits where only words were left out. */
function Reasons({ reasons, home, state }: { reasons: readonly RowReason[]; home: ExcludedHome; state: SearchState }) {
  const [first] = reasons;
  if (!first) return isFiltered(state) && <p>{words.noFilter}</p>;
  return reasons.length === 1 ? (
    <OneReason reason={first} home={home} state={state} />
  ) : (
    <SeveralReasons reasons={reasons} />
  );
}

function SeveralReasons({ reasons }: { reasons: readonly (Reason & { href: string })[] }) {
  return (
    <>
      <p>
        {words.bySeveral(reasons.length)}{' '}
        {reasons.map(({ name, fact }, index) => (
          <span key={name}>
            {index > 0 && (index === reasons.length - 1 ? words.and : ', ')}
            <b>{name}</b> ({fact})
          </span>
        ))}
        .
      </p>
      <ul className={styles.tags}>
        {reasons.map(({ name, action, href }) => (
          <li key={name}>
            <Tag removeLabel={action} removeHref={href}>
              {name}
            </Tag>
          </li>
        ))}
      </ul>
    </>
  );
}

function OneReason({
  reason: { exclusion, name, fact },
  home,
  state,
}: {
  reason: { exclusion: Exclusion; name: string; fact: string };
  home: ExcludedHome;
  state: SearchState;
}) {
  const currency = useCurrency();
  if (exclusion.filter === 'dates')
    return (
      <p>
        {isFiltered(state) && `${words.noFilter} `}
        {sentence(fact)} <Nearest nearest={exclusion.nearest} />
      </p>
    );
  return (
    <p>
      {words.by} <b>{name}</b>. {sentence(fact)}{' '}
      {home.totalCents !== null && state.dates && !('totalCents' in exclusion)
        ? `${formatDayRange(state.dates.checkIn, state.dates.checkOut)}: ${words.total(formatAmount(home.totalCents, currency, 'exact'))}.`
        : words.elseFits}
    </p>
  );
}

function Nearest({ nearest }: { nearest: Extract<Exclusion, { filter: 'dates' }>['nearest'] }) {
  const currency = useCurrency();
  if (!nearest) return null;
  const nights = nightsBetween(nearest.checkIn, nearest.checkOut);
  return (
    <>
      {nights === 1 ? words.nearestOne : words.nearest(formatNights(nights))}{' '}
      <b>{formatDayRange(nearest.checkIn, nearest.checkOut)}</b>
      {nearest.totalCents === null ? '.' : `, ${words.total(formatAmount(nearest.totalCents, currency, 'exact'))}.`}
    </>
  );
}
