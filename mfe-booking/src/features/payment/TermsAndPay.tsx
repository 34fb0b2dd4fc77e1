import type { HouseRules } from '@roost/shared/contracts/listing';
import { formatCents } from '@roost/shared/domain/money';
import { AppLink, Button } from '@roost/shared/ui';
import styles from '../../components/form.module.css';
import { copy } from '../../copy.ts';
import { isRunning, useCheckout } from '../checkout/index.ts';

/** House rules, terms, and the button that pays (BOOK-2). */
export function TermsAndPay() {
  const { page, phase, closed, totalCents, loadingQuote, goTo } = useCheckout();
  const total = totalCents === null ? null : formatCents(totalCents);
  return (
    <section className={styles.section}>
      <p>
        {copy.payment.rules}: {formatHouseRules(page.home.houseRules)}
      </p>
      <p>
        {copy.payment.terms}{' '}
        <AppLink href="/terms" target="_blank" rel="noopener">
          {copy.payment.readTerms}
        </AppLink>
      </p>
      <div className={styles.actions}>
        <Button variant="text" onClick={() => goTo('details')}>
          {copy.payment.back}
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          icon="lock"
          busy={closed}
          {...(total === null ? { unavailable: loadingQuote ? copy.payment.pricing : copy.details.nextBlocked } : {})}
        >
          {total === null ? copy.payment.payNoTotal : copy.payment.pay(total)}
        </Button>
      </div>
      <p className={styles.fine} role="status">
        {phase.type === 'challenge'
          ? copy.payment.challenge
          : isRunning(phase) || closed
            ? copy.payment.paying
            : copy.payment.once}
      </p>
    </section>
  );
}

/** Returns the rules that most often matter, in one line. */
function formatHouseRules({ smoking, parties, pets, quietHours, minimumAge }: HouseRules): string {
  const { no, age, quiet } = copy.payment.houseRules;
  const rules = [
    ...(smoking ? [] : [no.smoking]),
    ...(parties ? [] : [no.parties]),
    ...(pets ? [] : [no.pets]),
    ...(quietHours ? [quiet(quietHours)] : []),
    ...(minimumAge > 0 ? [age(minimumAge)] : []),
  ];
  return `${rules.join(', ')}.`;
}
