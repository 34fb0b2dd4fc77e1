import { Breadcrumbs, Wrap } from '@roost/shared/ui';
import { undatedNightlyCents } from '@roost/shared/domain/price';
import { copy } from '../../copy.ts';
import { Amenities } from '../amenities/Amenities.tsx';
import { DatesSection } from '../dates/DatesSection.tsx';
import { useCalendar } from '../dates/useCalendar.ts';
import { Location } from '../location/Location.tsx';
import { AnchorMenu } from '../menu/AnchorMenu.tsx';
import { Overview } from '../overview/Overview.tsx';
import { TitleRow } from '../overview/TitleRow.tsx';
import { placeCrumbs } from '../overview/place.ts';
import { PhotoMosaic } from '../photos/PhotoMosaic.tsx';
import { Policies } from '../policies/Policies.tsx';
import { Questions } from '../questions/Questions.tsx';
import { PriceBar } from '../quote/PriceBar.tsx';
import { QuoteCard } from '../quote/QuoteCard.tsx';
import { useQuote } from '../quote/useQuote.ts';
import { Reviews } from '../reviews/Reviews.tsx';
import { SimilarHomes } from '../similar/SimilarHomes.tsx';
import { useStay } from '../stay/useStay.ts';
import { ResultTrailNav } from '../trail/ResultTrailNav.tsx';
import { withStay } from '../stay/stay-address.ts';
import type { FoundData } from './load.ts';
import { useTrackListing } from './useTrackListing.ts';
import styles from './ListingPage.module.css';

/** The page of one home. The stay lives in the address; the price follows it. */
export function ListingPage({ data }: { data: FoundData }) {
  const { listing, today } = data;
  const [stay, setStay] = useStay(today);
  const quote = useQuote(listing.id, stay, data.quote);
  const { days, loadMore, failed: laterFailed } = useCalendar(listing.id, data.calendar);
  const undatedCents = (days && undatedNightlyCents(days, today)) ?? listing.averagePerNightCents;
  useTrackListing(listing, stay, quote, undatedCents);
  const booking = {
    listing,
    stay,
    onStay: setStay,
    quote,
    undatedCents,
    days,
    today,
    onNearEnd: loadMore,
    laterFailed,
    contact: data.contact,
  };
  return (
    <div className={styles.page}>
      <Wrap width="narrow">
        <div className={styles.crumbs}>
          <Breadcrumbs items={placeCrumbs(listing)} />
          <ResultTrailNav listingId={listing.id} />
        </div>
        <PhotoMosaic photos={listing.photos} headline={listing.headline} />
        <TitleRow listing={listing} />
      </Wrap>
      <AnchorMenu
        items={[
          { id: 'overview', label: copy.menu.overview },
          { id: 'amenities', label: copy.menu.amenities },
          { id: 'dates', label: copy.menu.dates },
          { id: 'reviews', label: copy.menu.reviews },
          { id: 'location', label: copy.menu.location },
          { id: 'policies', label: copy.menu.policies },
        ]}
      />
      <Wrap width="narrow" className={styles.columns}>
        <div className={styles.main}>
          <Overview listing={listing} />
          <Amenities amenities={listing.amenities} />
          <DatesSection {...booking} />
          <Reviews listing={listing} />
          <Questions listing={listing} />
          <Location listing={listing} maps={data.maps} />
          <Policies
            listing={listing}
            checkIn={stay.dates?.start ?? null}
            today={today}
            totalCents={quote.status === 'ready' ? quote.quote.totalCents : null}
          />
        </div>
        <aside className={styles.side} id="price" aria-label={copy.quote.label}>
          <QuoteCard {...booking} />
        </aside>
      </Wrap>
      <Wrap width="narrow">
        <div className={styles.trailBelow}>
          <ResultTrailNav listingId={listing.id} />
        </div>
        <SimilarHomes
          title={copy.similar.title}
          homes={data.similar}
          query={withStay(new URLSearchParams(), stay).toString()}
        />
      </Wrap>
      <PriceBar {...booking} />
    </div>
  );
}
