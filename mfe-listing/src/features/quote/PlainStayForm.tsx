import type { ListingDetail } from '@roost/shared/contracts/listing';
import { listingPath } from '@roost/shared/domain/listing-address';
import { Button, TextField } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import styles from './QuoteCard.module.css';
import type { Stay } from '@roost/shared/domain/stay';

/** Dates and guests as a plain GET form, for guests without JavaScript: the server then prices the stay. */
export function PlainStayForm({ listing, stay, today }: { listing: ListingDetail; stay: Stay; today: string }) {
  const { party } = stay;
  const renderCount = (name: 'adults' | 'children' | 'infants' | 'pets', max: number) => (
    <TextField
      label={copy.quote[name]}
      type="number"
      name={name}
      id={`plain-${name}`}
      min={name === 'adults' ? 1 : 0}
      max={max}
      defaultValue={party[name]}
    />
  );
  return (
    <form method="get" action={listingPath(listing)} className={styles.plain} aria-label={copy.quote.form}>
      <div>
        <TextField
          label={copy.quote.checkIn}
          type="date"
          name="startDate"
          id="plain-start"
          min={today}
          defaultValue={stay.dates?.checkIn}
          required
        />
        <TextField
          label={copy.quote.checkOut}
          type="date"
          name="endDate"
          id="plain-end"
          min={today}
          defaultValue={stay.dates?.checkOut}
          required
        />
      </div>
      <div>
        {renderCount('adults', listing.maxOccupancy)}
        {renderCount('children', listing.maxOccupancy)}
        {renderCount('infants', 99)}
        {listing.houseRules.pets && renderCount('pets', listing.houseRules.maxPets)}
      </div>
      <Button type="submit" block>
        {copy.quote.update}
      </Button>
    </form>
  );
}
