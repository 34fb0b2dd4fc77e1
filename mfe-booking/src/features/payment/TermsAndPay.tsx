import { asWritten } from '@roost/shared/texts';
import type { HouseRules } from '@roost/shared/contracts/listing';
import { formatCents } from '@roost/shared/domain/money';
import { getChosenExtras, getStayTimes } from '@roost/shared/domain/stay-times';
import { AppLink, Button, useDollars } from '@roost/shared/ui';
import styles from '../../components/form.module.css';
import { copy } from '../../copy.ts';
import { DueNote, isRunning, RefundNote, useCheckout } from '../checkout/index.ts';

/** House rules, terms, and the button that pays (BOOK-2). */
export function TermsAndPay() {
  const { page, phase, closed, quote, totalCents, goTo } = useCheckout();
  const rules = page.home.houseRules;
  const times = getStayTimes(rules, getChosenExtras(quote?.optionalItems ?? []));
  const inDollars = useDollars();
  const total = totalCents === null ? null : inDollars(formatCents(totalCents));
  return (
    <section className={styles.section}>
      <div>
        <h3>{copy.payment.rules}</h3>
        <ul className={styles.rules}>
          {listHouseRules({ ...rules, ...times }).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          {rules.notes.map((note) => (
            <li key={note} {...asWritten()}>
              {note}
            </li>
          ))}
        </ul>
        {copy.payment.byHost && rules.notes.length > 0 && <p className={styles.fine}>{copy.payment.byHost}</p>}
      </div>
      <p>
        {copy.payment.terms}{' '}
        <AppLink href="/terms" target="_blank" rel="noopener">
          {copy.payment.readTerms}
        </AppLink>
      </p>
      <RefundNote />
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
          {...(total === null ? { unavailable: quote ? copy.payment.pricing : copy.details.nextBlocked } : {})}
        >
          {total === null ? copy.payment.payNoTotal : copy.payment.pay(total)}
        </Button>
      </div>
      <p className={styles.fine} role="status">
        {phase.type === 'challenge' ? (
          copy.payment.challenge
        ) : isRunning(phase) || closed ? (
          copy.payment.paying
        ) : (
          <DueNote cents={totalCents} />
        )}
      </p>
    </section>
  );
}

/** Returns the rules that every home has; the host's own follow. */
function listHouseRules(rules: HouseRules): string[] {
  const { smoking, parties, pets, maxPets, quietHours, minimumAge, checkInFrom, checkOutBy } = rules;
  const { no, age, quiet, times, pets: upToPets } = copy.payment.houseRules;
  return [
    ...(smoking ? [] : [no.smoking]),
    ...(parties ? [] : [no.parties]),
    pets ? upToPets(maxPets) : no.pets,
    ...(quietHours ? [quiet(quietHours)] : []),
    ...(minimumAge > 0 ? [age(minimumAge)] : []),
    times(checkInFrom, checkOutBy),
  ];
}
