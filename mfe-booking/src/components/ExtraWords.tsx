import type { OptionalItem } from '@roost/shared/contracts/booking';
import { formatCents } from '@roost/shared/domain/money';
import { showValue } from '@roost/shared/domain/shown-words';
import { useDollars } from '@roost/shared/ui';
import { copy } from '../copy.ts';

/** What an extra is and, where its amount is of several nights or pets, what one costs: booked or changed (BOOK-4). */
export function ExtraWords({ item }: { item: OptionalItem }) {
  const inDollars = useDollars();
  return (
    <>
      {showValue(item.description)}
      {item.amountCents !== item.priceCents &&
        ` ${copy.options.unit(inDollars(formatCents(item.priceCents)), item.unit)}`}
    </>
  );
}
