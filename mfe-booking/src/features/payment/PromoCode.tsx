import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { formatCents } from '@roost/shared/domain/money';
import { useAppDispatch } from '@roost/shared/state';
import { Button, Heading, Icon, TextField, useDollars } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import form from '../../components/form.module.css';
import { paymentFormChanged, promoApplied, promoRemoved } from '../../state/booking-slice.ts';
import { useCheckout } from '../checkout/index.ts';
import styles from './PromoCode.module.css';

/**
 * Applies a promo code to this stay. When it cannot be used, the reason shows at the field and the price stays as it is
 * (BOOK-5).
 */
export function PromoCode() {
  const { booking, quote, loadingQuote: busy } = useCheckout();
  const { paymentForm, promosApplied, promoMessage, shouldApplyPromo } = booking;
  const dispatch = useAppDispatch();
  const inDollars = useDollars();
  const id = useId();
  const code = promosApplied[0];
  const asking = shouldApplyPromo && busy;
  const apply = () => {
    if (!code && !asking && paymentForm.promo.trim() !== '') dispatch(promoApplied());
  };
  const discount = quote?.promo?.status === 'applied' ? quote.promo.discountCents : 0;
  return (
    <section className={form.section}>
      <Heading level={2} look="d1">
        {copy.promo.title}
      </Heading>
      <div className={styles.row}>
        <TextField
          id={`${id}-promo`}
          name="promo"
          label={copy.promo.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          readOnly={code !== undefined || asking}
          value={code ?? paymentForm.promo}
          error={promoMessage || undefined}
          onChange={(event) => dispatch(paymentFormChanged({ promo: event.currentTarget.value }))}
          onKeyDown={(event: KeyboardEvent) => {
            // Enter applies the code; it must not send the payment around it.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
        {code ? (
          <Button onClick={() => dispatch(promoRemoved(''))}>{copy.promo.remove}</Button>
        ) : (
          <Button
            busy={asking}
            onClick={apply}
            {...(paymentForm.promo.trim() === '' ? { unavailable: copy.promo.empty } : {})}
          >
            {copy.promo.apply}
          </Button>
        )}
      </div>
      <p role="status" className={styles.applied}>
        {code && !busy && (
          <>
            <Icon name="check" size="s" />
            {copy.promo.applied(code, inDollars(formatCents(discount)))}
          </>
        )}
      </p>
    </section>
  );
}
