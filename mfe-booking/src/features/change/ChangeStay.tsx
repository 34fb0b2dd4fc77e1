/**
 * Changing a booked stay (STAY-2): the choices, what they cost beside them, and one button with the amount and the act.
 */
import { showValue } from '@roost/shared/domain/shown-words';
import { useEffect, useRef } from 'react';
import type { Trip } from '@roost/shared/contracts/trips';
import { formatDate, formatNights } from '@roost/shared/domain/dates';
import { formatCents, formatShort } from '@roost/shared/domain/money';
import { formatRefundTo } from '@roost/shared/domain/refund-cards';
import { getNights, toStayDates } from '@roost/shared/domain/stay';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { useQuery } from '@roost/shared/query';
import {
  AppLink,
  ChoiceMark,
  cx,
  Fail,
  GuestSteppers,
  Heading,
  LinkButton,
  Note,
  Skeleton,
  VisuallyHidden,
  Wrap,
  useDollars,
} from '@roost/shared/ui';
import { RangeCalendar, stayRule } from '@roost/shared/ui/calendar';
import { asWritten } from '@roost/shared/texts';
import { Dollars } from '../../components/Dollars.tsx';
import { ExtraWords } from '../../components/ExtraWords.tsx';
import { formatStayDates } from '../../components/format-stay.ts';
import { changeCopy as copy } from './change-copy.ts';
import { ChangeSummary, SUMMARY_ID } from './ChangeSummary.tsx';
import { formatDifference } from './difference.ts';
import { CHANGE_CALLS, useOffer, useSubmit } from './use-change.ts';
import type { ChangeCalls, Changed } from './use-change.ts';
import styles from './ChangeStay.module.css';

export type ChangeStayProps = {
  trip: Trip;
  phone: string;
  stripe: PublicConfig['stripe'];
  title: string;
  calls?: ChangeCalls;
};

export function ChangeStay({ trip, phone, stripe, title, calls = CHANGE_CALLS }: ChangeStayProps) {
  const { reservation } = trip;
  const inDollars = useDollars();
  const path = `/trips/${encodeURIComponent(reservation.code)}`;
  const choice = useOffer(trip, calls);
  const submit = useSubmit({ trip, wanted: choice.wanted, offer: choice.offer, calls, onOffer: choice.show });
  if (submit.done) return <Done changed={submit.done} path={path} />;
  const { offer } = choice;
  return (
    <Wrap width="narrow" className={styles.page}>
      <AppLink href={path} {...asWritten()}>
        {reservation.listing.headline}
      </AppLink>
      <Heading level={1} look="d2">
        {title}
      </Heading>
      <p>{copy.lead}</p>
      <div className={styles.columns}>
        <div className={styles.choices}>
          <Dates trip={trip} choice={choice} calls={calls} />
          <section>
            <Heading level={2} look="d1">
              {copy.guests}
            </Heading>
            <GuestSteppers
              value={choice.wish.party}
              onChange={(party) => choice.change({ party })}
              minAdults={1}
              maxGuests={offer?.sleeps ?? 99}
              pets={(offer?.maxPets ?? 0) > 0 || choice.wish.party.pets > 0}
              maxPets={offer?.maxPets ?? choice.wish.party.pets}
              {...(offer?.petFeeCents ? { petNote: inDollars(copy.petFee(formatShort(offer.petFeeCents))) } : {})}
            />
          </section>
          {offer && offer.now.optionalItems.length > 0 && <Extras choice={choice} offer={offer} />}
          <LinkButton variant="text" href={path}>
            {submit.unknown ? copy.trip : copy.keep}
          </LinkButton>
          <DifferenceBar choice={choice} />
        </div>
        <ChangeSummary choice={choice} submit={submit} phone={phone} stripe={stripe} />
      </div>
    </Wrap>
  );
}

type Choice = ReturnType<typeof useOffer>;

/**
 * On narrow screens the summary is far below: what the choices cost stays at the bottom of the screen, and leads there.
 */
function DifferenceBar({ choice: { offer, wanted, busy, problem } }: { choice: Choice }) {
  // The summary is the alert; here it only has to be seen.
  if (problem !== null)
    return (
      <p className={styles.bar}>
        <a href={`#${SUMMARY_ID}`}>{problem}</a>
      </p>
    );
  if (!offer || offer.same || wanted === null) return null;
  return (
    <p className={styles.bar} role="status">
      <a href={`#${SUMMARY_ID}`}>
        {busy ? (
          copy.calculating
        ) : (
          <>
            <span>
              <Dollars>{copy.newTotalIs(formatCents(offer.now.totalCents))}</Dollars>
            </span>{' '}
            <b>
              <Dollars>{formatDifference(offer)}</Dollars>
            </b>
          </>
        )}
      </a>
    </p>
  );
}

