import type { FormEvent } from 'react';
import type { MonthStays } from '@roost/shared/contracts/month-stays';
import { FLEXIBLE_NIGHTS } from '@roost/shared/domain/cheapest-stays';
import { formatDayRange, formatMonth, formatNights } from '@roost/shared/domain/dates';
import { withStay } from '@roost/shared/domain/stay';
import type { Stay } from '@roost/shared/domain/stay';
import { useSearchParams } from '@roost/shared/router';
import { Button, Price, SelectField } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { FLEXIBLE_KEY } from './flexible-key.ts';
import styles from './FlexibleMonths.module.css';

type Props = {
  /** Null until a guest has asked; `failed` when the answer did not come. */
  months: MonthStays | 'failed' | null;
  /** Nights that are offered first. */
  nights: number;
  stay: Stay;
  onStay: (stay: Stay) => void;
};

/**
 * Asks for the cheapest stay of each month, and shows them as links (LIST-8). The length is in the address, so it works
 * without JavaScript.
 */
export function FlexibleMonths({ months, nights, stay, onStay }: Props) {
  const [params, setParams] = useSearchParams();
  const kept = [...params].filter(([key]) => key !== FLEXIBLE_KEY);
  const asked = months !== null && months !== 'failed' ? months.nights : nights;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get(FLEXIBLE_KEY);
    setParams([...kept, [FLEXIBLE_KEY, typeof chosen === 'string' ? chosen : String(nights)]], {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <form className={styles.flexible} method="get" action="#flexible" id="flexible" onSubmit={submit}>
      {kept.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <SelectField
        label={copy.flexible.label}
        name={FLEXIBLE_KEY}
        defaultValue={String(asked)}
        options={FLEXIBLE_NIGHTS.map((count) => ({ value: String(count), label: formatNights(count) }))}
      />
      <Button type="submit">{copy.flexible.show}</Button>
      <div role="status" className={styles.answer}>
        {months === 'failed' && <p>{copy.flexible.failed}</p>}
        {months !== null && months !== 'failed' && (
          <p>
            {months.stays.length === 0
              ? copy.flexible.none(formatNights(months.nights))
              : copy.flexible.found(formatNights(months.nights))}
          </p>
        )}
      </div>
      {months !== null && months !== 'failed' && months.stays.length > 0 && (
        <ul className={styles.months}>
          {months.stays.map(({ checkIn, checkOut, ...price }) => {
            const next = { ...stay, dates: { checkIn, checkOut } };
            return (
              <li key={checkIn}>
                <a
                  href={`?${withStay(new URLSearchParams(kept), next)}#dates`}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    onStay(next);
                  }}
                  aria-current={
                    stay.dates?.checkIn === checkIn && stay.dates.checkOut === checkOut ? 'true' : undefined
                  }
                >
                  <b>{formatMonth(checkIn)}</b> <span>{formatDayRange(checkIn, checkOut)}</span> <Price {...price} />
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </form>
  );
}
