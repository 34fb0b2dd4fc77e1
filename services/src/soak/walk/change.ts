/** A guest changes a stay: what the offer says is what is paid or comes back, and what everything says afterwards. */
import { randomUUID } from 'node:crypto';
import type { ChangeOffer } from '@roost/shared/contracts/change';
import { addDays } from '@roost/shared/domain/dates';
import { recover } from '../../recovery/recovery.ts';
import { tripToken } from '../../trips/links.ts';
import type { Dice } from '../random.ts';
import { getAgreed, billCents, checkAmounts, checkTerms, look, today, type Walk } from './look.ts';
import { refundOn, refundsFrom } from './oracle.ts';
import { namesLanguage, type WalkStay } from './stay.ts';

/** The guest opens the mailed link: cancelling and changing need a fresh proof. */
export const prove = ({ world }: Walk, { browser, code }: WalkStay) =>
  browser.post('/trips/open', { code, token: tripToken(code, world.clock.now(), world.key) });

export async function changeStay(walk: Walk, stay: WalkStay, dice: Dice): Promise<void> {
  const { world, checks } = walk;
  await prove(walk, stay);
  const { reservation: before, paidCents, trip } = await look(walk, stay, 'before a change');
  if (!trip.cancellation.possible) return;
  const { home } = stay;
  const wanted = {
    startDate: before.startDate,
    endDate: stay.longer
      ? addDays(before.endDate, dice.int(1, 3))
      : addDays(before.startDate, Math.max(1, before.nights - dice.int(1, 3))),
    adults: dice.int(1, home.maxOccupancy),
    children: 0,
    infants: 0,
    pets: dice.int(0, home.houseRules.maxPets),
    optionalItems: stay.extras.filter(() => dice.chance(0.7)),
  };
  const asked = await stay.browser.post<ChangeOffer & { error?: { code: string } }>(
    `/trips/${stay.code}/change/offer`,
    wanted,
  );
  if (asked.status !== 200) return checks.note(`no offer: ${asked.body.error?.code}`);
  const offer = asked.body;
  if (offer.same) return;
  const { dueCents, refundCents, keptCents, rest, now } = offer;
  checks.hold(
    'offer: paid, due, back, kept and rest are the new total',
    offer.paidCents === paidCents &&
      paidCents + dueCents - refundCents - keptCents + (rest?.restCents ?? 0) === now.totalCents,
    { stay: stay.number, offer },
  );
  const back = refundOn(today(walk, stay), getAgreed(stay, before));
  stay.lockedCents = Math.max(stay.lockedCents, paidCents - back);
  const answer = await stay.browser.post<{ type?: string; error?: object }>(
    `/trips/${stay.code}/change`,
    {
      ...wanted,
      ...{ idempotencyKey: randomUUID(), totalCents: now.totalCents, dueCents, refundCents },
      ...(rest ? { rest } : {}),
      paymentMethodId: dueCents > 0 ? 'pm_card_visa' : '',
    },
    namesLanguage(stay),
  );
  checks.hold('change: made', answer.body.type === 'changed', { stay: stay.number, error: answer.body.error });
  for (let round = 0; round < 3; round += 1) await recover(world.deps);
  stay.extras = wanted.optionalItems;
  checks.note(now.totalCents > offer.was.totalCents ? 'changed to more' : 'changed to less');
  const after = await look(walk, stay, 'after a change');
  checks.hold('change: total, rest and steps are those offered', isAsOffered(after.trip, offer), {
    stay: stay.number,
    offer,
    after,
  });
  const mail = await world.mail(stay.email, /changed|cambi/i);
  checks.hold('change mail: came', mail !== null, { stay: stay.number });
  if (!mail) return;
  const { reservation } = after;
  const agreed = getAgreed(stay, reservation);
  checkTerms(walk, stay, 'change', mail, reservation);
  if (reservation.rest) return;
  checkAmounts(walk, stay, 'change', mail, [
    ...billCents(reservation),
    agreed.paidCents,
    ...[dueCents, refundCents, agreed.paidCents - reservation.totalCents].filter((cents) => cents > 0),
    ...refundsFrom(today(walk, stay), agreed),
  ]);
}

function isAsOffered({ reservation, cancellation }: Awaited<ReturnType<typeof look>>['trip'], offer: ChangeOffer) {
  return (
    reservation.totalCents === offer.now.totalCents &&
    (reservation.rest?.amountCents ?? 0) === (offer.rest?.restCents ?? 0) &&
    JSON.stringify(cancellation.steps) === JSON.stringify(offer.steps)
  );
}
