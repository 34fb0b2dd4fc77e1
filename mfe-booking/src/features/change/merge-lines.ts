import { showLine, showTax } from '@roost/shared/domain/shown-words';
import type { Quote } from '@roost/shared/contracts/booking';
import { formatDayRange } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { findWhatChanged, formatParties } from '@roost/shared/domain/what-changed';
import { changeCopy as copy } from './change-copy.ts';

/** A line before and after a change; null where there is none. */
export type LineRow = { name: string; before: string | null; after: string | null };

/** Returns the dates and the guests before and after a change, each where it changes. Extras are lines of the bill. */
export function listChangedStay(was: Quote, now: Quote): LineRow[] {
  const { dates, party } = findWhatChanged(was, now);
  const range = ({ startDate, endDate }: Quote) => formatDayRange(startDate, endDate);
  const [before, after] = party ? formatParties(party.before, party.after) : ['', ''];
  return [
    ...(dates ? [{ name: copy.dates, before: range(was), after: range(now) }] : []),
    ...(party ? [{ name: copy.guests, before, after }] : []),
  ];
}

/**
 * Lines of two bills side by side. The nights have another label in each; every other line is known by its own, and a
 * tax by its name: it has its rate beside it, as on every bill, unless the change gives it another one.
 */
export function mergeLines(was: Quote, now: Quote): LineRow[] {
  const isSameRate = (name: string) =>
    new Set([...was.taxes, ...now.taxes].flatMap((tax) => (tax.name === name ? [tax.rate] : []))).size === 1;
  const list = ({ lines, taxes }: Quote) => [
    ...lines.map(({ kind, label, amountCents }) => ({
      id: kind === 'option' || kind === 'promo' ? `${kind} ${label}` : kind,
      name: kind === 'nights' ? copy.nights : showLine({ kind, label }),
      amountCents,
    })),
    ...taxes.map(({ name, rate, amountCents }) => ({
      id: `tax ${name}`,
      name: isSameRate(name) ? showTax({ name, rate }) : showTax({ name, rate: '' }).replace(/, $/, ''),
      amountCents,
    })),
  ];
  const [before, after] = [list(was), list(now)];
  const gone = before.filter(({ id }) => !after.some((line) => line.id === id));
  return [...after, ...gone].map(({ id, name }) => {
    const amount = (lines: typeof before) => {
      const line = lines.find((each) => each.id === id);
      return line ? formatCents(line.amountCents) : null;
    };
    return { name, before: amount(before), after: amount(after) };
  });
}
