import { useId } from 'react';
import { consentGate } from '@roost/shared/consent';
import { keepChoice } from '@roost/shared/domain/own-cookies';
import { PRICE_DISPLAY_COOKIE, PRICE_DISPLAY_NAMES, PRICE_DISPLAYS } from '@roost/shared/domain/price-display';
import type { PriceDisplay } from '@roost/shared/domain/price-display';
import { priceDisplayChosen, useAppDispatch } from '@roost/shared/state';
import { usePriceDisplay } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import styles from './SortSelect.module.css';

const YEAR_SECONDS = 31_536_000;

/**
 * Which of a stay's prices leads on cards, pins and dates (TRUE-1). The choice is a cookie, so that the next page comes
 * from the server as chosen: for a year with functional consent, else until the browser closes.
 */
export function PriceDisplaySelect() {
  const id = useId();
  const dispatch = useAppDispatch();
  const display = usePriceDisplay();
  const choose = (chosen: PriceDisplay) => {
    keepChoice(PRICE_DISPLAY_COOKIE, chosen, consentGate.allows('custom_functional') ? YEAR_SECONDS : null);
    dispatch(priceDisplayChosen(chosen));
  };
  return (
    <div className={styles.scripted}>
      <label htmlFor={id}>{copy.results.prices}</label>
      <select id={id} value={display} onChange={(event) => choose(event.currentTarget.value as PriceDisplay)}>
        {PRICE_DISPLAYS.map((each) => (
          <option key={each} value={each}>
            {PRICE_DISPLAY_NAMES[each]}
          </option>
        ))}
      </select>
    </div>
  );
}
