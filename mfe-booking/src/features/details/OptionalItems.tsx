import { showValue } from '@roost/shared/domain/shown-words';
import { formatCents } from '@roost/shared/domain/money';
import { useAppDispatch } from '@roost/shared/state';
import { ChoiceMark, cx, Heading, useDollars, VisuallyHidden } from '@roost/shared/ui';
import { ExtraWords } from '../../components/ExtraWords.tsx';
import { copy } from '../../copy.ts';
import { optionalItemChosen } from '../../state/booking-slice.ts';
import { useCheckout } from '../checkout/index.ts';
import styles from './OptionalItems.module.css';

/**
 * What this home offers beside the stay, each with what it adds to this stay's total (BOOK-4). Shown chosen at once;
 * the price follows, and is said when it has come.
 */
export function OptionalItems() {
  const { booking, quote, closed, loadingQuote } = useCheckout();
  const dispatch = useAppDispatch();
  const inDollars = useDollars();
  const items = quote?.optionalItems ?? [];
  const chosen = booking.optionalPaymentLineItems;
  if (items.length === 0) return null;
  return (
    <fieldset className={styles.items} disabled={closed}>
      <legend>
        <Heading level={2} look="d1">
          {copy.options.title}
        </Heading>
      </legend>
      {items.map((item) => {
        const on = chosen.includes(item.id);
        return (
          <label key={item.id} className={cx(styles.item, on && styles.on)}>
            <ChoiceMark
              name="optionalItem"
              value={item.id}
              checked={on}
              aria-describedby={`option-${item.id}`}
              onChange={(event) => dispatch(optionalItemChosen({ id: item.id, chosen: event.currentTarget.checked }))}
            />
            <b>{showValue(item.label)}</b>
            <span className={styles.price}>{inDollars(formatCents(item.amountCents))}</span>
            <small id={`option-${item.id}`}>
              <ExtraWords item={item} />
            </small>
          </label>
        );
      })}
      <VisuallyHidden>
        <p role="status">
          {quote && !loadingQuote && copy.stay.bar(copy.options.title, inDollars(formatCents(quote.totalCents)))}
        </p>
      </VisuallyHidden>
    </fieldset>
  );
}
