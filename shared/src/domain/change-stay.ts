/**
 * What changing a booked stay costs or gives back (STAY-2, docs/decisions/0041). Cents. One rule: all of the guest's
 * money together never comes back faster by changing than by cancelling. What cancelling today would keep is locked
 * from then on, wherever the dates move.
 */
export type StayMoney = {
  /** What we hold of the guest's money for this stay. */
  paidCents: number;
  /** The part of it that no later cancellation gives back, because an earlier change came too late for it. */
  lockedCents: number;
};

export type ChangeMoney = StayMoney & {
  /** To pay now; 0 when something comes back or nothing is due. */
  dueCents: number;
  /** What comes back now. */
  refundCents: number;
  /** Paid beyond the new total and kept under the cancellation policy. */
  keptCents: number;
};

/**
 * Returns the money after a change to `newTotalCents`; `refundTodayCents` is what cancelling the stay as it is would
 * give back today.
 */
export function changeMoney(
  { paidCents, lockedCents }: StayMoney,
  { newTotalCents, refundTodayCents }: { newTotalCents: number; refundTodayCents: number },
): ChangeMoney {
  const locked = Math.max(lockedCents, paidCents - refundTodayCents);
  const paid = Math.max(newTotalCents, Math.min(paidCents, locked));
  return {
    paidCents: paid,
    lockedCents: locked,
    dueCents: Math.max(0, paid - paidCents),
    refundCents: Math.max(0, paidCents - paid),
    keptCents: paid - newTotalCents,
  };
}
