/** Why a home stands where it does, in words. Loaded with the dialog that shows it, texts included. */
import { toMiles } from '@roost/shared/domain/distance';
import { CALENDAR_NIGHTS } from '@roost/shared/domain/ranking';
import type { Position } from '@roost/shared/domain/ranking';
import type { ResultCard } from '../../api/result-card.ts';
import { defineTexts } from '@roost/shared/texts';

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const orderCopy = defineTexts('mfe-search/order', {
  title: 'Why this order?',
  intro:
    'First come homes that guests rate highly and that are the right size for your group. Very similar homes are spread out. Nobody pays to be shown higher.',
  introNear:
    'First come homes that guests rate highly, that are the right size for your group and that are close to the place you searched. Very similar homes are spread out. Nobody pays to be shown higher.',
  fewReviews: 'A rating counts for more when more guests gave it.',
  list: 'The homes on this page',
  done: 'Got it',
  unrated: 'New, no reviews yet',
  rated: (rating: string, reviews: number) => `${rating} from ${plural(reviews, 'review')}`,
  rightSize: (guests: number) => `Right size for ${plural(guests, 'guest')}`,
  tooLarge: (sleeps: number, much: boolean, guests: number) =>
    `Sleeps ${sleeps}, ${much ? 'much more' : 'more'} than ${plural(guests, 'guest')} need${guests === 1 ? 's' : ''}`,
  away: (miles: string) => `${miles} mi away`,
  free: (free: number, of: number) => `${free} of the next ${of} nights free`,
});

const miles = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
/** A part below this share is said as what holds the home back. */
const WEAK = 0.5;

/** Returns one short statement for each part of the order that plays a part in the search. */
export function getReasons(card: ResultCard, { parts, metres }: Position, guests: number): string[] {
  return [
    card.rating === null ? orderCopy.unrated : orderCopy.rated(card.rating.toFixed(2).replace(/0$/, ''), card.reviews),
    ...(parts.party === undefined
      ? []
      : [
          parts.party === 1 ? orderCopy.rightSize(guests) : orderCopy.tooLarge(card.sleeps, parts.party < WEAK, guests),
        ]),
    ...(metres === null ? [] : [orderCopy.away(miles.format(toMiles(metres)))]),
    ...(card.freeNights === null ? [] : [orderCopy.free(card.freeNights, CALENDAR_NIGHTS)]),
  ];
}
