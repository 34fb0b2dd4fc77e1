import { useId } from 'react';
import { consentGate } from '@roost/shared/consent';
import { CURRENCIES, CURRENCY_COOKIE, CURRENCY_NAMES, parseCurrency } from '@roost/shared/domain/currency';
import type { Currency } from '@roost/shared/domain/currency';
import { formatDate } from '@roost/shared/domain/dates';
import { keepChoice } from '@roost/shared/domain/own-cookies';
import { currencyChosen, useAppDispatch } from '@roost/shared/state';
import { useCurrency } from '@roost/shared/ui';
import { copy } from '../copy.ts';
import { useConfig } from './config-context.ts';
import styles from './ThemeSwitch.module.css';

const YEAR_SECONDS = 31_536_000;

/**
 * In which currency prices are shown, and of which day its rate is. The choice is a cookie, so that the next page comes
 * from the server as chosen: for a year with functional consent, else until the browser closes.
 */
export function CurrencySelect() {
  const id = useId();
  const dispatch = useAppDispatch();
  const currency = useCurrency();
  const { exchange } = useConfig();
  if (!exchange) return null;
  const choose = (chosen: Currency) => {
    keepChoice(CURRENCY_COOKIE, chosen, consentGate.allows('custom_functional') ? YEAR_SECONDS : null);
    dispatch(currencyChosen(chosen));
  };
  return (
    <span className={styles.switch}>
      <label htmlFor={id}>{copy.footer.currency}</label>
      <select
        id={id}
        aria-describedby={`${id}-rate`}
        value={currency.code}
        onChange={(event) => choose(parseCurrency(event.currentTarget.value))}
      >
        {CURRENCIES.map((each) => (
          <option key={each} value={each}>
            {CURRENCY_NAMES[each]}
          </option>
        ))}
      </select>
      <span id={`${id}-rate`}>{currency.date !== '' && copy.footer.rate(formatDate(currency.date))}</span>
    </span>
  );
}