const ignore = () => undefined;
const noDay = stayRule([], '9999-12-31');

function Dates({ trip, choice, calls }: { trip: Trip; choice: Choice; calls: ChangeCalls }) {
  const { code, startDate, endDate } = trip.reservation;
  const today = choice.offer?.today;
  const { data, isLoading, reload } = useQuery({
    key: `mfe-booking/stay-calendar/${code}`,
    load: () => calls.getStayCalendar(code),
  });
  const chosen = toStayDates(choice.wish.dates.checkIn, choice.wish.dates.checkOut);
  return (
    <section>
      <Heading level={2} look="d1">
        {copy.dates}
      </Heading>
      <p className={styles.quiet}>
        {copy.was(formatStayDates({ checkIn: startDate, checkOut: endDate }) ?? '')}{' '}
        {chosen && chosen.checkIn === startDate && chosen.checkOut === endDate
          ? null
          : chosen
            ? copy.nowDates(formatStayDates(choice.wish.dates) ?? '', formatNights(getNights(chosen)))
            : copy.chooseEnd}
      </p>
      {data && today ? (
        <RangeCalendar
          value={choice.wish.dates}
          onChange={(dates) => choice.change({ dates })}
          today={today}
          rule={stayRule(data.days, today)}
          legend
        />
      ) : isLoading || !choice.problem ? (
        <div className={styles.loading}>
          <VisuallyHidden>
            <p role="status">{copy.calendarLoading}</p>
          </VisuallyHidden>
          {/* Holds the room that the calendar will need: months have four to six weeks, and stand below each other on phones. */}
          <div className={styles.room} aria-hidden="true">
            <RangeCalendar value={choice.wish.dates} onChange={ignore} today={startDate} rule={noDay} legend />
          </div>
          <Skeleton height="100%" />
        </div>
      ) : (
        <Fail message={copy.calendarFailed} onRetry={reload} />
      )}
    </section>
  );
}

function Extras({ choice, offer }: { choice: Choice; offer: NonNullable<Choice['offer']> }) {
  const items = choice.wish.items ?? [];
  return (
    <fieldset className={styles.extras}>
      <legend>
        <Heading level={2} look="d1">
          {copy.extras}
        </Heading>
      </legend>
      {offer.now.optionalItems.map((item) => {
        const on = items.includes(item.id);
        return (
          <label key={item.id} className={cx(styles.item, on && styles.on)}>
            <ChoiceMark
              checked={on}
              onChange={(event) =>
                choice.change({
                  items: event.currentTarget.checked ? [...items, item.id] : items.filter((id) => id !== item.id),
                })
              }
            />
            <b>{showValue(item.label)}</b>
            <span className={styles.number}>
              <Dollars>{formatCents(item.amountCents)}</Dollars>
            </span>
            <small>
              <ExtraWords item={item} />
            </small>
          </label>
        );
      })}
    </fieldset>
  );
}

/** What is different now, and the way back to the stay. */
function Done({ changed: { trip, dueCents, refundCents, refundTo }, path }: { changed: Changed; path: string }) {
  const { startDate, endDate, nights, guest, listing, rest } = trip.reservation;
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const money =
    dueCents > 0
      ? copy.donePaid(formatCents(dueCents))
      : refundCents > 0
        ? copy.doneBack(formatCents(refundCents), formatRefundTo(refundTo))
        : rest
          ? copy.doneLater(formatCents(rest.amountCents), formatDate(rest.on ?? rest.payBy))
          : copy.doneNothing;
  return (
    <Wrap width="narrow" className={styles.page}>
      <div ref={heading} tabIndex={-1} className={styles.focus}>
        <Heading level={1} look="d2">
          {copy.doneTitle}
        </Heading>
      </div>
      <Note tone="good" role="status">
        <strong {...asWritten()}>{listing.headline}</strong>,{' '}
        {formatStayDates({ checkIn: startDate, checkOut: endDate })}, {formatNights(nights)}. <Dollars>{money}</Dollars>
      </Note>
      <p>{copy.doneSent(guest.email)}</p>
      <p>
        <LinkButton variant="primary" href={path}>
          {copy.trip}
        </LinkButton>
      </p>
    </Wrap>
  );
}
