/** What a change of a stay changed, found from its two bills and put into words (STAY-2). */
import type { Party, Quote } from '../contracts/booking.ts';
import type { WhatChanged } from '../contracts/stay-change.ts';
import { formatDayRange } from './dates.ts';
import { formatParty, partyTexts, partyTotal } from './party.ts';
import { showValue } from './shown-words.ts';
import { defineTexts } from '../texts/index.ts';

export const whatChangedTexts = /* @__PURE__ */ defineTexts('shared/what-changed', {
  dates: (range: string) => `New dates ${range}`,
  ages: (adults: number, children: number) =>
    `${adults} ${adults === 1 ? 'adult' : 'adults'}, ${children} ${children === 1 ? 'child' : 'children'}`,
  added: (extra: string) => `${extra} added`,
  removed: (extra: string) => `${extra} removed`,
});

type ChangedBill = Pick<Quote, 'startDate' | 'endDate' | 'party' | 'optionalItems'>;

const isSameParty = (one: Party, other: Party): boolean =>
  (['adults', 'children', 'infants', 'pets'] as const).every((kind) => one[kind] === other[kind]);

/** Returns what is different between the bills of a stay before and after a change. */
export function findWhatChanged(was: ChangedBill, now: ChangedBill): WhatChanged {
  const chosen = ({ optionalItems }: ChangedBill) => optionalItems.filter(({ selected }) => selected);
  const listMissing = (from: ChangedBill, other: ChangedBill) =>
    chosen(other)
      .filter(({ id }) => !chosen(from).some((item) => item.id === id))
      .map(({ label }) => label);
  return {
    dates: was.startDate !== now.startDate || was.endDate !== now.endDate,
    party: isSameParty(was.party, now.party) ? null : { before: was.party, after: now.party },
    added: listMissing(was, now),
    removed: listMissing(now, was),
  };
}

/**
 * Returns two different parties in words that differ: `2 guests` and `3 guests, 1 pet`, or adults and children where
 * their sum is the same.
 */
export function formatParties(before: Party, after: Party): [before: string, after: string] {
  const [first, second] = [formatParty(before), formatParty(after)];
  if (first !== second) return [first, second];
  return [whatChangedTexts.ages(before.adults, before.children), whatChangedTexts.ages(after.adults, after.children)];
}

function formatPartyChange({ before, after }: NonNullable<WhatChanged['party']>): string {
  const [first, second] = formatParties(before, after);
  const onlyGuests = before.infants === after.infants && before.pets === after.pets;
  const [guests, guestsAfter] = [partyTotal(before), partyTotal(after)];
  return onlyGuests && guests !== guestsAfter
    ? `${guests} → ${partyTexts.guests(guestsAfter)}`
    : `${first} → ${second}`;
}

/** Returns each change in words: `New dates Feb 25 – 28`, `2 → 3 guests`, `Early check-in added`. */
export function formatWhatChanged(
  { dates, party, added, removed }: WhatChanged,
  { startDate, endDate }: { startDate: string; endDate: string },
): string[] {
  return [
    ...(dates ? [whatChangedTexts.dates(formatDayRange(startDate, endDate))] : []),
    ...(party ? [formatPartyChange(party)] : []),
    ...added.map((label) => whatChangedTexts.added(showValue(label))),
    ...removed.map((label) => whatChangedTexts.removed(showValue(label))),
  ];
}
