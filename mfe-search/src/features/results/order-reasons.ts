/** Why a home stands where it does, in words. Loaded with the dialog that shows it, texts included. */
import { toMiles } from '@roost/shared/domain/distance';
import { CALENDAR_NIGHTS } from '@roost/shared/domain/ranking';
import type { Position } from '@roost/shared/domain/ranking';
import type { ResultCard } from '../../api/result-card.ts';

export const orderCopy = {
  title: 'Why this order?',
  intro:
    'Homes that guests rate highly, that are the right size for your group and that are close to the place you searched come first. Homes that are much alike are spread out. Nobody pays to be shown higher.',
  fewReviews: 'A rating counts for more when more guests gave it.',
  list: 'The homes on this page',
  done: 'Got it',
};

const miles = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
/** A part below this share is said as what holds the home back. */
const WEAK = 0.5;

/** Returns one short statement for each part of the order that plays a part in the search. */
export function getReasons(card: ResultCard, { parts, metres }: Position, guests: number): string[] {
  return [
    card.rating === null
      ? 'New, no reviews yet'
      : `${card.rating.toFixed(2).replace(/0$/, '')} from ${plural(card.reviews, 'review')}`,
    ...(parts.party === undefined
      ? []
      : [
          parts.party === 1
            ? `Right size for ${plural(guests, 'guest')}`
            : `Sleeps ${card.sleeps}, ${parts.party < WEAK ? 'much more' : 'more'} than ${plural(guests, 'guest')} need${guests === 1 ? 's' : ''}`,
        ]),
    ...(metres === null ? [] : [`${miles.format(toMiles(metres))} mi away`]),
    ...(card.freeNights === null ? [] : [`${card.freeNights} of the next ${CALENDAR_NIGHTS} nights free`]),
  ];
}
