import { Breadcrumbs, Wrap } from '@roost/shared/ui';
import { SlotPlace, useRemoteStatus } from '@roost/shared/federation';
import { undatedNightlyCents } from '@roost/shared/domain/price';
import { copy } from '../../copy.ts';
import { Amenities } from '../../features/amenities/Amenities.tsx';
import { Beds } from '../../features/beds/Beds.tsx';
import { ArrivalDays } from '../../features/dates/ArrivalDays.tsx';
import { DatesSection } from '../../features/dates/DatesSection.tsx';
import { useCalendar } from '../../api/calendar.ts';
import { YourHost } from '../../features/host/YourHost.tsx';
import { AskHost } from '../../features/inquiry/AskHost.tsx';
import { Location } from '../../features/location/Location.tsx';
import { AnchorMenu } from '../../features/menu/AnchorMenu.tsx';
import { Overview } from '../../features/overview/Overview.tsx';
import { TitleRow } from './TitleRow.tsx';
import { formatPlace, getPlaceCrumbs } from './place.ts';
import { PhotoMosaic } from '../../features/photos/PhotoMosaic.tsx';
import { Policies } from '../../features/policies/Policies.tsx';
import { Questions } from '../../features/questions/Questions.tsx';
import { PriceBar } from '../../features/quote/PriceBar.tsx';
import { QuoteCard } from '../../features/quote/QuoteCard.tsx';
import { getShownQuote, useQuote } from '../../api/quote.ts';
import { Reviews } from '../../features/reviews/Reviews.tsx';
import { SimilarHomes } from '../../features/similar/SimilarHomes.tsx';
import { getStayRefunds } from '../../state/stay-refunds.ts';
import { useStay } from '../../state/use-stay.ts';
import { ResultTrailNav } from '../../features/trail/ResultTrailNav.tsx';
import type { FoundData } from './load.ts';
import { useWholePage } from './use-whole-page.ts';
import { useTrackListing } from './use-track-listing.ts';
import styles from './ListingPage.module.css';
import { withStay } from '@roost/shared/domain/stay';
import type { Stay } from '@roost/shared/domain/stay';

const MENU = ['overview', 'amenities', 'dates', 'reviews', 'location', 'policies'] as const;

/** The page of one home. The stay is in the address, and the price follows it. */
export function ListingPage({ data }: { data: FoundData }) {
  const { listing, today } = data;
  const [stay, setStay] = useStay(today);
  const quote = useQuote(listing.id, stay, data.quote);
  const calendar = useCalendar(listing.id, data.calendar);
  const { days } = calendar;
  const isWhole = useWholePage();
  const checkIn = stay.dates?.checkIn ?? null;
  const undatedCents = (days && undatedNightlyCents(days, today)) ?? listing.averagePerNightCents;
  useTrackListing(listing, stay, quote, undatedCents);
  // Dates that cannot be booked have no refund.
  const bookable = quote.status === 'refused' ? { dates: null } : stay;
  const refunds = getStayRefunds(listing, bookable, getShownQuote(quote), today);
  const { status, ask } = useRemoteStatus('mfe-booking');
  const booking = {
    listing,
    stay,
    onStay: setStay,
    quote,
    undatedCents,
    days,
    today,
    onNearEnd: calendar.loadLater,
    askForBooking: status === 'away' ? ask : null,
  };
  return (
    <div className={styles.page}>
      <Wrap width="narrow">
        <div className={styles.crumbs}>
          <Breadcrumbs items={getPlaceCrumbs(listing)} />
          <ResultTrailNav listingId={listing.id} />
        </div>
        <PhotoMosaic photos={listing.photos} headline={listing.headline} />
        <TitleRow listing={listing} />
      </Wrap>
      <AnchorMenu items={MENU.map((id) => ({ id, label: copy.menu[id] }))} />
      <Wrap width="narrow" className={styles.columns}>
        <div className={styles.main}>
          <Overview listing={listing} />
          {isWhole ? (
            <Parts data={data} stay={stay} onStay={setStay} calendar={calendar} refunds={refunds.rows} />
          ) : (
            <div className={styles.parts} />
          )}
        </div>
        <aside className={styles.side} id="price" aria-label={copy.quote.label} data-below="">
          <QuoteCard
            {...booking}
            refundLine={refunds.line}
            arrivalDays={days && <ArrivalDays days={days} checkIn={checkIn} today={today} paragraph />}
          >
            <AskHost listing={listing} stay={stay} contact={data.contact} form={status} />
          </QuoteCard>
        </aside>
      </Wrap>
      {isWhole && <BelowPage data={data} stay={stay} />}
      <PriceBar {...booking} />
    </div>
  );
}

/** What follows the overview: no first screen shows it. */
function Parts({
  data: { listing, today, months, maps },
  stay,
  onStay,
  calendar: { days, loadLater, laterFailed, retryLater },
  refunds,
}: {
  data: FoundData;
  stay: Stay;
  onStay: (stay: Stay) => void;
  calendar: ReturnType<typeof useCalendar>;
  refunds: ReturnType<typeof getStayRefunds>['rows'];
}) {
  return (
    <>
      <Beds listing={listing} />
      <Amenities amenities={listing.amenities} />
      <DatesSection
        listing={listing}
        days={days}
        stay={stay}
        onStay={onStay}
        today={today}
        onNearEnd={loadLater}
        laterMonthsFailed={laterFailed}
        onRetryLater={retryLater}
        months={months ?? null}
      />
      <Reviews listing={listing} />
      <Questions listing={listing} />
      <SlotPlace place="listing-sections" props={{ listing }} fallback={null} />
      <Location location={listing.location} place={formatPlace(listing)} near={listing.near ?? []} maps={maps} />
      <YourHost listing={listing} />
      <Policies listing={listing} checkIn={stay.dates?.checkIn ?? null} refunds={refunds} />
    </>
  );
}

/** What follows below the columns: the way through the results, and homes like this one. */
function BelowPage({ data: { listing, similar }, stay }: { data: FoundData; stay: Stay }) {
  return (
    <Wrap width="narrow" data-below="">
      <div className={styles.trailBelow}>
        <ResultTrailNav listingId={listing.id} />
      </div>
      <SimilarHomes
        title={copy.similar.title}
        homes={similar}
        query={withStay(new URLSearchParams(), stay).toString()}
      />
    </Wrap>
  );
}
